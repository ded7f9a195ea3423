// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <google/protobuf/message.h>

#include "codecs/protobuf/runtime_types.h"

// Reading by reflection, for whoever takes the values. A visitor is called with a bool, int32_t,
// int64_t, uint64_t or double, or has text(string), blob(string) and message(plan, message).
namespace cwb::protobuf {

/// Visits the value of a single field, set or not.
template <class Visitor>
void visit_value(const Slot& slot, const google::protobuf::Message& message, Visitor& visitor) {
  const auto& reflection = *slot.reflection;
  switch (slot.type) {
    case FieldType::boolean:
      visitor(reflection.GetBool(message, slot.field));
      break;
    case FieldType::int32:
      visitor(reflection.GetInt32(message, slot.field));
      break;
    case FieldType::int64:
      visitor(reflection.GetInt64(message, slot.field));
      break;
    case FieldType::uint64:
      visitor(reflection.GetUInt64(message, slot.field));
      break;
    case FieldType::float64:
      visitor(reflection.GetDouble(message, slot.field));
      break;
    case FieldType::string: {
      std::string scratch;
      visitor.text(reflection.GetStringReference(message, slot.field, &scratch));
      break;
    }
    case FieldType::bytes: {
      std::string scratch;
      visitor.blob(reflection.GetStringReference(message, slot.field, &scratch));
      break;
    }
    case FieldType::message:
      visitor.message(*slot.message, reflection.GetMessage(message, slot.field));
      break;
  }
}

/// Visits each value of a repeated field.
template <class Visitor>
void visit_values(const Slot& slot, const google::protobuf::Message& message, Visitor& visitor) {
  const auto& reflection = *slot.reflection;
  const int size = reflection.FieldSize(message, slot.field);
  const auto each = [size](auto&& visit) {
    for (int i = 0; i < size; ++i) visit(i);
  };
  std::string scratch;
  switch (slot.type) {
    case FieldType::boolean:
      each([&](int i) { visitor(reflection.GetRepeatedBool(message, slot.field, i)); });
      break;
    case FieldType::int32:
      each([&](int i) { visitor(reflection.GetRepeatedInt32(message, slot.field, i)); });
      break;
    case FieldType::int64:
      each([&](int i) { visitor(reflection.GetRepeatedInt64(message, slot.field, i)); });
      break;
    case FieldType::uint64:
      each([&](int i) { visitor(reflection.GetRepeatedUInt64(message, slot.field, i)); });
      break;
    case FieldType::float64:
      each([&](int i) { visitor(reflection.GetRepeatedDouble(message, slot.field, i)); });
      break;
    case FieldType::string:
      each([&](int i) {
        visitor.text(reflection.GetRepeatedStringReference(message, slot.field, i, &scratch));
      });
      break;
    case FieldType::bytes:
      each([&](int i) {
        visitor.blob(reflection.GetRepeatedStringReference(message, slot.field, i, &scratch));
      });
      break;
    case FieldType::message:
      each([&](int i) {
        visitor.message(*slot.message, reflection.GetRepeatedMessage(message, slot.field, i));
      });
      break;
  }
}

/// Calls visit(entry) for each entry of a map field, in the order of the message.
template <class Visit>
void for_each_entry(const FieldPlan& field, const google::protobuf::Message& message,
                    Visit&& visit) {
  const auto& reflection = *field.slot.reflection;
  const int size = reflection.FieldSize(message, field.slot.field);
  for (int i = 0; i < size; ++i) {
    visit(reflection.GetRepeatedMessage(message, field.slot.field, i));
  }
}

}  // namespace cwb::protobuf
