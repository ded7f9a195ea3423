// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/leaf_sum.h"
#include "codecs/protobuf/shape_message.h"
#include "log_records.pb.h"
#include "shapes/log_records.h"

namespace cwb::protobuf {

template <>
struct ShapeMessage<shapes::LogRecords> {
  using Message = codec_workbench::log_records::LogRecords;
  static void build(const shapes::LogRecords& value, Message& message);
  static void read(const Message& message, LeafSum& sum);
};

}  // namespace cwb::protobuf
