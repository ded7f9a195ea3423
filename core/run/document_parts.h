// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/document.h"

// What the writers of JSON files build their documents with.
namespace cwb {

inline Document text(std::string_view words) { return {std::string(words)}; }

inline Document texts(const std::vector<std::string>& words) {
  List list;
  for (const std::string& word : words) list.push_back(text(word));
  return {std::move(list)};
}

inline void add(Map& map, std::string_view key, Document value) {
  map.members.push_back({std::string(key), std::move(value)});
}

inline void add_figure(Map& map, std::string_view key, const std::optional<double>& value) {
  if (value) add(map, key, {*value});
}

}  // namespace cwb
