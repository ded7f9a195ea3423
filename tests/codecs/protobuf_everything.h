// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <utility>

#include "codecs/protobuf_support.h"

// A schema and a document with a field of every type, with the values at its ends.
namespace cwb::protobuf_test {

inline constexpr FieldType scalars[] = {FieldType::boolean, FieldType::int32,   FieldType::int64,
                                        FieldType::uint64,  FieldType::float64, FieldType::string,
                                        FieldType::bytes};

/// Values at the ends of a type, its default among them.
inline List extremes(FieldType type) {
  using I32 = std::numeric_limits<std::int32_t>;
  using I64 = std::numeric_limits<std::int64_t>;
  using Real = std::numeric_limits<double>;
  switch (type) {
    case FieldType::boolean:
      return {{false}, {true}};
    case FieldType::int32:
      return {{std::int64_t{I32::min()}},
              {std::int64_t{-1}},
              {std::int64_t{0}},
              {std::int64_t{I32::max()}}};
    case FieldType::int64:
      return {{I64::min()}, {std::int64_t{-1}}, {std::int64_t{0}}, {I64::max()}};
    case FieldType::uint64:
      return {{std::int64_t{0}},
              {I64::max()},
              Document::number(std::uint64_t{1} << 63),
              Document::number(std::numeric_limits<std::uint64_t>::max())};
    case FieldType::float64:
      return {{0.0},
              {-0.0},
              {Real::denorm_min()},
              {-Real::max()},
              {Real::infinity()},
              {Real::quiet_NaN()},
              {3.0}};
    case FieldType::string:
      return {{std::string()},
              {std::string("a\0b", 3)},
              {std::string("\xf0\x9f\x8d\xaa")},
              {std::string(1000, 'x')}};
    case FieldType::bytes:
      return {{Bytes{}}, {bytes_of({0x00, 0xff, 0xc3, 0x28})}};
    case FieldType::message:
      break;
  }
  return {};
}

/// Root with a field of every type in every cardinality, and messages with the same.
struct Everything {
  Schema schema{{{"Root", {}}, {"first-part", {}}}};
  Document document;

  Everything() {
    Map inner;
    add_scalars(schema.messages[1].fields, inner);
    Map root;
    std::vector<Field>& fields = schema.messages[0].fields;
    add_scalars(fields, root);
    const std::uint32_t tag = fields.back().tag;
    // Keys that protobuf would not take as names of fields, and two that differ in case alone.
    fields.push_back({tag + 1, "one part", FieldType::message, Cardinality::single, 1});
    fields.push_back({tag + 2, "One Part", FieldType::message, Cardinality::repeated, 1});
    fields.push_back({tag + 3, "", FieldType::message, Cardinality::map, 1});
    fields.push_back({536870911, "again", FieldType::message, Cardinality::single, 0});
    root.members.push_back({"one part", {inner}});
    root.members.push_back({"One Part", {List{{inner}, {Map{}}, {inner}}}});
    root.members.push_back({"", {Map{{"", {inner}}, {"a/b~c \"\xc3\xa9\"", {Map{}}}}}});
    Map again = root;
    root.members.push_back({"again", {std::move(again)}});
    document = {std::move(root)};
  }

 private:
  static void add_scalars(std::vector<Field>& fields, Map& map) {
    for (const FieldType type : scalars) {
      const std::string name(to_string(type));
      for (const Document& value : extremes(type)) {
        const auto tag = static_cast<std::uint32_t>(fields.size() + 1);
        fields.push_back({tag, name + std::to_string(tag), type});
        map.members.push_back({fields.back().name, value});
      }
      const auto tag = static_cast<std::uint32_t>(fields.size() + 1);
      fields.push_back({tag, name + "_list", type, Cardinality::repeated});
      map.members.push_back({fields.back().name, {extremes(type)}});
      fields.push_back({tag + 1, name + "_map", type, Cardinality::map});
      Map entries;
      for (const Document& value : extremes(type)) {
        entries.members.push_back({std::to_string(entries.members.size()), value});
      }
      map.members.push_back({fields.back().name, {std::move(entries)}});
    }
  }
};

}  // namespace cwb::protobuf_test
