// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/leaf_sum.h"
#include "codecs/protobuf/shape_message.h"
#include "geometry.pb.h"
#include "shapes/geometry.h"

namespace cwb::protobuf {

template <>
struct ShapeMessage<shapes::Geometry> {
  using Message = codec_workbench::geometry::Geometry;
  static void build(const shapes::Geometry& value, Message& message);
  static void read(const Message& message, LeafSum& sum);
};

}  // namespace cwb::protobuf
