// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace cwb {

/// An interval of nanoseconds.
struct Interval {
  double low = 0;
  double high = 0;

  friend bool operator==(const Interval&, const Interval&) = default;
};

/// The figures of one series, ns per iteration. A quantile that so few samples do not support is
/// missing.
struct Summary {
  std::uint64_t n = 0;
  double median = 0;
  std::optional<Interval>
      interval;  ///< of the median, 95 %, from order statistics; needs 6 samples
  std::optional<double> p5, p25, p75, p95, p99, p999;
  double min = 0;
  double max = 0;
  double mean = 0;
  std::optional<double> standard_deviation;  ///< needs 2 samples
  double mad = 0;  ///< median of the distances from the median, not scaled
};

/// Nothing where there are no samples. Copies the samples; O(n log n) at worst.
std::optional<Summary> summarise(std::span<const double> ns);

}  // namespace cwb
