// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "model/document.h"

namespace cwb::protobuf {

/// Appends an `optional` field of a generated message to a document's map, if it is set: `set` is
/// what the field's has_...() says.
template <class T>
void append_if_set(Map& map, std::string_view key, bool set, const T& value) {
  if (!set) return;
  if constexpr (std::is_same_v<T, std::int32_t>) {
    map.members.push_back({std::string(key), {std::int64_t{value}}});
  } else {
    map.members.push_back({std::string(key), {value}});
  }
}

/// Appends a repeated field of messages, empty or not: the shapes' structs always have their lists.
template <class Messages, class ToDocument>
void append_list(Map& map, std::string_view key, const Messages& messages, ToDocument to_document) {
  List list;
  for (const auto& message : messages) list.push_back(to_document(message));
  map.members.push_back({std::string(key), {std::move(list)}});
}

}  // namespace cwb::protobuf
