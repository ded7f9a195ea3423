// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/quantile.h"

#include <algorithm>
#include <cmath>

namespace cwb {

bool supports_quantile(std::uint64_t n, double p) {
  // 100 * (1 - 0.99) is a little under 1 in binary.
  constexpr double rounding = 1e-9;
  return static_cast<double>(n) * std::min(p, 1 - p) >= 1 - rounding;
}

double quantile_of_sorted(std::span<const double> ascending, double p) {
  const double place = p * static_cast<double>(ascending.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, ascending.size() - 1);
  return std::lerp(ascending[below], ascending[above], place - std::floor(place));
}

}  // namespace cwb
