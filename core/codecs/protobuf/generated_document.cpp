// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/generated_document.h"

#include <stdexcept>
#include <string>
#include <utility>

#include <google/protobuf/descriptor.h>

namespace cwb::protobuf {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

Document message_of(const Message& message);

Document text_or_bytes(const FieldDescriptor& field, const std::string& value) {
  if (field.type() == FieldDescriptor::TYPE_STRING) return {value};
  const auto* first = reinterpret_cast<const std::byte*>(value.data());
  return {Bytes(first, first + value.size())};
}

std::runtime_error no_document(const FieldDescriptor& field) {
  return std::runtime_error(field.full_name() + " is of a type that no document has");
}

Document single(const Message& message, const FieldDescriptor& field) {
  const auto& reflection = *message.GetReflection();
  switch (field.cpp_type()) {
    case FieldDescriptor::CPPTYPE_BOOL:
      return {reflection.GetBool(message, &field)};
    case FieldDescriptor::CPPTYPE_INT32:
      return {std::int64_t{reflection.GetInt32(message, &field)}};
    case FieldDescriptor::CPPTYPE_INT64:
      return {std::int64_t{reflection.GetInt64(message, &field)}};
    case FieldDescriptor::CPPTYPE_UINT64:
      return Document::number(reflection.GetUInt64(message, &field));
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return {reflection.GetDouble(message, &field)};
    case FieldDescriptor::CPPTYPE_STRING:
      return text_or_bytes(field, reflection.GetString(message, &field));
    case FieldDescriptor::CPPTYPE_MESSAGE:
      return message_of(reflection.GetMessage(message, &field));
    default:
      throw no_document(field);
  }
}

Document item(const Message& message, const FieldDescriptor& field, int i) {
  const auto& reflection = *message.GetReflection();
  switch (field.cpp_type()) {
    case FieldDescriptor::CPPTYPE_BOOL:
      return {reflection.GetRepeatedBool(message, &field, i)};
    case FieldDescriptor::CPPTYPE_INT32:
      return {std::int64_t{reflection.GetRepeatedInt32(message, &field, i)}};
    case FieldDescriptor::CPPTYPE_INT64:
      return {std::int64_t{reflection.GetRepeatedInt64(message, &field, i)}};
    case FieldDescriptor::CPPTYPE_UINT64:
      return Document::number(reflection.GetRepeatedUInt64(message, &field, i));
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return {reflection.GetRepeatedDouble(message, &field, i)};
    case FieldDescriptor::CPPTYPE_STRING:
      return text_or_bytes(field, reflection.GetRepeatedString(message, &field, i));
    case FieldDescriptor::CPPTYPE_MESSAGE:
      return message_of(reflection.GetRepeatedMessage(message, &field, i));
    default:
      throw no_document(field);
  }
}

/// The message's own map has each key once; reflection gives its entries as messages.
Document map_of(const Message& message, const FieldDescriptor& field) {
  Map map;
  const auto& reflection = *message.GetReflection();
  const int size = reflection.FieldSize(message, &field);
  for (int i = 0; i < size; ++i) {
    const Message& entry = reflection.GetRepeatedMessage(message, &field, i);
    map.members.push_back({entry.GetReflection()->GetString(entry, field.message_type()->map_key()),
                           single(entry, *field.message_type()->map_value())});
  }
  return {std::move(map)};
}

Document value_of(const Message& message, const FieldDescriptor& field) {
  if (field.is_map()) return map_of(message, field);
  if (!field.is_repeated()) return single(message, field);
  List list;
  const int size = message.GetReflection()->FieldSize(message, &field);
  list.reserve(static_cast<std::size_t>(size));
  for (int i = 0; i < size; ++i) list.push_back(item(message, field, i));
  return {std::move(list)};
}

Document message_of(const Message& message) {
  Map map;
  const auto& type = *message.GetDescriptor();
  for (int i = 0; i < type.field_count(); ++i) {
    const FieldDescriptor& field = *type.field(i);
    if (!field.is_repeated() && !message.GetReflection()->HasField(message, &field)) continue;
    map.members.push_back({field.name(), value_of(message, field)});
  }
  return {std::move(map)};
}

}  // namespace

Document generated_document(const Message& message, bool root_is_wrapped) {
  if (root_is_wrapped) return value_of(message, *message.GetDescriptor()->field(0));
  return message_of(message);
}

}  // namespace cwb::protobuf
