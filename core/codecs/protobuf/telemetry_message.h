// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/leaf_sum.h"
#include "codecs/protobuf/shape_message.h"
#include "shapes/telemetry.h"
#include "telemetry.pb.h"

namespace cwb::protobuf {

template <>
struct ShapeMessage<shapes::Telemetry> {
  using Message = codec_workbench::telemetry::Telemetry;
  static void build(const shapes::Telemetry& value, Message& message);
  static void read(const Message& message, LeafSum& sum);
};

}  // namespace cwb::protobuf
