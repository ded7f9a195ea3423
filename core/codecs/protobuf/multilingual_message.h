// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/leaf_sum.h"
#include "codecs/protobuf/shape_message.h"
#include "multilingual.pb.h"
#include "shapes/multilingual.h"

namespace cwb::protobuf {

template <>
struct ShapeMessage<shapes::Multilingual> {
  using Message = codec_workbench::multilingual::Multilingual;
  static void build(const shapes::Multilingual& value, Message& message);
  static void read(const Message& message, LeafSum& sum);
};

}  // namespace cwb::protobuf
