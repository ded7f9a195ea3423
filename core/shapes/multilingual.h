// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "shapes/describe.h"

// Texts in many scripts.
namespace cwb::shapes {

struct MultilingualText {
  std::string language;
  std::string title;
  std::string text;
  std::optional<std::string> note;
};

struct Multilingual {
  std::vector<MultilingualText> texts;
};

}  // namespace cwb::shapes

namespace cwb {

template <>
struct Describe<shapes::MultilingualText> {
  using S = shapes::MultilingualText;
  static constexpr std::string_view name = "MultilingualText";
  static constexpr std::tuple members{member(1, "language", &S::language),
                                      member(2, "title", &S::title), member(3, "text", &S::text),
                                      member(4, "note", &S::note)};
};

template <>
struct Describe<shapes::Multilingual> {
  using S = shapes::Multilingual;
  static constexpr std::string_view name = "Multilingual";
  static constexpr std::string_view shape = "multilingual";
  static constexpr bool root_is_wrapped = false;
  static constexpr std::tuple members{member(1, "texts", &S::texts)};
};

}  // namespace cwb
