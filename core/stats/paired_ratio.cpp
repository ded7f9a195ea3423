// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/paired_ratio.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "stats/order_interval.h"
#include "stats/quantile.h"

namespace cwb {
namespace {

std::vector<double> log_ratios(std::span<const GenerationMedian> first,
                               std::span<const GenerationMedian> second) {
  std::vector<double> logs;
  auto other = second.begin();
  for (const GenerationMedian& median : first) {
    while (other != second.end() && other->generation < median.generation) ++other;
    if (other == second.end()) break;
    if (other->generation == median.generation) {
      logs.push_back(std::log(median.ns) - std::log(other->ns));
    }
  }
  return logs;
}

}  // namespace

std::optional<PairedRatio> paired_ratio(std::span<const GenerationMedian> first,
                                        std::span<const GenerationMedian> second,
                                        double confidence) {
  std::vector<double> logs = log_ratios(first, second);
  if (logs.empty()) return std::nullopt;
  std::ranges::sort(logs);
  PairedRatio comparison;
  comparison.generations = logs.size();
  comparison.ratio = std::exp(quantile_of_sorted(logs, 0.5));
  if (const auto ranks = median_ranks(logs.size(), confidence)) {
    comparison.interval = Interval{std::exp(logs[ranks->low]), std::exp(logs[ranks->high])};
  }
  return comparison;
}

std::uint64_t generations_needed(double confidence) {
  std::uint64_t n = 1;
  while (!median_ranks(n, confidence)) ++n;
  return n;
}

double single_confidence(double family_confidence, std::uint64_t comparisons) {
  return 1 - (1 - family_confidence) / static_cast<double>(std::max<std::uint64_t>(comparisons, 1));
}

}  // namespace cwb
