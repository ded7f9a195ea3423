// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/leaf_sum.h"
#include "codecs/protobuf/shape_message.h"
#include "model/payload.h"
#include "scroll_list.pb.h"
#include "shapes/scroll_list.h"

namespace cwb::protobuf {

template <>
struct ShapeMessage<shapes::ScrollList> {
  using Message = codec_workbench::scroll_list::ScrollList;
  static void build(const shapes::ScrollList& list, Message& message);
  static void read(const Message& message, LeafSum& sum);
  static bool check(const Message& message, const ListCheck& check);
};

}  // namespace cwb::protobuf
