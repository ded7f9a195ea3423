// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/reflection_read.h"

#include <unordered_map>
#include <utility>

#include "codecs/protobuf/reflection_visit.h"

namespace cwb::protobuf {
namespace {

using google::protobuf::Message;

struct SumLeaves {
  LeafSum& sum;

  template <class T>
  void operator()(T value) {
    sum.add(value);
  }
  void text(const std::string& text) { sum.add(std::string_view(text)); }
  void blob(const std::string& bytes) { sum.add(std::string_view(bytes)); }
  void message(const MessagePlan& plan, const Message& message) {
    read_message(plan, message, sum);
  }
};

/// Gives each value it visits, as a document, to `take`.
template <class Take>
struct MakeDocuments {
  Take take;

  void operator()(bool flag) { take(Document{flag}); }
  void operator()(std::int32_t integer) { take(Document{std::int64_t{integer}}); }
  void operator()(std::int64_t integer) { take(Document{integer}); }
  void operator()(std::uint64_t integer) { take(Document::number(integer)); }
  void operator()(double number) { take(Document{number}); }
  void text(const std::string& text) { take(Document{text}); }
  void blob(const std::string& bytes) {
    const auto* first = reinterpret_cast<const std::byte*>(bytes.data());
    take(Document{Bytes(first, first + bytes.size())});
  }
  void message(const MessagePlan& plan, const Message& message) {
    take(message_document(plan, message));
  }
};
template <class Take>
MakeDocuments(Take) -> MakeDocuments<Take>;

Document value_document(const Slot& slot, const Message& message) {
  Document result;
  MakeDocuments visitor{[&result](Document made) { result = std::move(made); }};
  visit_value(slot, message, visitor);
  return result;
}

/// Bytes may hold a key twice; then the last entry counts, as in protobuf's own maps.
Document map_document(const FieldPlan& field, const Message& message) {
  Map map;
  std::unordered_map<std::string, std::size_t> places;
  for_each_entry(field, message, [&](const Message& entry) {
    std::string key = field.entry_value.reflection->GetString(entry, field.entry_key);
    Document value = value_document(field.entry_value, entry);
    const auto [place, is_new] = places.emplace(key, map.members.size());
    if (is_new) {
      map.members.push_back({std::move(key), std::move(value)});
    } else {
      map.members[place->second].value = std::move(value);
    }
  });
  return {std::move(map)};
}

bool is_present(const FieldPlan& field, const Message& message) {
  if (field.cardinality == Cardinality::single) {
    return field.slot.reflection->HasField(message, field.slot.field);
  }
  return field.slot.reflection->FieldSize(message, field.slot.field) > 0;
}

}  // namespace

void read_message(const MessagePlan& plan, const Message& message, LeafSum& sum) {
  SumLeaves visitor{sum};
  for (const FieldPlan& field : plan.fields) {
    switch (field.cardinality) {
      case Cardinality::single:
        if (field.slot.reflection->HasField(message, field.slot.field)) {
          visit_value(field.slot, message, visitor);
        }
        break;
      case Cardinality::repeated:
        visit_values(field.slot, message, visitor);
        break;
      case Cardinality::map:
        for_each_entry(field, message, [&](const Message& entry) {
          visit_value(field.entry_value, entry, visitor);
        });
        break;
    }
  }
}

Document field_document(const FieldPlan& field, const Message& message) {
  switch (field.cardinality) {
    case Cardinality::single:
      return is_present(field, message) ? value_document(field.slot, message) : Document{};
    case Cardinality::repeated: {
      List list;
      MakeDocuments visitor{[&list](Document made) { list.push_back(std::move(made)); }};
      visit_values(field.slot, message, visitor);
      return {std::move(list)};
    }
    case Cardinality::map:
      return map_document(field, message);
  }
  return {};
}

Document message_document(const MessagePlan& plan, const Message& message) {
  Map map;
  for (const FieldPlan& field : plan.fields) {
    if (is_present(field, message)) {
      map.members.push_back({field.key, field_document(field, message)});
    }
  }
  return {std::move(map)};
}

}  // namespace cwb::protobuf
