// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "base/little_endian.h"

// What the parts of the sproto codec share: the format's numbers, and why bytes were refused.
namespace cwb::sproto {

/// The largest integer that a field word holds itself: the word is twice the integer, plus two.
inline constexpr std::int64_t largest_inline = 32766;

/// The longest string, array or message: lengths are 32 bits.
inline constexpr std::uint64_t longest_part = 0xffffffff;

/// Messages inside messages, the root and the entries of maps counted. The format sets no limit,
/// but a decoder recurses; this is the depth that the JSON reader allows its lists and maps.
inline constexpr std::size_t deepest_message = 200;

/// The largest magnitude of an integer(n) on the wire, 2^50: up to there an integer that was
/// divided by 10^n, n at most 9, and multiplied again, rounds to the same integer in doubles.
inline constexpr std::int64_t largest_fixed = std::int64_t{1} << 50;

/// Why bytes were refused. The offset is from the first byte of the message, of the packed bytes
/// where those are at fault.
struct WireError {
  std::string message;
  std::size_t offset = 0;
};

}  // namespace cwb::sproto
