// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/leaf_sum.h"
#include "codecs/protobuf/shape_message.h"
#include "shapes/string_array.h"
#include "string_array.pb.h"

namespace cwb::protobuf {

template <>
struct ShapeMessage<shapes::StringArray> {
  using Message = codec_workbench::string_array::StringArray;
  static void build(const shapes::StringArray& array, Message& message);
  static void read(const Message& message, LeafSum& sum);
};

}  // namespace cwb::protobuf
