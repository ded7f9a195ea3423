// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "measure/clock.h"
#include "measure/extra_passes.h"
#include "measure/seats.h"

namespace cwb {

/// Fills in what compressors make of the encoded bytes of each codec and payload of which a case
/// still runs: all its phases get the same figures. The subjects are there. What fails is a warning
/// of the run.
void add_compressed_sizes(const AfterRounds& after, std::span<const Seat> seats, Clock& clock);

}  // namespace cwb
