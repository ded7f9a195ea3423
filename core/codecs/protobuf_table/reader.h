// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
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
///
/// The small ones must be inlined: a slice that is passed by reference lives in memory, and to wait
/// for it there takes longer than to decode a field.
class Reader {
 public:
  Reader(const Plan& plan, std::span<const std::byte> bytes)
      : plan_(plan), bytes_(bytes), readable_(bytes.data() + bytes.size()) {}

  bool failed() const { return wrong_ != nullptr; }

  /// What was wrong.
  WireError error() const {
    const auto offset = static_cast<std::size_t>(where_ - bytes_.data());
    return {fmt::format("{}, at byte {} of {}", wrong_, offset, bytes_.size()), offset};
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
  [[gnu::always_inline]] bool next(const PlanMessage& type, std::size_t expected, Slice& bytes,
                                   Met& met) {
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
          met.field = &field;
          met.place = expected;
          met.is_element = field.packed && !as_written;
          return true;
        }
      }
      bytes.at = skip(word, start, bytes);
      if (!bytes.at) return false;
    }
    met.field = nullptr;
    return true;
  }

  /// True, and the tag is taken, where the same field follows once more.
  [[gnu::always_inline]] static bool again(const WireTag& tag, Slice& bytes) {
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
  std::size_t count_row(const WireTag& tag, Slice bytes) const {
    std::size_t count = 0;
    do {
      ++count;
      const Varint length = take_varint(bytes.at, bytes.end, readable_);
      if (!length.behind || length.value > static_cast<std::size_t>(bytes.end - length.behind)) {
        break;
      }
      bytes.at = length.behind + length.value;
    } while (again(tag, bytes));
    return count;
  }

  /// What has a length, taken from the front of `bytes`.
  [[gnu::always_inline]] bool take_part(Slice& bytes, Slice& part) {
    Varint length;
    if (bytes.at != bytes.end && *bytes.at < std::byte{0x80}) [[likely]] {
      length = {bytes.at + 1, std::to_integer<std::uint64_t>(*bytes.at)};
    } else {
      length = take_long_length(bytes);
      if (!length.behind) return false;
    }
    if (static_cast<std::size_t>(bytes.end - length.behind) < length.value) {
      return fail("a length reaches beyond the end", bytes.at);
    }
    part = {length.behind, length.behind + length.value};
    bytes.at = part.end;
    return true;
  }

  [[gnu::always_inline]] bool take_number(Slice& bytes, std::uint64_t& value) {
    const Varint number = take_varint(bytes.at, bytes.end, readable_);
    if (!number.behind) return fail("a varint ends nowhere within 10 bytes", bytes.at);
    bytes.at = number.behind;
    value = number.value;
    return true;
  }

  [[gnu::always_inline]] bool take_double(Slice& bytes, std::uint64_t& bits) {
    if (bytes.size() < sizeof(bits)) return fail("the bytes end inside a double", bytes.at);
    bits = load<std::uint64_t>(bytes.at);
    bytes.at += sizeof(bits);
    return true;
  }

  /// libprotobuf's limit, so that what one decodes the other does. `depth`: 0 for the root.
  [[gnu::always_inline]] bool may_nest(int depth, const std::byte* at) {
    return depth <= proto3_recursion_limit || fail("messages are nested more than 100 deep", at);
  }

 private:
  [[gnu::always_inline]] bool take_tag(Slice& bytes, std::uint32_t& word) {
    if (*bytes.at < std::byte{0x80}) [[likely]] {
      word = std::to_integer<std::uint32_t>(*bytes.at++);
      return true;
    }
    const Varint tag = take_long_tag(bytes);
    if (!tag.behind) return false;
    bytes.at = tag.behind;
    word = static_cast<std::uint32_t>(tag.value);
    return true;
  }

  /// As libprotobuf: five bytes at most, and what is above 32 bits is dropped.
  [[gnu::noinline]] Varint take_long_tag(Slice bytes) {
    const Slice word{bytes.at, bytes.at + std::min(bytes.size(), longest_word)};
    const Varint tag = take_varint_slowly(word.at, word.end);
    if (!tag.behind) fail("a tag ends nowhere within 5 bytes", bytes.at);
    return tag;
  }

  [[gnu::noinline]] Varint take_long_length(Slice bytes) {
    const Slice word{bytes.at, bytes.at + std::min(bytes.size(), longest_word)};
    Varint length = take_varint_slowly(word.at, word.end);
    if (!length.behind) fail("a length ends nowhere within 5 bytes", bytes.at);
    if (length.value > largest_message) {
      length.behind = nullptr;
      fail("a length is beyond 2 GiB", bytes.at);
    }
    return length;
  }

  /// The place behind the value of an unknown field; nullptr where it is wrong.
  [[gnu::noinline]] const std::byte* skip(std::uint32_t word, const std::byte* start, Slice bytes) {
    std::uint64_t number = 0;
    Slice part;
    bool fine = false;
    if (word >> wire_type_bits == 0) {
      fail("a field has the number 0", start);
      return nullptr;
    }
    switch (static_cast<WireType>(word & ((1U << wire_type_bits) - 1))) {
      case WireType::varint:
        fine = take_number(bytes, number);
        break;
      case WireType::fixed64:
        fine = take_fixed(sizeof(std::uint64_t), bytes);
        break;
      case WireType::length:
        fine = take_part(bytes, part);
        break;
      case WireType::fixed32:
        fine = take_fixed(sizeof(std::uint32_t), bytes);
        break;
      case WireType::group_start:
      case WireType::group_end:
        fail("a group, which proto3 does not have", start);
        break;
      default:
        fail("a tag has a wire type that protobuf does not have", start);
    }
    return fine ? bytes.at : nullptr;
  }

  bool take_fixed(std::size_t size, Slice& bytes) {
    if (bytes.size() < size) return fail("the bytes end inside a number", bytes.at);
    bytes.at += size;
    return true;
  }

  const Plan& plan_;
  std::span<const std::byte> bytes_;  ///< of which all slices are
  const std::byte* readable_;         ///< their end
  const char* wrong_ = nullptr;
  const std::byte* where_ = nullptr;
};

}  // namespace cwb::protobuf_table
