// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf_table/decode.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/utf8.h"
#include "codecs/protobuf_table/entries.h"
#include "codecs/protobuf_table/reader.h"

namespace cwb::protobuf_table {
namespace {

/// The members of a message that is being read. While fields come in ascending order, each is new;
/// the first that does not makes a list of what was met.
class Members {
 public:
  Members(const PlanMessage& type, Map& map) : type_(type), map_(map) {
    if (!map.members.empty()) list_all();
  }

  /// Before which place all fields were met, or none will be looked for again.
  std::size_t expected() const { return expected_; }

  Document& value(const Met& met) {
    if (met.place >= expected_ && places_.empty()) [[likely]] {
      expected_ = met.place + 1;
      return add(*met.field);
    }
    if (places_.empty()) list_all();
    expected_ = met.place + 1;
    std::uint32_t& place = places_[met.place];
    if (place > 0) return map_.members[place - 1].value;
    place = static_cast<std::uint32_t>(map_.members.size() + 1);
    return add(*met.field);
  }

 private:
  Document& add(const PlanField& field) {
    Member& member = map_.members.emplace_back();
    member.key = field.key;
    return member.value;
  }

  [[gnu::cold]] void list_all() {
    places_.resize(type_.fields.size());
    std::size_t expected = 0;
    for (std::size_t i = 0; i < map_.members.size(); ++i) {
      expected = type_.find(map_.members[i].key, expected);
      places_[expected++] = static_cast<std::uint32_t>(i + 1);
    }
  }

  const PlanMessage& type_;
  Map& map_;
  std::size_t expected_ = 0;
  std::vector<std::uint32_t> places_;  ///< of each field its member's, from 1; 0: not met yet
};

class Decoder : public Reader {
 public:
  explicit Decoder(const Plan& plan) : Reader(plan), plan_(plan) {}

  bool root(Slice bytes, Document& document) {
    const PlanMessage& type = plan_.root_message();
    if (!plan_.root_is_wrapped) {
      if (!message(type, bytes, document.value.emplace<Map>())) return false;
      if (merged_maps_) settle_all_entries(plan_, type, document);
      return true;
    }
    Map map;
    if (!message(type, bytes, map)) return false;
    document = map.members.empty() ? absent_root_value(plan_) : std::move(map.members[0].value);
    if (merged_maps_) settle_field_entries(plan_, type.fields[0], document);
    return true;
  }

 private:
  bool message(const PlanMessage& type, Slice bytes, Map& map) {
    const bool is_merged = !map.members.empty();
    // A field takes two bytes or more.
    if (!is_merged && bytes.at != bytes.end) {
      map.members.reserve(std::min(type.fields.size(), bytes.size() / 2));
    }
    Members members(type, map);
    Met met;
    while (true) {
      if (!next(type, members.expected(), bytes, met)) return false;
      if (!met.field) break;
      const PlanField& field = *met.field;
      if (field.cardinality == Cardinality::single) [[likely]] {
        if (!single(field, bytes, members.value(met))) return false;
      } else if (met.is_element) {
        if (!single(field, bytes, list_of(members.value(met)).emplace_back())) return false;
      } else if (field.packed) {
        Slice part;
        if (!take_part(bytes, part)) return false;
        if (part.at != part.end && !packed(field, part, list_of(members.value(met)))) return false;
      } else if (field.cardinality == Cardinality::repeated) {
        if (!row(field, bytes, list_of(members.value(met)))) return false;
      } else {
        if (!entries(field, bytes, members.value(met))) return false;
      }
    }
    if (type.has_maps) {
      // Those of a message that comes twice may grow once more; sorting them out each time would
      // take time without bounds.
      if (is_merged) {
        merged_maps_ = true;
      } else {
        settle_message_entries(type, map);
      }
    }
    return true;
  }

  static List& list_of(Document& value) {
    if (auto* list = value.get_if<List>()) return *list;
    return value.value.emplace<List>();
  }

  /// One value, whose tag was taken; one that was there before is replaced, a message merged.
  bool single(const PlanField& field, Slice& bytes, Document& value) {
    std::uint64_t number = 0;
    Slice part;
    switch (field.type) {
      case FieldType::boolean:
      case FieldType::int32:
      case FieldType::int64:
      case FieldType::uint64:
        if (!take_number(bytes, number)) return false;
        put_integer(field.type, number, value);
        return true;
      case FieldType::float64:
        if (!take_double(bytes, number)) return false;
        value.value = std::bit_cast<double>(number);
        return true;
      case FieldType::string:
        if (!take_part(bytes, part)) return false;
        if (!is_utf8(part.text())) return fail("a string is not valid UTF-8", part.at);
        value.value.emplace<std::string>(part.text());
        return true;
      case FieldType::bytes:
        if (!take_part(bytes, part)) return false;
        value.value.emplace<Bytes>(part.at, part.end);
        return true;
      case FieldType::message: {
        if (!take_part(bytes, part) || !enter(part)) return false;
        auto* map = value.get_if<Map>();
        const bool fine = message(message_of(field), part, map ? *map : value.value.emplace<Map>());
        --depth_;
        return fine;
      }
    }
    return false;
  }

  bool enter(const Slice& part) { return may_nest(++depth_, part.at); }

  /// The rest of an integer's bits is dropped, as libprotobuf does.
  static void put_integer(FieldType type, std::uint64_t number, Document& value) {
    if (type == FieldType::boolean) {
      value.value = number != 0;
    } else if (type == FieldType::int32) {
      value.value = std::int64_t{static_cast<std::int32_t>(number)};
    } else if (type == FieldType::int64) {
      value.value = static_cast<std::int64_t>(number);
    } else {
      value = Document::number(number);
    }
  }

  bool packed(const PlanField& field, Slice part, List& list) {
    if (list.empty()) {
      const auto ends = field.type == FieldType::float64
                            ? part.size() / sizeof(double)
                            : std::count_if(part.at, part.end,
                                            [](std::byte byte) { return byte < std::byte{0x80}; });
      list.reserve(static_cast<std::size_t>(ends));
    }
    while (part.at != part.end) {
      if (!single(field, part, list.emplace_back())) return false;
    }
    return true;
  }

  /// Strings, bytes or messages, as many as stand in a row.
  bool row(const PlanField& field, Slice& bytes, List& list) {
    if (list.empty()) list.reserve(count_row(field.tag, bytes));
    do {
      if (!single(field, bytes, list.emplace_back())) return false;
    } while (again(field.tag, bytes));
    return true;
  }

  /// Entries of a map, as many as stand in a row. Keys may then stand twice.
  bool entries(const PlanField& field, Slice& bytes, Document& value) {
    Map* map = value.get_if<Map>();
    if (!map) {
      map = &value.value.emplace<Map>();
      map->members.reserve(count_row(field.tag, bytes));
    }
    do {
      Slice part;
      if (!take_part(bytes, part) || !enter(part)) return false;
      if (!entry(field, part, map->members.emplace_back())) return false;
      --depth_;
    } while (again(field.tag, bytes));
    return true;
  }

  bool entry(const PlanField& field, Slice bytes, Member& member) {
    const PlanMessage& type = entry_of(field);
    std::size_t expected = entry_key;
    Met met;
    while (true) {
      if (!next(type, expected, bytes, met)) return false;
      if (!met.field) break;
      expected = met.place + 1;
      if (met.place == entry_value) {
        if (!single(*met.field, bytes, member.value)) return false;
        continue;
      }
      Slice part;
      if (!take_part(bytes, part)) return false;
      if (!is_utf8(part.text())) return fail("a key is not valid UTF-8", part.at);
      member.key = part.text();
    }
    if (member.value.is_null()) member.value = default_of(field.type);
    return true;
  }

  const Plan& plan_;
  int depth_ = 0;
  bool merged_maps_ = false;
};

}  // namespace

std::optional<WireError> decode(const Plan& plan, std::span<const std::byte> bytes,
                                Document& document) {
  Decoder decoder(plan);
  if (decoder.root({bytes.data(), bytes.data() + bytes.size()}, document)) return std::nullopt;
  return decoder.error(bytes);
}

}  // namespace cwb::protobuf_table
