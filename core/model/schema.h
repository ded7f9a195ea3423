// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace cwb {

/// What one value of a field is.
enum class FieldType : std::uint8_t {
  boolean,
  int32,
  int64,
  uint64,
  float64,
  string,
  bytes,
  message,
};

/// How many values a field holds.
enum class Cardinality : std::uint8_t {
  single,    ///< zero or one; absent where the document's map has no such member
  repeated,  ///< a list
  map,       ///< a map from any string to a value of the type
};

struct Field {
  std::uint32_t tag = 0;  ///< sproto counts from 0, protobuf from 1: tags here are protobuf's
  std::string name;       ///< the key in the document
  FieldType type = FieldType::int64;
  Cardinality cardinality = Cardinality::single;
  std::size_t message = 0;     ///< where type is message: its place in Schema::messages
  std::uint32_t decimals = 0;  ///< sproto's integer(n) for a float64: kept to n decimal places

  friend bool operator==(const Field&, const Field&) = default;
};

struct MessageType {
  std::string name;
  std::vector<Field> fields;  ///< in ascending order of tags

  /// True where the document has just the value of the one field, which no field could hold as it
  /// is: a list or map that is an item of a list or a value of a map (model/schema_form.h).
  bool wraps = false;

  friend bool operator==(const MessageType&, const MessageType&) = default;
};

/// The message types that describe a document.
struct Schema {
  std::vector<MessageType> messages;
  std::size_t root = 0;  ///< the document's own type, a place in messages

  /// True where the document is a bare list, or a map with keys of any name: then the root message
  /// has one field, and the document is that field's value.
  bool root_is_wrapped = false;

  const MessageType& root_message() const { return messages[root]; }

  friend bool operator==(const Schema&, const Schema&) = default;
};

std::string_view to_string(FieldType type);

}  // namespace cwb
