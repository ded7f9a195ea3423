// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/random_values.h"

#include <array>

namespace cwb {

std::uint64_t between(Random& random, std::uint64_t least, std::uint64_t most) {
  return least + random.below(most - least + 1);
}

bool chance(Random& random, std::uint64_t percent) { return random.below(100) < percent; }

std::uint64_t integer_of_bits(Random& random, std::uint64_t bits) {
  return random.next() >> (64 - bits);
}

double thousandths(std::int64_t n) { return static_cast<double>(n) / 1000.0; }

double full_precision(Random& random) {
  // 53 bits fit a double, and a power of two changes its exponent alone.
  return static_cast<double>(random.next() >> 11) * 0x1p-46;
}

std::string_view one_of(Random& random, std::span<const std::string_view> items) {
  return items[random.below(items.size())];
}

std::string words(Random& random, std::size_t length) {
  static constexpr std::array<std::string_view, 40> known{
      "a",     "the",    "of",      "to",     "and",    "in",     "is",       "not",
      "after", "before", "request", "queue",  "worker", "cache",  "found",    "retry",
      "slow",  "open",   "closed",  "value",  "limit",  "from",   "with",     "table",
      "river", "stone",  "gate",    "light",  "north",  "signal", "tower",    "market",
      "paper", "window", "garden",  "bridge", "silver", "winter", "platform", "measure"};
  std::string text;
  text.reserve(length + 16);
  while (text.size() < length) {
    text += one_of(random, known);
    text += ' ';
  }
  text.resize(length);
  if (!text.empty() && text.back() == ' ') text.back() = '.';
  return text;
}

std::string hex_digits(Random& random, std::size_t length) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text(length, '0');
  for (char& c : text) c = digits[random.below(digits.size())];
  return text;
}

}  // namespace cwb
