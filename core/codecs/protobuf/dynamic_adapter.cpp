// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/dynamic_adapter.h"

#include <fmt/format.h>

#include "codecs/proto3_fit.h"
#include "codecs/protobuf/reflection_build.h"
#include "codecs/protobuf/reflection_read.h"
#include "codecs/protobuf/wire.h"

namespace cwb::protobuf {
namespace {

/// The plan's field of this key, if there is a plan and its field is such a one.
const FieldPlan* find(const MessagePlan* plan, std::string_view key, Cardinality cardinality,
                      FieldType type) {
  if (!plan) return nullptr;
  const auto place = plan->by_key.find(key);
  if (place == plan->by_key.end()) return nullptr;
  const FieldPlan& field = plan->fields[place->second];
  return field.cardinality == cardinality && field.slot.type == type ? &field : nullptr;
}

}  // namespace

tl::expected<Document, Refusal> DynamicAdapter::source(const Payload& payload) {
  if (auto refusal = proto3_misfit(payload.document, types_->schema())) {
    return tl::unexpected(std::move(*refusal));
  }
  checked_.reset();
  if (payload.check) {
    if (auto refusal = resolve(*payload.check)) return tl::unexpected(std::move(*refusal));
  }
  return payload.document;
}

std::optional<Refusal> DynamicAdapter::resolve(const ListCheck& check) {
  const MessagePlan* root = types_->schema().root_is_wrapped ? nullptr : &types_->root();
  const FieldPlan* list = find(root, check.list, Cardinality::repeated, FieldType::message);
  const FieldPlan* key =
      find(list ? list->slot.message : nullptr, check.key, Cardinality::single, FieldType::string);
  if (!key) {
    return Refusal{fmt::format("the payload's check names /{}/0/{}, where its schema has no string",
                               check.list, check.key)};
  }
  checked_ = CheckedFields{list, key};
  return std::nullopt;
}

void DynamicAdapter::build(const Document& document, Native& message) const {
  if (types_->schema().root_is_wrapped) {
    build_field(types_->root().fields.front(), document, *message);
  } else {
    build_message(types_->root(), document, *message);
  }
}

void DynamicAdapter::encode(const Native& message, Output& out) const { to_bytes(*message, out); }

bool DynamicAdapter::decode(std::span<const std::byte> bytes, Native& message) const {
  return from_bytes(bytes, *message);
}

void DynamicAdapter::read(const Native& message, LeafSum& sum) const {
  read_message(types_->root(), *message, sum);
}

bool DynamicAdapter::check(const Native& message, const ListCheck& check) const {
  const Slot& list = checked_->list->slot;
  const int size = list.reflection->FieldSize(*message, list.field);
  if (size == 0 || static_cast<std::size_t>(size) != check.count) return false;
  const Slot& key = checked_->key->slot;
  std::string scratch;
  return key.reflection->GetStringReference(
             list.reflection->GetRepeatedMessage(*message, list.field, 0), key.field, &scratch) ==
         check.value;
}

Document DynamicAdapter::document(const Native& message) const {
  if (types_->schema().root_is_wrapped) {
    return field_document(types_->root().fields.front(), *message);
  }
  return message_document(types_->root(), *message);
}

}  // namespace cwb::protobuf
