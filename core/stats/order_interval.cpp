// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/order_interval.h"

#include <boost/math/distributions/binomial.hpp>

namespace cwb {

std::optional<Ranks> median_ranks(std::uint64_t n, double confidence) {
  const double tail = (1 - confidence) / 2;
  if (n == 0) return std::nullopt;
  const boost::math::binomial_distribution<double> below(static_cast<double>(n), 0.5);
  if (boost::math::cdf(below, 0) > tail) return std::nullopt;
  // x(k) from 0 lies above the median when at most k samples lie below it. Boost's quantile is the
  // first guess; the loops settle its rounding.
  auto k = static_cast<std::uint64_t>(boost::math::quantile(below, tail));
  while (k > 0 && boost::math::cdf(below, static_cast<double>(k)) > tail) --k;
  while (boost::math::cdf(below, static_cast<double>(k + 1)) <= tail) ++k;
  return Ranks{k, n - 1 - k};
}

}  // namespace cwb
