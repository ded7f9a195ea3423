// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/sweep.h"

#include <cmath>

namespace cwb {

std::vector<std::int64_t> values_of(const GeometricRange& range) {
  std::vector<std::int64_t> values;
  // Rounding from the power, not from the value before, keeps 1, 1.5, 2.25 ... on its way.
  for (int power = 0; values.size() <= most_swept_payloads; ++power) {
    const double exact = static_cast<double>(range.from) * std::pow(range.factor, power);
    if (!(std::round(exact) <= static_cast<double>(range.to))) break;
    const auto value = static_cast<std::int64_t>(std::llround(exact));
    if (values.empty() || values.back() != value) values.push_back(value);
  }
  return values;
}

}  // namespace cwb
