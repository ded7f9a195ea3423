// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/leaf_sum.h"
#include "codecs/protobuf/shape_message.h"
#include "deep_tree.pb.h"
#include "shapes/deep_tree.h"

namespace cwb::protobuf {

template <>
struct ShapeMessage<shapes::TreeNode> {
  using Message = codec_workbench::deep_tree::TreeNode;
  static void build(const shapes::TreeNode& value, Message& message);
  static void read(const Message& message, LeafSum& sum);
};

}  // namespace cwb::protobuf
