// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shapes/describe.h"

// A tree: a node holds nodes.
namespace cwb::shapes {

struct TreeNode {
  std::string name;
  std::int32_t value = 0;
  std::vector<TreeNode> children;
};

}  // namespace cwb::shapes

namespace cwb {

template <>
struct Describe<shapes::TreeNode> {
  using S = shapes::TreeNode;
  static constexpr std::string_view name = "TreeNode";
  static constexpr std::string_view shape = "deep-tree";
  static constexpr bool root_is_wrapped = false;
  static constexpr std::tuple members{member(1, "name", &S::name), member(2, "value", &S::value),
                                      member(3, "children", &S::children)};
};

}  // namespace cwb
