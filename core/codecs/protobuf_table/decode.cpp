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

class Decoder : public Reader {
 public:
  Decoder(const Plan& plan, std::span<const std::byte> bytes) : Reader(plan, bytes), plan_(plan) {}

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
    // While fields come in ascending order, each is new; the first that does not makes a list of
    // the places of all that were met.
    std::vector<std::uint32_t> places;
    bool is_ordered = !is_merged;
    std::size_t expected = 0;
    Met met;
    while (true) {
      if (!next(type, expected, bytes, met)) return false;
      if (!met.field) break;
      const PlanField& field = *met.field;
      const bool is_packed = field.packed && !met.is_element;
      Slice part;
      if (is_packed) {
        if (!take_part(bytes, part)) return false;
        if (part.at == part.end) continue;  // as good as none
      }
      is_ordered = is_ordered && met.place >= expected;
      expected = met.place + 1;
      Document* value = nullptr;
      if (!is_ordered) [[unlikely]]
        value = find_member(type, map, places, met.place);
      if (!value) [[likely]]
        value = &add(field, map);
      if (is_packed) {
        if (!packed(field, part, list_of(*value))) return false;
        continue;
      }
      if (field.cardinality == Cardinality::single) [[likely]] {
        if (wire_type(field.type) == WireType::varint) {
          std::uint64_t number = 0;
          if (!take_number(bytes, number)) return false;
          put_integer(field.type, number, *value);
          continue;
        }
        bytes.at = single(field, bytes, *value);
      } else if (met.is_element) {
        bytes.at = single(field, bytes, list_of(*value).emplace_back());
      } else if (field.cardinality == Cardinality::repeated) {
        bytes.at = row(field, bytes, list_of(*value));
      } else {
        bytes.at = entries(field, bytes, *value);
      }
      if (!bytes.at) return false;
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

  static Document& add(const PlanField& field, Map& map) {
    Member& member = map.members.emplace_back();
    member.key = field.key;
    return member.value;
  }

  /// The value of a field that was met before; nullptr where it was not, and must be added next.
  /// places: of each field its member's, from 1; 0 where it was not met. Filled when it is empty.
  [[gnu::noinline]] static Document* find_member(const PlanMessage& type, Map& map,
                                                 std::vector<std::uint32_t>& places,
                                                 std::size_t wanted) {
    const auto count = static_cast<std::uint32_t>(map.members.size());
    if (places.empty()) {
      places.resize(type.fields.size());
      std::size_t expected = 0;
      for (std::uint32_t i = 0; i < count; ++i) {
        expected = type.find(map.members[i].key, expected);
        places[expected++] = i + 1;
      }
    }
    if (places[wanted] > 0) return &map.members[places[wanted] - 1].value;
    places[wanted] = count + 1;
    return nullptr;
  }

  static List& list_of(Document& value) {
    if (auto* list = value.get_if<List>()) return *list;
    return value.value.emplace<List>();
  }

  /// One value, whose tag was taken; one that was there before is replaced, a message merged. The
  /// place behind it, or nullptr where it is wrong.
  const std::byte* single(const PlanField& field, Slice bytes, Document& value) {
    std::uint64_t number = 0;
    Slice part;
    switch (field.type) {
      case FieldType::boolean:
      case FieldType::int32:
      case FieldType::int64:
      case FieldType::uint64:
        if (!take_number(bytes, number)) return nullptr;
        put_integer(field.type, number, value);
        return bytes.at;
      case FieldType::float64:
        if (!take_double(bytes, number)) return nullptr;
        value.value = std::bit_cast<double>(number);
        return bytes.at;
      case FieldType::string:
        if (!take_part(bytes, part) || !is_text(part)) return nullptr;
        value.value.emplace<std::string>(part.text());
        return bytes.at;
      case FieldType::bytes:
        if (!take_part(bytes, part)) return nullptr;
        value.value.emplace<Bytes>(part.at, part.end);
        return bytes.at;
      case FieldType::message: {
        if (!take_part(bytes, part) || !enter(part)) return nullptr;
        auto* map = value.get_if<Map>();
        if (!message(message_of(field), part, map ? *map : value.value.emplace<Map>())) {
          return nullptr;
        }
        --depth_;
        return bytes.at;
      }
    }
    return nullptr;
  }

  bool is_text(Slice part) {
    return is_utf8(part.text()) || fail("a string is not valid UTF-8", part.at);
  }

  [[gnu::always_inline]] bool enter(const Slice& part) { return may_nest(++depth_, part.at); }

  /// The rest of an integer's bits is dropped, as libprotobuf does.
  [[gnu::always_inline]] static void put_integer(FieldType type, std::uint64_t number,
                                                 Document& value) {
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
      part.at = single(field, part, list.emplace_back());
      if (!part.at) return false;
    }
    return true;
  }

  /// Strings, bytes or messages, as many as stand in a row.
  const std::byte* row(const PlanField& field, Slice bytes, List& list) {
    if (list.empty()) list.reserve(count_row(field.tag, bytes));
    do {
      bytes.at = single(field, bytes, list.emplace_back());
      if (!bytes.at) return nullptr;
    } while (again(field.tag, bytes));
    return bytes.at;
  }

  /// Entries of a map, as many as stand in a row. Keys may then stand twice.
  const std::byte* entries(const PlanField& field, Slice bytes, Document& value) {
    Map* map = value.get_if<Map>();
    if (!map) {
      map = &value.value.emplace<Map>();
      map->members.reserve(count_row(field.tag, bytes));
    }
    do {
      Slice part;
      if (!take_part(bytes, part) || !enter(part)) return nullptr;
      if (!entry(field, part, map->members.emplace_back())) return nullptr;
      --depth_;
    } while (again(field.tag, bytes));
    return bytes.at;
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
        bytes.at = single(*met.field, bytes, member.value);
        if (!bytes.at) return false;
        continue;
      }
      Slice part;
      if (!take_part(bytes, part) || !is_text(part)) return false;
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
  Decoder decoder(plan, bytes);
  if (decoder.root({bytes.data(), bytes.data() + bytes.size()}, document)) return std::nullopt;
  return decoder.error();
}

}  // namespace cwb::protobuf_table
