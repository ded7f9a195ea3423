// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>

#include "shapes/describe.h"

// The map of strings of the write-up "Android: JSON and MessagePack".
namespace cwb::shapes {

struct StringMap {
  std::map<std::string, std::string> entries;
};

}  // namespace cwb::shapes

namespace cwb {

template <>
struct Describe<shapes::StringMap> {
  using S = shapes::StringMap;
  static constexpr std::string_view name = "StringMap";
  static constexpr std::string_view shape = "string-map";
  static constexpr bool root_is_wrapped = true;
  static constexpr std::tuple members{member(1, "entries", &S::entries)};
};

}  // namespace cwb
