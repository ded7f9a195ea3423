// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <limits>
#include <optional>
#include <utility>

#include "codecs/leaf_sum.h"
#include "model/document.h"
#include "model/schema.h"
#include "shapes/describe.h"

// What follows from a struct's description: document, schema, leaves. Untimed but for visit_leaves.
namespace cwb {

template <class T>
Document to_document(const T& value);

namespace detail {

template <class T>
Document value_to_document(const T& value) {
  if constexpr (IsVector<T>::value) {
    List list;
    list.reserve(value.size());
    for (const auto& item : value) list.push_back(value_to_document(item));
    return {std::move(list)};
  } else if constexpr (IsStringMap<T>::value) {
    Map map;
    map.members.reserve(value.size());
    for (const auto& [key, item] : value) map.members.push_back({key, value_to_document(item)});
    return {std::move(map)};
  } else if constexpr (Described<T>) {
    Map map;
    for_each_member<T>([&]<class S, class M>(const MemberOf<S, M>& member) {
      const M& held = value.*member.pointer;
      if constexpr (IsOptional<M>::value) {
        if (held) map.members.push_back({std::string(member.name), value_to_document(*held)});
      } else {
        map.members.push_back({std::string(member.name), value_to_document(held)});
      }
    });
    return {std::move(map)};
  } else if constexpr (std::unsigned_integral<T> && !std::same_as<T, bool>) {
    return Document::number(value);
  } else if constexpr (std::integral<T> && !std::same_as<T, bool>) {
    return {static_cast<std::int64_t>(value)};
  } else {
    return {value};
  }
}

/// False where the document does not fit the struct.
template <class T>
bool value_from_document(const Document& document, T& value) {
  if constexpr (IsVector<T>::value) {
    const auto* list = document.get_if<List>();
    if (!list) return false;
    value.resize(list->size());
    for (std::size_t i = 0; i < list->size(); ++i) {
      typename T::value_type item{};  // not in place: a vector of booleans gives no reference
      if (!value_from_document((*list)[i], item)) return false;
      value[i] = std::move(item);
    }
    return true;
  } else if constexpr (IsStringMap<T>::value) {
    const auto* map = document.get_if<Map>();
    if (!map) return false;
    for (const Member& member : map->members) {
      if (!value_from_document(member.value, value[member.key])) return false;
    }
    return true;
  } else if constexpr (Described<T>) {
    const auto* map = document.get_if<Map>();
    if (!map) return false;
    bool fits = true;
    std::size_t met = 0;
    for_each_member<T>([&]<class S, class M>(const MemberOf<S, M>& member) {
      const Document* found = map->find(member.name);
      met += found != nullptr;
      if constexpr (IsOptional<M>::value) {
        auto& held = value.*member.pointer;
        fits = fits && (!found || value_from_document(*found, held.emplace()));
      } else {
        fits = fits && found && value_from_document(*found, value.*member.pointer);
      }
    });
    return fits && met == map->members.size();
  } else if constexpr (std::integral<T> && !std::same_as<T, bool>) {
    if (const auto* integer = document.get_if<std::int64_t>()) {
      if (!std::in_range<T>(*integer)) return false;
      value = static_cast<T>(*integer);
      return true;
    }
    const auto* large = document.get_if<std::uint64_t>();
    if (!large || !std::in_range<T>(*large)) return false;
    value = static_cast<T>(*large);
    return true;
  } else {
    const auto* leaf = document.get_if<T>();
    if (leaf) value = *leaf;
    return leaf != nullptr;
  }
}

/// The place of T's message in the schema, added with all that it refers to where it is not there.
template <Described T>
std::size_t message_index(Schema& schema);

template <class T>
void describe_value(Schema& schema, Field& field) {
  if constexpr (IsVector<T>::value) {
    field.cardinality = Cardinality::repeated;
    describe_value<typename T::value_type>(schema, field);
  } else if constexpr (IsStringMap<T>::value) {
    field.cardinality = Cardinality::map;
    describe_value<typename T::mapped_type>(schema, field);
  } else if constexpr (IsOptional<T>::value) {
    using Held = typename T::value_type;
    static_assert(!IsVector<Held>::value && !IsStringMap<Held>::value && !IsOptional<Held>::value,
                  "a schema cannot tell an absent list or map from an empty one");
    describe_value<Held>(schema, field);
  } else if constexpr (Described<T>) {
    field.type = FieldType::message;
    field.message = message_index<T>(schema);
  } else if constexpr (std::same_as<T, bool>) {
    field.type = FieldType::boolean;
  } else if constexpr (std::same_as<T, std::int32_t>) {
    field.type = FieldType::int32;
  } else if constexpr (std::same_as<T, std::int64_t>) {
    field.type = FieldType::int64;
  } else if constexpr (std::same_as<T, std::uint64_t>) {
    field.type = FieldType::uint64;
  } else if constexpr (std::same_as<T, double>) {
    field.type = FieldType::float64;
  } else if constexpr (std::same_as<T, std::string>) {
    field.type = FieldType::string;
  } else {
    static_assert(std::same_as<T, Bytes>, "no field type holds this member");
    field.type = FieldType::bytes;
  }
}

template <Described T>
std::size_t message_index(Schema& schema) {
  for (std::size_t i = 0; i < schema.messages.size(); ++i) {
    if (schema.messages[i].name == Describe<T>::name) return i;
  }
  const std::size_t index = schema.messages.size();
  schema.messages.push_back({std::string(Describe<T>::name), {}});
  for_each_member<T>([&]<class S, class M>(const MemberOf<S, M>& member) {
    Field field;
    field.tag = member.tag;
    field.name = member.name;
    describe_value<M>(schema, field);  // may move schema.messages
    schema.messages[index].fields.push_back(std::move(field));
  });
  return index;
}

}  // namespace detail

/// The document of a shape's struct; of a wrapped root, its only member's value.
template <class T>
Document to_document(const T& value) {
  if constexpr (Describe<T>::root_is_wrapped) {
    return detail::value_to_document(value.*std::get<0>(Describe<T>::members).pointer);
  } else {
    return detail::value_to_document(value);
  }
}

/// The struct of a shape's document; nothing where the document is not one of that shape.
template <class T>
std::optional<T> from_document(const Document& document) {
  T value;
  bool fits = false;
  if constexpr (Describe<T>::root_is_wrapped) {
    fits = detail::value_from_document(document, value.*std::get<0>(Describe<T>::members).pointer);
  } else {
    fits = detail::value_from_document(document, value);
  }
  if (!fits) return std::nullopt;
  return value;
}

template <class T>
Schema schema_of() {
  Schema schema;
  schema.root = detail::message_index<T>(schema);
  schema.root_is_wrapped = Describe<T>::root_is_wrapped;
  return schema;
}

/// What a typed user's read phase does: visits each leaf of the struct.
template <class T>
void visit_leaves(const T& value, LeafSum& sum) {
  if constexpr (IsVector<T>::value) {
    for (const auto& item : value) visit_leaves(item, sum);
  } else if constexpr (IsStringMap<T>::value) {
    for (const auto& entry : value) visit_leaves(entry.second, sum);
  } else if constexpr (IsOptional<T>::value) {
    if (value) visit_leaves(*value, sum);
  } else if constexpr (Described<T>) {
    for_each_member<T>([&](const auto& member) { visit_leaves(value.*member.pointer, sum); });
  } else {
    sum.add(value);
  }
}

}  // namespace cwb
