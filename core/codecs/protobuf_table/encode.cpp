// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf_table/encode.h"

#include <bit>
#include <cstring>
#include <stdexcept>

namespace cwb::protobuf_table {
namespace {

/// The most that a tag and a number, or a tag and a length, take; put_varint_before may touch it.
constexpr std::size_t tag_and_number = longest_word + longest_varint;

std::uint64_t integer_of(const Document& value) {
  if (const auto* integer = value.get_if<std::int64_t>()) {
    return static_cast<std::uint64_t>(*integer);
  }
  return *value.get_if<std::uint64_t>();
}

/// Writes one document from its end to its beginning. Each function takes the place to write before
/// and gives the place of the first byte that it wrote.
class Encoder {
 public:
  Encoder(const Plan& plan, BackBuffer& out) : plan_(plan), out_(out) {}

  std::byte* root(const Document& document, std::byte* at) {
    const PlanMessage& type = plan_.root_message();
    if (plan_.root_is_wrapped) return field(type.fields[0], document, at);
    return message(type, *document.get_if<Map>(), at);
  }

 private:
  std::byte* message(const PlanMessage& type, const Map& map, std::byte* at) {
    const std::size_t before = written(at);
    std::size_t place = type.fields.size();  // of the field that was written last
    for (auto member = map.members.rbegin(); member != map.members.rend(); ++member) {
      const std::size_t found = type.find(member->key, place - 1);
      if (found >= place) return unordered_message(type, map, out_.end() - before);
      place = found;
      at = field(type.fields[place], member->value, at);
    }
    return at;
  }

  /// A message whose keys stand in another order than the schema's.
  std::byte* unordered_message(const PlanMessage& type, const Map& map, std::byte* at) {
    std::vector<const Document*> values(type.fields.size());
    std::size_t expected = 0;
    for (const Member& member : map.members) {
      const std::size_t place = type.find(member.key, expected);
      values[place] = &member.value;
      expected = place + 1;
    }
    for (std::size_t place = values.size(); place-- > 0;) {
      if (values[place]) at = field(type.fields[place], *values[place], at);
    }
    return at;
  }

  std::byte* field(const PlanField& field, const Document& value, std::byte* at) {
    switch (field.cardinality) {
      case Cardinality::single:
        return single(field, value, at);
      case Cardinality::repeated:
        return list(field, *value.get_if<List>(), at);
      case Cardinality::map:
        return entries(field, *value.get_if<Map>(), at);
    }
    return at;
  }

  /// One value with its tag.
  std::byte* single(const PlanField& field, const Document& value, std::byte* at) {
    const WireTag& tag = field.tag;
    switch (field.type) {
      case FieldType::string: {
        const auto& text = *value.get_if<std::string>();
        return blob(tag, text.data(), text.size(), at);
      }
      case FieldType::bytes: {
        const Bytes& bytes = *value.get_if<Bytes>();
        return blob(tag, bytes.data(), bytes.size(), at);
      }
      case FieldType::message: {
        const std::size_t before = written(at);
        at = message(plan_.messages[field.message], *value.get_if<Map>(), at);
        return length(tag, before, at);
      }
      case FieldType::boolean:
      case FieldType::int32:
      case FieldType::int64:
      case FieldType::uint64:
      case FieldType::float64:
        break;
    }
    at = out_.room(at, tag_and_number);
    return put_tag(tag, number(field.type, value, at));
  }

  /// A number without its tag; there is room.
  static std::byte* number(FieldType type, const Document& value, std::byte* at) {
    if (type == FieldType::float64) {
      at -= sizeof(double);
      store(at, std::bit_cast<std::uint64_t>(*value.get_if<double>()));
      return at;
    }
    if (type == FieldType::boolean) {
      *--at = std::byte{*value.get_if<bool>()};
      return at;
    }
    return put_varint_before(at, integer_of(value));
  }

  std::byte* list(const PlanField& field, const List& list, std::byte* at) {
    if (list.empty()) return at;
    if (!field.packed) {
      for (auto item = list.rbegin(); item != list.rend(); ++item) {
        at = single(field, *item, at);
      }
      return at;
    }
    const std::size_t before = written(at);
    for (auto item = list.rbegin(); item != list.rend(); ++item) {
      at = out_.room(at, longest_varint);
      at = number(field.type, *item, at);
    }
    return length(field.tag, before, at);
  }

  /// A map: a message for each entry, with the key as field 1 and the value as field 2.
  std::byte* entries(const PlanField& field, const Map& map, std::byte* at) {
    const auto& fields = plan_.messages[field.entry].fields;
    for (auto entry = map.members.rbegin(); entry != map.members.rend(); ++entry) {
      const std::size_t before = written(at);
      at = single(fields[entry_value], entry->value, at);
      at = blob(fields[entry_key].tag, entry->key.data(), entry->key.size(), at);
      at = length(field.tag, before, at);
    }
    return at;
  }

  std::byte* blob(const WireTag& tag, const void* from, std::size_t size, std::byte* at) {
    at = out_.room(at, size + tag_and_number);
    at -= size;
    if (size > 0) std::memcpy(at, from, size);
    return put_tag(tag, put_varint_before(at, size));
  }

  /// The tag and the length of what was written since `before` bytes were.
  std::byte* length(const WireTag& tag, std::size_t before, std::byte* at) {
    at = out_.room(at, tag_and_number);
    return put_tag(tag, put_varint_before(at, written(at) - before));
  }

  static std::byte* put_tag(const WireTag& tag, std::byte* at) {
    if (tag.size == 1) [[likely]] {
      *--at = tag.bytes[0];
      return at;
    }
    at -= tag.size;
    std::memcpy(at, tag.bytes.data(), tag.size);
    return at;
  }

  std::size_t written(const std::byte* at) { return static_cast<std::size_t>(out_.end() - at); }

  const Plan& plan_;
  BackBuffer& out_;
};

}  // namespace

void encode(const Plan& plan, const Document& document, BackBuffer& out) {
  out.finish(Encoder(plan, out).root(document, out.end()));
  if (out.size() > largest_message) {
    throw std::runtime_error("the message takes 2 GiB or more, which protobuf does not have");
  }
}

}  // namespace cwb::protobuf_table
