// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/string_map_message.h"

namespace cwb::protobuf {

using StringMapMessage = ShapeMessage<shapes::StringMap>;

void StringMapMessage::build(const shapes::StringMap& map, Message& message) {
  auto& entries = *message.mutable_entries();
  for (const auto& [key, value] : map.entries) entries[key] = value;
}

void StringMapMessage::read(const Message& message, LeafSum& sum) {
  for (const auto& entry : message.entries()) sum.add(std::string_view(entry.second));
}

}  // namespace cwb::protobuf
