// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/msgpack_cxx/adaptor_forms.h"
#include "shapes/deep_tree.h"

namespace cwb::msgpack_cxx {

auto as_map(Is<shapes::TreeNode> auto& v) {
  return msgpack::type::make_define_map("name", v.name, "value", v.value, "children", v.children);
}
auto as_array(Is<shapes::TreeNode> auto& v) {
  return msgpack::type::make_define_array(v.name, v.value, v.children);
}

}  // namespace cwb::msgpack_cxx
