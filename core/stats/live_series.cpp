// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/live_series.h"

#include <array>
#include <cmath>

#include "stats/order_interval.h"
#include "stats/quantile.h"

namespace cwb {

void LiveSeries::add(std::uint64_t round, double ns) {
  histogram_.add(ns);
  timeline_.add(round, ns);
  // Welford's update: one pass, no cancellation.
  const double distance = ns - mean_;
  mean_ += distance / static_cast<double>(histogram_.count());
  squares_ += distance * (ns - mean_);
}

std::optional<Summary> LiveSeries::summary() const {
  const std::uint64_t n = histogram_.count();
  if (n == 0) return std::nullopt;
  constexpr std::array parts{0.05, 0.25, 0.5, 0.75, 0.95, 0.99, 0.999};
  const std::vector<double> values = histogram_.quantiles(parts);
  const auto supported = [&](std::size_t i) -> std::optional<double> {
    if (!supports_quantile(n, parts[i])) return std::nullopt;
    return values[i];
  };

  Summary summary;
  summary.n = n;
  summary.min = histogram_.min();
  summary.max = histogram_.max();
  summary.p5 = supported(0);
  summary.p25 = supported(1);
  summary.median = values[2];
  summary.p75 = supported(3);
  summary.p95 = supported(4);
  summary.p99 = supported(5);
  summary.p999 = supported(6);
  if (const auto ranks = median_ranks(n)) {
    // The middle of the place that the order statistic takes among n.
    const auto part = [n](std::uint64_t rank) {
      return (static_cast<double>(rank) + 0.5) / static_cast<double>(n);
    };
    const std::array bounds{part(ranks->low), part(ranks->high)};
    const std::vector<double> interval = histogram_.quantiles(bounds);
    summary.interval = Interval{interval[0], interval[1]};
  }
  summary.mad = histogram_.median_distance(summary.median);
  summary.mean = mean_;
  if (n >= 2) summary.standard_deviation = std::sqrt(squares_ / static_cast<double>(n - 1));
  return summary;
}

}  // namespace cwb
