// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/leaf_sum.h"
#include "codecs/protobuf/shape_message.h"
#include "order.pb.h"
#include "shapes/order.h"

namespace cwb::protobuf {

template <>
struct ShapeMessage<shapes::Order> {
  using Message = codec_workbench::order::Order;
  static void build(const shapes::Order& value, Message& message);
  static void read(const Message& message, LeafSum& sum);
};

}  // namespace cwb::protobuf
