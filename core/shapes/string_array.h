// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "shapes/describe.h"

// The list of strings of the write-up "Android: JSON and MessagePack".
namespace cwb::shapes {

struct StringArray {
  std::vector<std::string> strings;
};

}  // namespace cwb::shapes

namespace cwb {

template <>
struct Describe<shapes::StringArray> {
  using S = shapes::StringArray;
  static constexpr std::string_view name = "StringArray";
  static constexpr std::string_view shape = "string-array";
  static constexpr bool root_is_wrapped = true;
  static constexpr std::tuple members{member(1, "strings", &S::strings)};
};

}  // namespace cwb
