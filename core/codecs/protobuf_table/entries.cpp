// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf_table/entries.h"

#include <utility>

#include "codecs/key_index.h"

namespace cwb::protobuf_table {
namespace {

void settle(Map& map) {
  auto& members = map.members;
  KeyIndex keys(members.size());
  const auto key_at = [&members](std::size_t i) -> std::string_view { return members[i].key; };
  std::size_t kept = 0;
  for (std::size_t i = 0; i < members.size(); ++i) {
    if (i != kept) members[kept] = std::move(members[i]);
    const std::size_t place = keys.add(kept, key_at);
    if (place == kept) {
      ++kept;
    } else {
      members[place].value = std::move(members[kept].value);
    }
  }
  members.resize(kept);
}

}  // namespace

Document default_of(FieldType type) {
  switch (type) {
    case FieldType::boolean:
      return {false};
    case FieldType::int32:
    case FieldType::int64:
    case FieldType::uint64:
      return {std::int64_t{0}};
    case FieldType::float64:
      return {0.0};
    case FieldType::string:
      return {std::string()};
    case FieldType::bytes:
      return {Bytes()};
    case FieldType::message:
      return {Map()};
  }
  return {};
}

Document absent_root_value(const Plan& plan) {
  switch (plan.root_message().fields[0].cardinality) {
    case Cardinality::single:
      return {};
    case Cardinality::repeated:
      return {List()};
    case Cardinality::map:
      return {Map()};
  }
  return {};
}

void settle_message_entries(const PlanMessage& type, Map& message) {
  std::size_t place = 0;
  for (Member& member : message.members) {
    place = type.find(member.key, place);
    if (type.fields[place].cardinality == Cardinality::map) settle(*member.value.get_if<Map>());
    ++place;
  }
}

void settle_field_entries(const Plan& plan, const PlanField& field, Document& value) {
  if (field.cardinality == Cardinality::map) settle(*value.get_if<Map>());
  if (field.type != FieldType::message) return;
  const PlanMessage& type = plan.messages[field.message];
  switch (field.cardinality) {
    case Cardinality::single:
      settle_all_entries(plan, type, value);
      break;
    case Cardinality::repeated:
      for (Document& item : *value.get_if<List>()) settle_all_entries(plan, type, item);
      break;
    case Cardinality::map:
      for (Member& entry : value.get_if<Map>()->members) {
        settle_all_entries(plan, type, entry.value);
      }
      break;
  }
}

void settle_all_entries(const Plan& plan, const PlanMessage& type, Document& message) {
  std::size_t place = 0;
  for (Member& member : message.get_if<Map>()->members) {
    place = type.find(member.key, place);
    settle_field_entries(plan, type.fields[place], member.value);
    ++place;
  }
}

}  // namespace cwb::protobuf_table
