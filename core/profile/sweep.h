// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace cwb {

/// So many payloads may one entry of a profile stand for.
inline constexpr std::size_t most_swept_payloads = 100;

/// from, from * factor, from * factor^2 ... as long as they are at most `to`.
struct GeometricRange {
  std::int64_t from = 1;
  std::int64_t to = 1;
  double factor = 10;  ///< over 1

  friend bool operator==(const GeometricRange&, const GeometricRange&) = default;
};

/// The range's whole numbers, each once: products are rounded, so that a small factor may give a
/// number twice. Ends when there are more than most_swept_payloads.
std::vector<std::int64_t> values_of(const GeometricRange& range);

/// Several values of one parameter, each of which makes a payload.
struct Sweep {
  std::vector<std::int64_t> values;     ///< at least one, none twice
  std::optional<GeometricRange> range;  ///< what the values were written as, if not as a list

  friend bool operator==(const Sweep&, const Sweep&) = default;
};

}  // namespace cwb
