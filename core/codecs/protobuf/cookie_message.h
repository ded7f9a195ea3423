// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/leaf_sum.h"
#include "codecs/protobuf/shape_message.h"
#include "cookie.pb.h"
#include "shapes/cookie.h"

namespace cwb::protobuf {

template <>
struct ShapeMessage<shapes::Cookie> {
  using Message = codec_workbench::cookie::Cookie;
  static void build(const shapes::Cookie& cookie, Message& message);
  static void read(const Message& message, LeafSum& sum);
};

}  // namespace cwb::protobuf
