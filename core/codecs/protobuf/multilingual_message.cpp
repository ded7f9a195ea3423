// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/multilingual_message.h"

namespace cwb::protobuf {
namespace {

namespace pb = codec_workbench::multilingual;

void build(const shapes::MultilingualText& value, pb::MultilingualText& message) {
  message.set_language(value.language);
  message.set_title(value.title);
  message.set_text(value.text);
  if (value.note) message.set_note(*value.note);
}

void read(const pb::MultilingualText& message, LeafSum& sum) {
  sum.add(std::string_view(message.language()));
  sum.add(std::string_view(message.title()));
  sum.add(std::string_view(message.text()));
  if (message.has_note()) sum.add(std::string_view(message.note()));
}

}  // namespace

using MultilingualMessage = ShapeMessage<shapes::Multilingual>;

void MultilingualMessage::build(const shapes::Multilingual& value, Message& message) {
  for (const auto& item : value.texts) protobuf::build(item, *message.add_texts());
}

void MultilingualMessage::read(const Message& message, LeafSum& sum) {
  for (const auto& item : message.texts()) protobuf::read(item, sum);
}

}  // namespace cwb::protobuf
