// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api_events.pb.h"
#include "codecs/leaf_sum.h"
#include "codecs/protobuf/shape_message.h"
#include "shapes/api_events.h"

namespace cwb::protobuf {

template <>
struct ShapeMessage<shapes::ApiEvents> {
  using Message = codec_workbench::api_events::ApiEvents;
  static void build(const shapes::ApiEvents& value, Message& message);
  static void read(const Message& message, LeafSum& sum);
};

}  // namespace cwb::protobuf
