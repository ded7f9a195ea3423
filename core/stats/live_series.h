// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "stats/summary.h"

namespace cwb {

/// Counts values in fixed bins, 1024 to each doubling, so that a bin is at most 0.1 % wide. Adding
/// is O(1); memory does not depend on the number of values. Minimum and maximum are exact.
class LogHistogram {
 public:
  /// One bin: low <= value < high.
  struct Bin {
    double low = 0;
    double high = 0;
    std::uint64_t count = 0;
  };

  /// value > 0 and finite; others are counted in the nearest bin.
  void add(double value);

  std::uint64_t count() const { return count_; }
  double min() const { return min_; }  ///< meaningless while count() is 0
  double max() const { return max_; }

  /// The value below which a part p (0 to 1) of all lies, interpolated inside its bin, so off by at
  /// most 0.1 %. count() must not be 0.
  double quantile(double p) const;

  /// The bins that hold something, in ascending order.
  std::vector<Bin> bins() const;

  /// Counts between ascending edges: one less than there are edges. A fine bin that an edge cuts is
  /// shared in proportion. Values outside the edges are in none.
  std::vector<double> rebinned(std::span<const double> edges) const;

  /// How many lie below / at or above the value; off by at most what its own bin holds.
  double count_below(double value) const;

 private:
  static std::size_t place(double value);
  static double edge(std::size_t place);

  std::vector<std::uint32_t> counts_;  ///< grows by whole doublings
  std::size_t first_ = 0;              ///< the place of counts_[0]
  std::uint64_t count_ = 0;
  double min_ = 0;
  double max_ = 0;
};

/// The samples of a series by round, as at most 2,048 columns of minimum, mean and
/// maximum: when it is full, neighbours are merged and a column stands for twice as many rounds.
class TimelineEnvelope {
 public:
  struct Column {
    std::uint64_t first_round = 0;
    std::uint64_t rounds = 0;
    double min = 0;
    double max = 0;
    double mean = 0;
  };

  void add(std::uint64_t round, double value);
  std::span<const Column> columns() const { return columns_; }

 private:
  static constexpr std::size_t limit = 2048;
  std::vector<Column> columns_;
  std::uint64_t width_ = 1;  ///< rounds in a full column
};

/// What a live view knows of one series; its cost per frame does not depend on the samples taken.
class LiveSeries {
 public:
  void add(std::uint64_t round, double ns);

  const LogHistogram& histogram() const { return histogram_; }
  const TimelineEnvelope& timeline() const { return timeline_; }

  /// As `summarise`, from the bins: off by at most 0.1 %. Nothing where there are no samples.
  std::optional<Summary> summary() const;

 private:
  LogHistogram histogram_;
  TimelineEnvelope timeline_;
};

}  // namespace cwb
