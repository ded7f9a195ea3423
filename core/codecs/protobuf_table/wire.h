// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "base/little_endian.h"
#include "model/schema.h"

// What the parts of this codec share: the format's numbers, and its variable-length integers.
namespace cwb::protobuf_table {

/// The low three bits of a tag.
enum class WireType : std::uint8_t {
  varint = 0,
  fixed64 = 1,
  length = 2,  ///< a length, and so many bytes
  group_start = 3,
  group_end = 4,
  fixed32 = 5,
};

inline constexpr unsigned wire_type_bits = 3;

/// How a value of the type stands on the wire, alone.
constexpr WireType wire_type(FieldType type) {
  switch (type) {
    case FieldType::boolean:
    case FieldType::int32:
    case FieldType::int64:
    case FieldType::uint64:
      return WireType::varint;
    case FieldType::float64:
      return WireType::fixed64;
    case FieldType::string:
    case FieldType::bytes:
    case FieldType::message:
      return WireType::length;
  }
  return WireType::length;
}

/// The longest varint: 7 bits in each byte.
inline constexpr std::size_t longest_varint = 10;
/// The longest tag and the longest length, both 32 bits.
inline constexpr std::size_t longest_word = 5;

/// The largest message, as in libprotobuf.
inline constexpr std::uint64_t largest_message = std::numeric_limits<std::int32_t>::max();

/// Why bytes were refused. The offset is from the first byte of the root message.
struct WireError {
  std::string message;
  std::size_t offset = 0;
};

/// Bytes still to be read.
struct Slice {
  const std::byte* at = nullptr;
  const std::byte* end = nullptr;

  std::size_t size() const { return static_cast<std::size_t>(end - at); }
  std::string_view text() const { return {reinterpret_cast<const char*>(at), size()}; }
};

/// How many bytes the varint takes.
constexpr std::size_t varint_size(std::uint64_t value) {
  constexpr unsigned bits = 7;
  return (static_cast<unsigned>(std::bit_width(value | 1)) + bits - 1) / bits;
}

/// Writes the varint so that it ends at `end`, and gives the place of its first byte. Touches up to
/// longest_varint bytes before `end`.
inline std::byte* put_varint_before(std::byte* end, std::uint64_t value) {
  if (value < 0x80) {
    *--end = static_cast<std::byte>(value);
    return end;
  }
  const std::size_t size = varint_size(value);
  if (size <= sizeof(std::uint64_t)) {
    // Spread to 7 bits in each byte by halves, without a branch on the size; then the marks that
    // another byte follows.
    std::uint64_t word = (value & 0x000000000fffffff) | (value & 0x00fffffff0000000) << 4;
    word = (word & 0x00003fff00003fff) | (word & 0x0fffc0000fffc000) << 2;
    word = (word & 0x007f007f007f007f) | (word & 0x3f803f803f803f80) << 1;
    word |= 0x8080808080808080 & ((std::uint64_t{1} << (8 * (size - 1))) - 1);
    store(end - sizeof(word), word << (8 * (sizeof(word) - size)));
    return end - size;
  }
  std::byte* at = end - size;
  for (std::byte* to = at; to != end - 1; ++to, value >>= 7) {
    *to = static_cast<std::byte>(value | 0x80);
  }
  *(end - 1) = static_cast<std::byte>(value);
  return at;
}

/// A number that was read, and the place behind it: nullptr where there is none. By value, so that
/// both stay in registers.
struct Varint {
  const std::byte* behind = nullptr;
  std::uint64_t value = 0;
};

/// Byte by byte: where few bytes are left, and of the longest.
[[gnu::noinline]] inline Varint take_varint_slowly(const std::byte* at, const std::byte* end) {
  std::uint64_t value = 0;
  for (unsigned i = 0; i < longest_varint && at != end; ++i) {
    const auto byte = std::to_integer<std::uint64_t>(*at++);
    value |= (byte & 0x7f) << (7 * i);
    if (byte < 0x80) return {at, value};
  }
  return {};
}

/// The varint at `at`; none where it does not end before `end` or has more than longest_varint.
/// What is above 64 bits is dropped, as libprotobuf does. Bytes can be read up to `readable`, which
/// is mostly far behind the end of a nested message.
[[gnu::always_inline]] inline Varint take_varint(const std::byte* at, const std::byte* end,
                                                 const std::byte* readable) {
  if (at != end && *at < std::byte{0x80}) [[likely]]
    return {at + 1, std::to_integer<std::uint64_t>(*at)};
  if (readable - at < static_cast<std::ptrdiff_t>(sizeof(std::uint64_t))) {
    return take_varint_slowly(at, end);
  }
  std::uint64_t word = load<std::uint64_t>(at);
  const std::uint64_t last = ~word & 0x8080808080808080;
  if (last == 0) return take_varint_slowly(at, end);
  const std::byte* const behind = at + (static_cast<unsigned>(std::countr_zero(last)) + 1) / 8;
  if (behind > end) return {};
  // The bytes up to the last, then their 7 bits gathered by halves.
  word &= last ^ (last - 1);
  word = (word & 0x007f007f007f007f) | (word & 0x7f007f007f007f00) >> 1;
  word = (word & 0x00003fff00003fff) | (word & 0x3fff00003fff0000) >> 2;
  word = (word & 0x000000000fffffff) | (word & 0x0fffffff00000000) >> 4;
  return {behind, word};
}

}  // namespace cwb::protobuf_table
