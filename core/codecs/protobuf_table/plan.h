// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "base/problem.h"
#include "codecs/key_match.h"
#include "codecs/protobuf_table/wire.h"
#include "model/schema.h"

namespace cwb::protobuf_table {

/// A tag as it stands on the wire: the field's number, and the wire type in the low three bits.
struct WireTag {
  std::uint32_t word = 0;
  std::uint8_t size = 1;                        ///< in bytes
  std::array<std::byte, longest_word> bytes{};  ///< the varint
};

struct PlanField {
  std::string key;
  FieldType type = FieldType::int64;
  Cardinality cardinality = Cardinality::single;
  bool packed = false;        ///< a list of numbers: written as one length and all of them
  std::uint32_t message = 0;  ///< a place in Plan::messages
  WireTag tag;                ///< as it is written
  /// Of a list of numbers, which may also come one by one; else that of `tag`.
  std::uint32_t element_word = 0;
  std::uint32_t entry = 0;  ///< of a map: its entries' message, a place in Plan::messages
};

struct PlanMessage {
  std::string name;
  std::vector<PlanField> fields;  ///< in ascending order of tags
  bool has_maps = false;

  /// The field's place, or fields.size(). `expected` is tried first: documents mostly have their
  /// keys in the schema's order.
  std::size_t find(std::string_view key, std::size_t expected) const {
    if (expected < fields.size() && same_key(fields[expected].key, key)) return expected;
    return search(key);
  }

  /// The place of the field with this number, or fields.size().
  std::size_t find_number(std::uint32_t number) const {
    if (number < by_number.size()) return by_number[number];
    return search_number(number);
  }

  std::vector<std::uint32_t> by_key;     ///< the places of the fields, sorted by key
  std::vector<std::uint32_t> by_number;  ///< the place of each small number

 private:
  std::size_t search(std::string_view key) const;
  std::size_t search_number(std::uint32_t number) const;
};

/// A schema in the form that encode and decode walk. Made once for each payload.
struct Plan {
  std::vector<PlanMessage> messages;  ///< the schema's, then those of the entries of maps
  std::uint32_t root = 0;
  bool root_is_wrapped = false;

  const PlanMessage& root_message() const { return messages[root]; }
};

/// The places of an entry's two fields, which have the numbers 1 and 2.
inline constexpr std::size_t entry_key = 0;
inline constexpr std::size_t entry_value = 1;

/// Refuses what protobuf does not take in a schema: tags out of range or order, keys that stand
/// twice, messages that are not there.
tl::expected<Plan, Refusal> make_plan(const Schema& schema);

}  // namespace cwb::protobuf_table
