// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/string_array_message.h"

namespace cwb::protobuf {

using StringArrayMessage = ShapeMessage<shapes::StringArray>;

void StringArrayMessage::build(const shapes::StringArray& array, Message& message) {
  message.mutable_strings()->Reserve(static_cast<int>(array.strings.size()));
  for (const std::string& text : array.strings) message.add_strings(text);
}

void StringArrayMessage::read(const Message& message, LeafSum& sum) {
  for (const std::string& text : message.strings()) sum.add(std::string_view(text));
}

}  // namespace cwb::protobuf
