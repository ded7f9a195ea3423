// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/reflection_build.h"

namespace cwb::protobuf {
namespace {

using google::protobuf::Message;

std::uint64_t unsigned_of(const Document& document) {
  if (const auto* large = document.get_if<std::uint64_t>()) return *large;
  return static_cast<std::uint64_t>(*document.get_if<std::int64_t>());
}

std::string text_of(const Bytes& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

void set_value(const Slot& slot, const Document& value, Message& message) {
  const auto& reflection = *slot.reflection;
  switch (slot.type) {
    case FieldType::boolean:
      reflection.SetBool(&message, slot.field, *value.get_if<bool>());
      break;
    case FieldType::int32:
      reflection.SetInt32(&message, slot.field,
                          static_cast<std::int32_t>(*value.get_if<std::int64_t>()));
      break;
    case FieldType::int64:
      reflection.SetInt64(&message, slot.field, *value.get_if<std::int64_t>());
      break;
    case FieldType::uint64:
      reflection.SetUInt64(&message, slot.field, unsigned_of(value));
      break;
    case FieldType::float64:
      reflection.SetDouble(&message, slot.field, *value.get_if<double>());
      break;
    case FieldType::string:
      reflection.SetString(&message, slot.field, *value.get_if<std::string>());
      break;
    case FieldType::bytes:
      reflection.SetString(&message, slot.field, text_of(*value.get_if<Bytes>()));
      break;
    case FieldType::message:
      build_message(*slot.message, value, *reflection.MutableMessage(&message, slot.field));
      break;
  }
}

void add_values(const Slot& slot, const List& list, Message& message) {
  const auto& reflection = *slot.reflection;
  const auto each = [&list](auto&& add) {
    for (const Document& item : list) add(item);
  };
  switch (slot.type) {
    case FieldType::boolean:
      each([&](const Document& item) {
        reflection.AddBool(&message, slot.field, *item.get_if<bool>());
      });
      break;
    case FieldType::int32:
      each([&](const Document& item) {
        reflection.AddInt32(&message, slot.field,
                            static_cast<std::int32_t>(*item.get_if<std::int64_t>()));
      });
      break;
    case FieldType::int64:
      each([&](const Document& item) {
        reflection.AddInt64(&message, slot.field, *item.get_if<std::int64_t>());
      });
      break;
    case FieldType::uint64:
      each([&](const Document& item) {
        reflection.AddUInt64(&message, slot.field, unsigned_of(item));
      });
      break;
    case FieldType::float64:
      each([&](const Document& item) {
        reflection.AddDouble(&message, slot.field, *item.get_if<double>());
      });
      break;
    case FieldType::string:
      each([&](const Document& item) {
        reflection.AddString(&message, slot.field, *item.get_if<std::string>());
      });
      break;
    case FieldType::bytes:
      each([&](const Document& item) {
        reflection.AddString(&message, slot.field, text_of(*item.get_if<Bytes>()));
      });
      break;
    case FieldType::message:
      each([&](const Document& item) {
        build_message(*slot.message, item, *reflection.AddMessage(&message, slot.field));
      });
      break;
  }
}

void add_entries(const FieldPlan& field, const Map& map, Message& message) {
  for (const Member& member : map.members) {
    Message& entry = *field.slot.reflection->AddMessage(&message, field.slot.field);
    field.entry_value.reflection->SetString(&entry, field.entry_key, member.key);
    set_value(field.entry_value, member.value, entry);
  }
}

}  // namespace

void build_field(const FieldPlan& field, const Document& document, Message& message) {
  switch (field.cardinality) {
    case Cardinality::single:
      set_value(field.slot, document, message);
      break;
    case Cardinality::repeated:
      add_values(field.slot, *document.get_if<List>(), message);
      break;
    case Cardinality::map:
      add_entries(field, *document.get_if<Map>(), message);
      break;
  }
}

void build_message(const MessagePlan& plan, const Document& document, Message& message) {
  std::size_t next = 0;
  for (const Member& member : document.get_if<Map>()->members) {
    build_field(plan.field(member.key, next), member.value, message);
  }
}

}  // namespace cwb::protobuf
