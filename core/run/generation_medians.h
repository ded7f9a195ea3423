// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "run/run.h"
#include "stats/paired_ratio.h"

namespace cwb {

/// The median of each generation that has samples, in their order. The last, incomplete one counts.
std::vector<GenerationMedian> generation_medians(const Series& series);

}  // namespace cwb
