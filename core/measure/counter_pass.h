// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "measure/calibration.h"
#include "measure/extra_passes.h"
#include "measure/seats.h"

namespace cwb {

/// So many samples of a case are counted; the median of those that had the counters for themselves
/// is kept, if they are the greater part.
inline constexpr std::size_t counted_samples = 7;

/// Fills in what one iteration of each running case takes in hardware events, and in the manifest
/// whether that was counted or why not. The subjects are there, and this is the thread that timed
/// them. `paces` has one for each case.
void add_hardware_counts(const AfterRounds& after, std::span<const Seat> seats,
                         std::span<const CasePace> paces);

}  // namespace cwb
