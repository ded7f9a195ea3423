// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include <fmt/format.h>

#include "codecs/sproto/decode.h"
#include "codecs/sproto/wire.h"

namespace cwb::sproto {

inline constexpr std::size_t word_bytes = sizeof(std::uint16_t);
inline constexpr std::size_t length_bytes = sizeof(std::uint32_t);

/// Bytes still to be read.
struct Slice {
  const std::byte* at;
  const std::byte* end;

  std::size_t size() const { return static_cast<std::size_t>(end - at); }
  std::string_view text() const { return {reinterpret_cast<const char*>(at), size()}; }
};

/// What decoders have in common, whatever they decode to: the parts of a message, with all bounds
/// checked. A function that gives a bool gives false where the bytes are wrong.
///
/// The small ones must be inlined: a slice that is passed by reference lives in memory, and to wait
/// for it there takes longer than to decode a field.
class Reader {
 public:
  /// What was wrong in these bytes, which the slices were of.
  WireError error(std::span<const std::byte> bytes) const {
    const auto offset = static_cast<std::size_t>(where_ - bytes.data());
    return {fmt::format("{}, at byte {} of {}", wrong_, offset, bytes.size()), offset};
  }

 protected:
  [[gnu::cold, gnu::noinline]] bool fail(const char* what, const std::byte* at) {
    wrong_ = what;
    where_ = at;
    return false;
  }

  /// The next part with a length of 32 bits, taken from the front of `bytes`.
  [[gnu::always_inline]] bool take_part(Slice& bytes, Slice& part) {
    if (bytes.size() < length_bytes) return fail("the bytes end inside a length", bytes.at);
    const std::size_t length = load<std::uint32_t>(bytes.at);
    if (bytes.size() - length_bytes < length) {
      return fail("a length reaches beyond the end", bytes.at);
    }
    part.at = bytes.at + length_bytes;
    part.end = part.at + length;
    bytes.at = part.end;
    return true;
  }

  /// The count of field words and the words; `bytes` is then the data part.
  [[gnu::always_inline]] bool take_words(Slice& bytes, Slice& words) {
    if (bytes.size() < word_bytes) return fail("the bytes end inside the field count", bytes.at);
    const std::size_t size = word_bytes * load<std::uint16_t>(bytes.at);
    if (bytes.size() - word_bytes < size) {
      return fail("the field count reaches beyond the end", bytes.at);
    }
    words.at = bytes.at + word_bytes;
    words.end = words.at + size;
    bytes.at = words.end;
    return true;
  }

  [[gnu::always_inline]] bool count_parts(Slice part, std::size_t& count) {
    Slice item{};
    for (; part.size() > 0; ++count) {
      if (!take_part(part, item)) return false;
    }
    return true;
  }

  /// To be called as a message, or a map, begins and ends.
  [[gnu::always_inline]] bool enter(const Slice& bytes) {
    return ++depth_ <= deepest_message || fail("messages are nested too deep", bytes.at);
  }
  void leave() { --depth_; }

  bool ends(Slice bytes, Trailing trailing) {
    if (bytes.at == bytes.end) [[likely]]
      return true;
    return ends_in_padding(bytes, trailing);
  }

 private:
  [[gnu::noinline]] bool ends_in_padding(Slice bytes, Trailing trailing) {
    constexpr std::size_t group_bytes = 8;
    const bool padding = trailing == Trailing::zero_padding && bytes.size() < group_bytes &&
                         std::all_of(bytes.at, bytes.end, [](auto b) { return b == std::byte{0}; });
    return padding || fail("bytes follow the end of the message", bytes.at);
  }

  const char* wrong_ = nullptr;
  const std::byte* where_ = nullptr;
  std::size_t depth_ = 0;
};

}  // namespace cwb::sproto
