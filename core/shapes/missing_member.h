// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "model/document.h"
#include "model/pointer.h"
#include "shapes/describe.h"

namespace cwb {
namespace detail {

template <class T>
std::optional<std::string> missing_in_value(const Document& document);

/// The pointer with the token before it, where there is one.
inline std::optional<std::string> below(std::string_view token,
                                        std::optional<std::string> pointer) {
  if (pointer) pointer = '/' + pointer_token(token) + *pointer;
  return pointer;
}

template <Described T>
std::optional<std::string> missing_in_struct(const Map& map) {
  std::optional<std::string> missing;
  for_each_member<T>([&]<class S, class M>(const MemberOf<S, M>& member) {
    if (missing) return;
    if (const Document* found = map.find(member.name)) {
      missing = below(member.name, missing_in_value<M>(*found));
    } else if constexpr (!IsOptional<M>::value) {
      missing = below(member.name, "");
    }
  });
  return missing;
}

template <class T>
std::optional<std::string> missing_in_value(const Document& document) {
  if constexpr (IsOptional<T>::value) {
    return missing_in_value<typename T::value_type>(document);
  } else if constexpr (IsVector<T>::value) {
    const auto* list = document.get_if<List>();
    for (std::size_t i = 0; list && i < list->size(); ++i) {
      auto missing = missing_in_value<typename T::value_type>((*list)[i]);
      if (missing) return below(std::to_string(i), std::move(missing));
    }
  } else if constexpr (IsStringMap<T>::value) {
    const auto* map = document.get_if<Map>();
    for (std::size_t i = 0; map && i < map->members.size(); ++i) {
      const Member& entry = map->members[i];
      auto missing = missing_in_value<typename T::mapped_type>(entry.value);
      if (missing) return below(entry.key, std::move(missing));
    }
  } else if constexpr (Described<T>) {
    if (const auto* map = document.get_if<Map>()) return missing_in_struct<T>(*map);
  }
  return std::nullopt;
}

}  // namespace detail

/// The JSON pointer of the first key that the document lacks and the shape's struct always has;
/// nothing where it has them all. Values of other types than the struct's are passed over.
template <Described T>
std::optional<std::string> missing_member(const Document& document) {
  if constexpr (Describe<T>::root_is_wrapped) {
    return [&]<class S, class M>(const MemberOf<S, M>& /*member*/) {
      return detail::missing_in_value<M>(document);
    }(std::get<0>(Describe<T>::members));
  } else {
    return detail::missing_in_value<T>(document);
  }
}

}  // namespace cwb
