// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "base/problem.h"
#include "codecs/key_match.h"
#include "model/schema.h"

namespace cwb::sproto {

/// What one value is, in the document and on the wire.
enum class Kind : std::uint8_t {
  boolean,
  int32,
  int64,
  uint64,
  fixed,  ///< a double that integer(n) keeps to n decimal places
  float64,
  string,
  bytes,
  message,
};

struct PlanField {
  std::string key;
  std::uint32_t tag = 0;  ///< sproto's
  Kind kind = Kind::int64;
  Cardinality cardinality = Cardinality::single;
  std::uint32_t message = 0;  ///< a place in Plan::messages
  double scale = 1;           ///< 10^n of a fixed
};

struct PlanMessage {
  std::string name;
  std::vector<PlanField> fields;  ///< in ascending order of tags
  bool wraps = false;             ///< MessageType's
  std::size_t header_bytes = 0;   ///< the count and all field words, if every field is present

  /// The field's place, or fields.size(). `expected` is tried first: documents mostly have their
  /// keys in the schema's order.
  std::size_t find(std::string_view key, std::size_t expected) const {
    if (expected < fields.size() && same_key(fields[expected].key, key)) return expected;
    return search(key);
  }

  /// The places of the fields, sorted by key: what is searched where there are many.
  std::vector<std::uint32_t> by_key;

 private:
  std::size_t search(std::string_view key) const;
};

/// A schema in the form that encode and decode walk. Made once for each payload.
struct Plan {
  std::vector<PlanMessage> messages;
  std::uint32_t root = 0;
  bool root_is_wrapped = false;
};

/// Refuses what sproto cannot hold: tags out of its range, keys that stand twice, decimals of
/// something else than a double or more than 9 of them.
tl::expected<Plan, Refusal> make_plan(const Schema& schema);

}  // namespace cwb::sproto
