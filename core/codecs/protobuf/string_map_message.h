// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/leaf_sum.h"
#include "codecs/protobuf/shape_message.h"
#include "shapes/string_map.h"
#include "string_map.pb.h"

namespace cwb::protobuf {

template <>
struct ShapeMessage<shapes::StringMap> {
  using Message = codec_workbench::string_map::StringMap;
  static void build(const shapes::StringMap& map, Message& message);
  static void read(const Message& message, LeafSum& sum);
};

}  // namespace cwb::protobuf
