// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include <fmt/format.h>

#include "codecs/proto3_fit.h"
#include "codecs/protobuf_table/plan.h"
#include "codecs/protobuf_table/wire.h"

namespace cwb::protobuf_table {

/// A field that the plan knows, as it was met in the bytes.
struct Met {
  const PlanField* field = nullptr;  ///< nullptr at the message's end
  std::size_t place = 0;             ///< the field's, in its message
  bool is_element = false;           ///< one number of a list, where it was not packed
};

/// What both decoders have in common: tags, lengths and numbers, with all bounds checked. A
/// function that gives a bool gives false where the bytes are wrong.
class Reader {
 public:
  explicit Reader(const Plan& plan) : plan_(plan) {}

  bool failed() const { return wrong_ != nullptr; }

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

  const PlanMessage& message_of(const PlanField& field) const {
    return plan_.messages[field.message];
  }
  const PlanMessage& entry_of(const PlanField& field) const { return plan_.messages[field.entry]; }

  /// The message's next field, whose tag is taken from `bytes`. What the plan does not know, or
  /// knows with another wire type, is skipped. `expected` is tried first.
  bool next(const PlanMessage& type, std::size_t expected, Slice& bytes, Met& met) {
    while (bytes.at != bytes.end) {
      const std::byte* const start = bytes.at;
      std::uint32_t word = 0;
      if (!take_tag(bytes, word)) return false;
      if (expected >= type.fields.size() || type.fields[expected].tag.word != word) {
        expected = type.find_number(word >> wire_type_bits);
      }
      if (expected < type.fields.size()) {
        const PlanField& field = type.fields[expected];
        const bool as_written = field.tag.word == word;
        if (as_written || field.element_word == word) {
          met = {&field, expected, field.packed && !as_written};
          return true;
        }
      }
      if (!skip(word, start, bytes)) return false;
    }
    met.field = nullptr;
    return true;
  }

  /// True, and the tag is taken, where the same field follows once more.
  static bool again(const WireTag& tag, Slice& bytes) {
    if (tag.size == 1) [[likely]] {
      if (bytes.at == bytes.end || *bytes.at != tag.bytes[0]) return false;
      ++bytes.at;
      return true;
    }
    if (bytes.size() < tag.size || std::memcmp(bytes.at, tag.bytes.data(), tag.size) != 0) {
      return false;
    }
    bytes.at += tag.size;
    return true;
  }

  /// How many values with this tag stand in a row, the first of which has its tag taken; at
  /// least 1.
  static std::size_t count_row(const WireTag& tag, Slice bytes) {
    std::size_t count = 0;
    do {
      ++count;
      std::uint64_t length = 0;
      const std::byte* const at = take_varint(bytes.at, bytes.end, length);
      if (!at || length > static_cast<std::size_t>(bytes.end - at)) break;
      bytes.at = at + length;
    } while (again(tag, bytes));
    return count;
  }

  /// What has a length, taken from the front of `bytes`.
  bool take_part(Slice& bytes, Slice& part) {
    std::uint64_t length = 0;
    if (bytes.at != bytes.end && *bytes.at < std::byte{0x80}) [[likely]] {
      part.at = bytes.at + 1;
      length = std::to_integer<std::uint64_t>(*bytes.at);
    } else if (!take_long_length(bytes, part, length)) {
      return false;
    }
    if (static_cast<std::size_t>(bytes.end - part.at) < length) {
      return fail("a length reaches beyond the end", bytes.at);
    }
    part.end = part.at + length;
    bytes.at = part.end;
    return true;
  }

  bool take_number(Slice& bytes, std::uint64_t& value) {
    const std::byte* const behind = take_varint(bytes.at, bytes.end, value);
    if (!behind) return fail("a varint ends nowhere within 10 bytes", bytes.at);
    bytes.at = behind;
    return true;
  }

  bool take_double(Slice& bytes, std::uint64_t& bits) {
    if (bytes.size() < sizeof(bits)) return fail("the bytes end inside a double", bytes.at);
    bits = load<std::uint64_t>(bytes.at);
    bytes.at += sizeof(bits);
    return true;
  }

  /// libprotobuf's limit, so that what one decodes the other does. `depth`: 0 for the root.
  bool may_nest(int depth, const std::byte* at) {
    return depth <= proto3_recursion_limit || fail("messages are nested more than 100 deep", at);
  }

 private:
  bool take_tag(Slice& bytes, std::uint32_t& word) {
    if (*bytes.at < std::byte{0x80}) [[likely]] {
      word = std::to_integer<std::uint32_t>(*bytes.at++);
      return true;
    }
    // As libprotobuf: five bytes at most, and what is above 32 bits is dropped.
    const std::byte* const start = bytes.at;
    word = 0;
    for (unsigned i = 0; i < longest_word && bytes.at != bytes.end; ++i) {
      const auto byte = std::to_integer<std::uint32_t>(*bytes.at++);
      word |= (byte & 0x7f) << (7 * i);
      if (byte < 0x80) return true;
    }
    return fail("a tag ends nowhere within 5 bytes", start);
  }

  [[gnu::noinline]] bool take_long_length(Slice& bytes, Slice& part, std::uint64_t& length) {
    const std::byte* at = bytes.at;
    for (unsigned i = 0; i < longest_word && at != bytes.end; ++i) {
      const auto byte = std::to_integer<std::uint64_t>(*at++);
      length |= (byte & 0x7f) << (7 * i);
      if (byte < 0x80) {
        part.at = at;
        return length <= largest_message || fail("a length is beyond 2 GiB", bytes.at);
      }
    }
    return fail("a length ends nowhere within 5 bytes", bytes.at);
  }

  /// Skips the value of an unknown field.
  bool skip(std::uint32_t word, const std::byte* start, Slice& bytes) {
    if (word >> wire_type_bits == 0) return fail("a field has the number 0", start);
    std::uint64_t number = 0;
    Slice part;
    switch (static_cast<WireType>(word & ((1U << wire_type_bits) - 1))) {
      case WireType::varint:
        return take_number(bytes, number);
      case WireType::fixed64:
        return take_fixed(sizeof(std::uint64_t), bytes);
      case WireType::length:
        return take_part(bytes, part);
      case WireType::fixed32:
        return take_fixed(sizeof(std::uint32_t), bytes);
      case WireType::group_start:
      case WireType::group_end:
        return fail("a group, which proto3 does not have", start);
    }
    return fail("a tag has a wire type that protobuf does not have", start);
  }

  bool take_fixed(std::size_t size, Slice& bytes) {
    if (bytes.size() < size) return fail("the bytes end inside a number", bytes.at);
    bytes.at += size;
    return true;
  }

  const Plan& plan_;
  const char* wrong_ = nullptr;
  const std::byte* where_ = nullptr;
};

}  // namespace cwb::protobuf_table
