// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/leaf_sum.h"
#include "codecs/protobuf/shape_message.h"
#include "save_game.pb.h"
#include "shapes/save_game.h"

namespace cwb::protobuf {

template <>
struct ShapeMessage<shapes::SaveGame> {
  using Message = codec_workbench::save_game::SaveGame;
  static void build(const shapes::SaveGame& value, Message& message);
  static void read(const Message& message, LeafSum& sum);
};

}  // namespace cwb::protobuf
