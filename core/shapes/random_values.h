// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "base/random.h"

// Values of a seed, the same on every machine: integers, and what one exact operation makes of
// them.
namespace cwb {

/// From least to most, both included; least must not be above most.
std::uint64_t between(Random& random, std::uint64_t least, std::uint64_t most);

/// True in so many of a hundred cases.
bool chance(Random& random, std::uint64_t percent);

/// From 0 to 2^bits - 1; bits from 1 to 64.
std::uint64_t integer_of_bits(Random& random, std::uint64_t bits);

/// n thousandths: a double of at most three decimals, correctly rounded by the one division.
double thousandths(std::int64_t n);

/// From 0 up to 128, with all 53 bits of a double: some 17 digits in decimal.
double full_precision(Random& random);

/// One of the items.
std::string_view one_of(Random& random, std::span<const std::string_view> items);

/// Lower-case words and blanks, of just so many bytes.
std::string words(Random& random, std::size_t length);

/// So many hexadecimal digits.
std::string hex_digits(Random& random, std::size_t length);

/// What make() gives, in so many of a hundred cases.
template <class Make>
auto perhaps(Random& random, std::uint64_t percent, Make&& make)
    -> std::optional<decltype(make())> {
  if (!chance(random, percent)) return std::nullopt;
  return std::forward<Make>(make)();
}

}  // namespace cwb
