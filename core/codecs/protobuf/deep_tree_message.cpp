// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/deep_tree_message.h"

namespace cwb::protobuf {
namespace {

namespace pb = codec_workbench::deep_tree;

void build(const shapes::TreeNode& value, pb::TreeNode& message) {
  message.set_name(value.name);
  message.set_value(value.value);
  for (const auto& item : value.children) build(item, *message.add_children());
}

void read(const pb::TreeNode& message, LeafSum& sum) {
  sum.add(std::string_view(message.name()));
  sum.add(message.value());
  for (const auto& item : message.children()) read(item, sum);
}

}  // namespace

using TreeNodeMessage = ShapeMessage<shapes::TreeNode>;

void TreeNodeMessage::build(const shapes::TreeNode& value, Message& message) {
  protobuf::build(value, message);
}

void TreeNodeMessage::read(const Message& message, LeafSum& sum) { protobuf::read(message, sum); }

}  // namespace cwb::protobuf
