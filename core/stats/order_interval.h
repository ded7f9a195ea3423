// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace cwb {

/// The places, from 0, of the two order statistics that bound a median.
struct Ranks {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  friend bool operator==(const Ranks&, const Ranks&) = default;
};

/// The confidence of every median's interval.
inline constexpr double median_confidence = 0.95;

/// The narrowest pair of order statistics, symmetric in rank, that holds the median of n
/// independent samples of any one distribution with at least this confidence (the sign test's
/// interval: the number of samples below the median is binomial(n, 1/2)). Nothing where n is too
/// small.
std::optional<Ranks> median_ranks(std::uint64_t n, double confidence = median_confidence);

}  // namespace cwb
