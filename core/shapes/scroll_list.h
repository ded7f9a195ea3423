// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "shapes/describe.h"

// The list of the write-up "Android: protobuf frameworks (Wire and Protostuff)".
namespace cwb::shapes {

struct ScrollItem {
  std::string title;
  std::string remark;
  std::string cover;
  std::string uri;
};

struct ScrollList {
  bool haveMore = false;
  std::vector<ScrollItem> items;
};

}  // namespace cwb::shapes

namespace cwb {

template <>
struct Describe<shapes::ScrollItem> {
  using S = shapes::ScrollItem;
  static constexpr std::string_view name = "ScrollItem";
  static constexpr std::tuple members{member(1, "title", &S::title),
                                      member(2, "remark", &S::remark),
                                      member(3, "cover", &S::cover), member(4, "uri", &S::uri)};
};

template <>
struct Describe<shapes::ScrollList> {
  using S = shapes::ScrollList;
  static constexpr std::string_view name = "ScrollList";
  static constexpr std::string_view shape = "scroll-list";
  static constexpr bool root_is_wrapped = false;
  static constexpr std::tuple members{member(1, "haveMore", &S::haveMore),
                                      member(2, "items", &S::items)};
};

}  // namespace cwb
