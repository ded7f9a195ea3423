// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "run/run.h"
#include "run/verdicts.h"
#include "stats/summary.h"

namespace cwb {

/// One case's line in the table and in the exports.
struct SummaryRow {
  std::size_t case_index = 0;      ///< a place in Run::cases
  std::optional<Summary> summary;  ///< nothing where there are no samples
  std::optional<double> mb_per_s;  ///< 10^6 bytes of compact JSON a second, by the median
  std::optional<double>
      ratio_to_baseline;              ///< median / the baseline's median, same payload and phase
  bool below_resolution = false;      ///< the median is an upper bound: shown as "below resolution"
  std::optional<Verdict> verdict;     ///< against the baseline
  std::optional<std::uint64_t> rank;  ///< within payload, phase and family, from 1
  bool tied = false;                  ///< another has the same rank
};

/// One row for each case of the run, in its order. The ratio is to the profile's baseline; where
/// that is empty or gave no samples, to nothing.
std::vector<SummaryRow> summary_rows(const Run& run);
/// The same, with what was judged already.
std::vector<SummaryRow> summary_rows(const Run& run, const Verdicts& verdicts);

}  // namespace cwb
