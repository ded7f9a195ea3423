// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <concepts>
#include <cstddef>
#include <cstring>

// Little-endian integers, as the wire formats have them, at any address.
namespace cwb {

namespace detail {
template <std::unsigned_integral T>
constexpr T swapped_on_big_endian(T value) {
  if constexpr (std::endian::native == std::endian::big) {
    T swapped = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i) {
      swapped = static_cast<T>(swapped << 8 | (value >> (8 * i) & 0xff));
    }
    return swapped;
  } else {
    return value;
  }
}
}  // namespace detail

/// The integer whose first sizeof(T) bytes stand at `from`.
template <std::unsigned_integral T>
inline T load(const std::byte* from) {
  T value;
  std::memcpy(&value, from, sizeof(T));
  return detail::swapped_on_big_endian(value);
}

/// Writes the integer and gives the place behind it.
template <std::unsigned_integral T>
inline std::byte* store(std::byte* to, T value) {
  value = detail::swapped_on_big_endian(value);
  std::memcpy(to, &value, sizeof(T));
  return to + sizeof(T);
}

}  // namespace cwb
