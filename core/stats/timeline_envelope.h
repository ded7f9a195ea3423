// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace cwb {

/// The samples of a series by round, as at most 2,048 columns of minimum, mean and maximum. When it
/// is full, neighbours are merged and a column stands for twice as many rounds: memory and the cost
/// of drawing do not depend on the number of samples.
class TimelineEnvelope {
 public:
  struct Column {
    std::uint64_t first_round = 0;
    std::uint64_t samples = 0;
    double min = 0;
    double max = 0;
    double mean = 0;
  };

  static constexpr std::size_t limit = 2048;

  /// Rounds must not descend.
  void add(std::uint64_t round, double value);

  /// In the order of rounds; rounds without a sample have no column of their own.
  std::span<const Column> columns() const { return columns_; }
  std::uint64_t rounds_per_column() const { return width_; }

 private:
  std::vector<Column> columns_;
  std::uint64_t width_ = 1;
};

}  // namespace cwb
