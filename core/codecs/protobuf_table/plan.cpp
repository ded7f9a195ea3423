// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf_table/plan.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "codecs/proto3_fit.h"

namespace cwb::protobuf_table {
namespace {

/// Up to here, looking at one key after the other is quicker than a binary search.
constexpr std::size_t few_fields = 8;

/// Numbers below have their place in a table; those above are searched. protobuf writes the
/// numbers below 16 in one byte and those below 2048 in two.
constexpr std::uint32_t table_numbers = 256;

WireTag make_tag(std::uint32_t number, WireType type) {
  WireTag tag;
  tag.word = number << wire_type_bits | static_cast<std::uint32_t>(type);
  tag.size = static_cast<std::uint8_t>(varint_size(tag.word));
  std::uint32_t rest = tag.word;
  for (std::size_t i = 0; i < tag.size; ++i, rest >>= 7) {
    tag.bytes[i] = static_cast<std::byte>((rest & 0x7f) | (i + 1 < tag.size ? 0x80 : 0));
  }
  return tag;
}

PlanField make_field(const Field& field) {
  PlanField made;
  made.key = field.name;
  made.type = field.type;
  made.cardinality = field.cardinality;
  made.message = static_cast<std::uint32_t>(field.message);
  const WireType element = wire_type(field.type);
  made.packed = field.cardinality == Cardinality::repeated && element != WireType::length;
  const bool has_length = made.packed || field.cardinality == Cardinality::map;
  made.tag = make_tag(field.tag, has_length ? WireType::length : element);
  made.element_word = made.packed ? make_tag(field.tag, element).word : made.tag.word;
  return made;
}

void index(PlanMessage& message) {
  const auto count = static_cast<std::uint32_t>(message.fields.size());
  message.by_key.resize(count);
  std::iota(message.by_key.begin(), message.by_key.end(), 0U);
  std::ranges::sort(message.by_key, {},
                    [&](std::uint32_t i) -> std::string_view { return message.fields[i].key; });
  message.by_number.assign(1, count);
  for (std::uint32_t place = 0; place < count; ++place) {
    const std::uint32_t number = message.fields[place].tag.word >> wire_type_bits;
    if (number >= table_numbers) break;
    message.by_number.resize(number + 1, count);
    message.by_number[number] = place;
  }
}

/// A map's entry is a message with the key and the value.
PlanMessage make_entry(const Field& field) {
  Field key{1, "key", FieldType::string};
  Field value = field;
  value.tag = 2;
  value.name = "value";
  value.cardinality = Cardinality::single;
  PlanMessage entry;
  entry.name = field.name;
  entry.fields = {make_field(key), make_field(value)};
  index(entry);
  return entry;
}

std::optional<Refusal> refused(const Schema& schema) {
  if (schema.root >= schema.messages.size()) return Refusal{"the schema has no root message"};
  const MessageType& root = schema.root_message();
  if (schema.root_is_wrapped && root.fields.size() != 1) {
    return Refusal{
        fmt::format("the schema's root {} wraps a bare value, but has {} fields; it needs 1",
                    root.name, root.fields.size())};
  }
  for (const MessageType& type : schema.messages) {
    for (const Field& field : type.fields) {
      if (field.type == FieldType::message && field.message >= schema.messages.size()) {
        return Refusal{
            fmt::format("the schema's field {} of message {} refers to a message that the schema "
                        "does not have",
                        field.name, type.name)};
      }
    }
  }
  return proto3_misfit(schema);
}

}  // namespace

std::size_t PlanMessage::search(std::string_view key) const {
  if (fields.size() <= few_fields) {
    return static_cast<std::size_t>(
        std::ranges::find_if(fields,
                             [key](const auto& field) { return same_key(field.key, key); }) -
        fields.begin());
  }
  const auto key_at = [&](std::uint32_t i) -> std::string_view { return fields[i].key; };
  const auto found = std::ranges::lower_bound(by_key, key, {}, key_at);
  return found != by_key.end() && key_at(*found) == key ? *found : fields.size();
}

std::size_t PlanMessage::search_number(std::uint32_t number) const {
  const auto number_of = [](const PlanField& field) { return field.tag.word >> wire_type_bits; };
  const auto found = std::ranges::lower_bound(fields, number, {}, number_of);
  const bool met = found != fields.end() && number_of(*found) == number;
  return met ? static_cast<std::size_t>(found - fields.begin()) : fields.size();
}

tl::expected<Plan, Refusal> make_plan(const Schema& schema) {
  if (auto refusal = refused(schema)) return tl::unexpected(std::move(*refusal));
  Plan plan;
  plan.root = static_cast<std::uint32_t>(schema.root);
  plan.root_is_wrapped = schema.root_is_wrapped;
  plan.messages.resize(schema.messages.size());
  for (std::size_t i = 0; i < schema.messages.size(); ++i) {
    const MessageType& type = schema.messages[i];
    PlanMessage message;
    message.name = type.name;
    for (const Field& field : type.fields) {
      PlanField& made = message.fields.emplace_back(make_field(field));
      if (field.cardinality != Cardinality::map) continue;
      message.has_maps = true;
      made.entry = static_cast<std::uint32_t>(plan.messages.size());
      plan.messages.push_back(make_entry(field));
    }
    index(message);
    const auto key_at = [&](std::uint32_t place) -> std::string_view {
      return message.fields[place].key;
    };
    const auto same = std::ranges::adjacent_find(message.by_key, {}, key_at);
    if (same != message.by_key.end()) {
      return tl::unexpected(Refusal{
          fmt::format("the schema's message {} has the field {} twice", type.name, key_at(*same))});
    }
    plan.messages[i] = std::move(message);
  }
  return plan;
}

}  // namespace cwb::protobuf_table
