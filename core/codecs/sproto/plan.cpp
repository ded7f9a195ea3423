// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/sproto/plan.h"

#include <algorithm>
#include <numeric>
#include <optional>

#include <fmt/format.h>

#include "model/sproto_schema.h"

namespace cwb::sproto {
namespace {

/// Up to here, looking at one key after the other is quicker than a binary search.
constexpr std::size_t few_fields = 8;

Kind kind_of(const Field& field) {
  switch (field.type) {
    case FieldType::boolean:
      return Kind::boolean;
    case FieldType::int32:
      return Kind::int32;
    case FieldType::int64:
      return Kind::int64;
    case FieldType::uint64:
      return Kind::uint64;
    case FieldType::float64:
      return field.decimals > 0 ? Kind::fixed : Kind::float64;
    case FieldType::string:
      return Kind::string;
    case FieldType::bytes:
      return Kind::bytes;
    case FieldType::message:
      return Kind::message;
  }
  return Kind::message;
}

std::optional<Refusal> refused(const Schema& schema, const MessageType& type, const Field& field) {
  const auto because = [&](std::string_view what) {
    return Refusal{
        fmt::format("the schema's field {} of message {} {}", field.name, type.name, what)};
  };
  if (field.tag < 1 || sproto_tag(field) > sproto_largest_tag) {
    return because(fmt::format("has the tag {}; sproto needs 1 to {}", field.tag,
                               tag_of_sproto(sproto_largest_tag)));
  }
  if (field.decimals > 0 && field.type != FieldType::float64) {
    return because(
        fmt::format("keeps decimals of a {}; only a float64 has some", to_string(field.type)));
  }
  if (field.decimals > sproto_most_decimals) {
    return because(fmt::format("keeps {} decimals; allowed are 0 to {}", field.decimals,
                               sproto_most_decimals));
  }
  if (field.type == FieldType::message && field.message >= schema.messages.size()) {
    return because("refers to a message that the schema does not have");
  }
  return std::nullopt;
}

void measure(PlanMessage& message) {
  // A field takes its word, and one that skips tags where its tag is not the next. If the field
  // before it is absent, the skip takes the place of that one's word.
  std::size_t words = 0;
  std::uint32_t next_tag = 0;
  for (const PlanField& field : message.fields) {
    words += field.tag == next_tag ? 1 : 2;
    next_tag = field.tag + 1;
  }
  message.header_bytes = sizeof(std::uint16_t) * (1 + words);
  message.by_key.resize(message.fields.size());
  std::iota(message.by_key.begin(), message.by_key.end(), 0U);
  std::ranges::sort(message.by_key, {},
                    [&](std::uint32_t i) -> std::string_view { return message.fields[i].key; });
}

}  // namespace

std::size_t PlanMessage::search(std::string_view key) const {
  if (fields.size() <= few_fields) {
    return static_cast<std::size_t>(std::ranges::find(fields, key, &PlanField::key) -
                                    fields.begin());
  }
  const auto key_at = [&](std::uint32_t i) -> std::string_view { return fields[i].key; };
  const auto found = std::ranges::lower_bound(by_key, key, {}, key_at);
  return found != by_key.end() && key_at(*found) == key ? *found : fields.size();
}

tl::expected<Plan, Refusal> make_plan(const Schema& schema) {
  Plan plan;
  if (schema.root >= schema.messages.size()) {
    return tl::unexpected(Refusal{"the schema has no root message"});
  }
  if (schema.root_is_wrapped && schema.root_message().fields.size() != 1) {
    return tl::unexpected(Refusal{
        fmt::format("the schema's root {} wraps a bare value, but has {} fields; it needs 1",
                    schema.root_message().name, schema.root_message().fields.size())});
  }
  plan.root = static_cast<std::uint32_t>(schema.root);
  plan.root_is_wrapped = schema.root_is_wrapped;
  for (const MessageType& type : schema.messages) {
    PlanMessage message;
    message.name = type.name;
    message.wraps = type.wraps;
    for (const Field& field : type.fields) {
      if (auto refusal = refused(schema, type, field)) return tl::unexpected(std::move(*refusal));
      double scale = 1;
      for (std::uint32_t i = 0; i < field.decimals; ++i) scale *= 10;
      message.fields.push_back({field.name, sproto_tag(field), kind_of(field), field.cardinality,
                                static_cast<std::uint32_t>(field.message), scale});
    }
    std::ranges::sort(message.fields, {}, &PlanField::tag);
    const auto twice = std::ranges::adjacent_find(message.fields, {}, &PlanField::tag);
    if (twice != message.fields.end()) {
      return tl::unexpected(Refusal{
          fmt::format("the schema's message {} has the tag {} twice", type.name, twice->tag + 1)});
    }
    measure(message);
    const auto key_at = [&](std::uint32_t i) -> std::string_view { return message.fields[i].key; };
    const auto same = std::ranges::adjacent_find(message.by_key, {}, key_at);
    if (same != message.by_key.end()) {
      return tl::unexpected(Refusal{
          fmt::format("the schema's message {} has the field {} twice", type.name, key_at(*same))});
    }
    plan.messages.push_back(std::move(message));
  }
  return plan;
}

}  // namespace cwb::sproto
