// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/generation_medians.h"

#include <algorithm>

#include "stats/quantile.h"

namespace cwb {

std::vector<GenerationMedian> generation_medians(const Series& series) {
  std::vector<GenerationMedian> medians;
  std::vector<double> values;
  for (std::size_t i = 0; i < series.ns.size(); ++i) {
    values.push_back(series.ns[i]);
    const std::uint64_t generation = series.marks[i].generation;
    if (i + 1 < series.ns.size() && series.marks[i + 1].generation == generation) continue;
    std::ranges::sort(values);
    medians.push_back({generation, quantile_of_sorted(values, 0.5)});
    values.clear();
  }
  return medians;
}

}  // namespace cwb
