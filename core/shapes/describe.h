// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

namespace cwb {

/// One member of a shape's struct: its protobuf tag, its key in the document, and where it lies.
/// Members are booleans, integers of 32 or 64 bits, doubles, strings, bytes, other described
/// structs (a struct may hold lists of itself), std::optional, std::vector and std::map from
/// strings of these. An empty std::optional is absent in the document; everything else is always
/// there.
template <class Struct, class T>
struct MemberOf {
  std::uint32_t tag;
  std::string_view name;
  T Struct::*pointer;
};

template <class Struct, class T>
constexpr MemberOf<Struct, T> member(std::uint32_t tag, std::string_view name, T Struct::*pointer) {
  return {tag, name, pointer};
}

/// The description of a struct, from which its schema, its conversion from and to a document and
/// the visit of its leaves follow. Specialised beside each struct:
///   static constexpr std::string_view name;      the message's name
///   static constexpr std::tuple members{...};    in ascending order of tags
/// and, for the struct of a whole shape,
///   static constexpr std::string_view shape;     the shape's id
///   static constexpr bool root_is_wrapped;       see Schema
template <class Struct>
struct Describe;

template <class T>
concept Described = requires {
  Describe<T>::members;
};

template <class T>
struct IsVector : std::false_type {};
template <class T>
struct IsVector<std::vector<T>> : std::true_type {};
/// Bytes are a leaf, not a list.
template <>
struct IsVector<std::vector<std::byte>> : std::false_type {};

template <class T>
struct IsStringMap : std::false_type {};
template <class T>
struct IsStringMap<std::map<std::string, T>> : std::true_type {};

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};

/// Calls visit(member) for each member of the struct, in order of tags.
template <Described Struct, class Visit>
constexpr void for_each_member(Visit&& visit) {
  std::apply([&](const auto&... members) { (visit(members), ...); }, Describe<Struct>::members);
}

}  // namespace cwb
