// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

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

  /// Values under 2^-20 or over 2^50 ns are counted in the first and last bin that there can be.
  void add(double value);

  std::uint64_t count() const { return count_; }
  double min() const { return min_; }  ///< meaningless while count() is 0
  double max() const { return max_; }

  /// The value below which a part p (0 to 1) of all lies, interpolated inside its bin, so off by at
  /// most 0.1 %. count() must not be 0.
  double quantile(double p) const;

  /// As quantile, of several ascending p in one pass.
  std::vector<double> quantiles(std::span<const double> ascending) const;

  /// The median of the distances from the value, to the width of a bin. count() must not be 0.
  double median_distance(double from) const;

  /// The bins that hold something, in ascending order.
  std::vector<Bin> bins() const;

  /// Counts between ascending edges: one less than there are edges. A fine bin that an edge cuts is
  /// shared in proportion. Values outside the edges are in none.
  std::vector<double> rebinned(std::span<const double> edges) const;

  /// How many lie below the value; off by at most what its own bin holds.
  double count_below(double value) const;

 private:
  Bin bin(std::size_t index) const;

  std::vector<std::uint32_t> counts_;  ///< grows by whole doublings
  std::size_t first_ = 0;              ///< the place of counts_[0]
  std::uint64_t count_ = 0;
  double min_ = 0;
  double max_ = 0;
};

}  // namespace cwb
