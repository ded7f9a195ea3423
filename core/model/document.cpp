// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <limits>

namespace cwb {

Map::Map() = default;
Map::Map(std::initializer_list<Member> list) : members(list) {}
Map::Map(const Map&) = default;
Map::Map(Map&&) noexcept = default;
Map& Map::operator=(const Map&) = default;
Map& Map::operator=(Map&&) noexcept = default;
Map::~Map() = default;

const Document* Map::find(std::string_view key) const {
  const auto found = std::ranges::find(members, key, &Member::key);
  return found == members.end() ? nullptr : &found->value;
}

bool operator==(const Map& a, const Map& b) { return a.members == b.members; }

bool operator==(const Document& a, const Document& b) {
  const auto* x = a.get_if<double>();
  const auto* y = b.get_if<double>();
  if (x && y && std::isnan(*x) && std::isnan(*y)) return true;
  return a.value == b.value;
}

Document Document::number(std::uint64_t integer) {
  if (integer <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
    return {static_cast<std::int64_t>(integer)};
  }
  return {integer};
}

std::string_view type_name(const Document& document) {
  static constexpr std::array<std::string_view, std::variant_size_v<Document::Value>> names{
      "null", "boolean", "integer", "integer", "double", "string", "bytes", "list", "map"};
  return names[document.value.index()];
}

std::size_t depth(const Document& document) {
  std::size_t deepest = 0;
  if (const auto* list = document.get_if<List>()) {
    for (const Document& item : *list) deepest = std::max(deepest, depth(item));
    return deepest + 1;
  }
  if (const auto* map = document.get_if<Map>()) {
    for (const Member& member : map->members) deepest = std::max(deepest, depth(member.value));
    return deepest + 1;
  }
  return 0;
}

}  // namespace cwb
