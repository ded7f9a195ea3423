// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/summary.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "stats/order_interval.h"
#include "stats/quantile.h"

namespace cwb {
namespace {

double median_distance(const std::vector<double>& ascending, double median) {
  std::vector<double> distances;
  distances.reserve(ascending.size());
  for (const double value : ascending) distances.push_back(std::abs(value - median));
  std::ranges::sort(distances);
  return quantile_of_sorted(distances, 0.5);
}

}  // namespace

std::optional<Summary> summarise(std::span<const double> ns) {
  if (ns.empty()) return std::nullopt;
  std::vector<double> sorted(ns.begin(), ns.end());
  std::ranges::sort(sorted);
  const auto supported = [&sorted](double p) -> std::optional<double> {
    if (!supports_quantile(sorted.size(), p)) return std::nullopt;
    return quantile_of_sorted(sorted, p);
  };

  Summary summary;
  summary.n = sorted.size();
  summary.min = sorted.front();
  summary.max = sorted.back();
  summary.median = quantile_of_sorted(sorted, 0.5);
  if (const auto ranks = median_ranks(summary.n)) {
    summary.interval = Interval{sorted[ranks->low], sorted[ranks->high]};
  }
  summary.p5 = supported(0.05);
  summary.p25 = supported(0.25);
  summary.p75 = supported(0.75);
  summary.p95 = supported(0.95);
  summary.p99 = supported(0.99);
  summary.p999 = supported(0.999);
  summary.mad = median_distance(sorted, summary.median);

  // Two passes, and sums around the median, keep the digits that a sum of squares would lose.
  double sum = 0;
  for (const double value : sorted) sum += value - summary.median;
  const auto n = static_cast<double>(summary.n);
  summary.mean = summary.median + sum / n;
  if (summary.n >= 2) {
    double squares = 0;
    for (const double value : sorted) squares += (value - summary.mean) * (value - summary.mean);
    summary.standard_deviation = std::sqrt(squares / (n - 1));
  }
  return summary;
}

}  // namespace cwb
