// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/scroll_list_message.h"

namespace cwb::protobuf {
namespace {

namespace pb = codec_workbench::scroll_list;

void build_item(const shapes::ScrollItem& item, pb::ScrollItem& message) {
  message.set_title(item.title);
  message.set_remark(item.remark);
  message.set_cover(item.cover);
  message.set_uri(item.uri);
}

void read_item(const pb::ScrollItem& message, LeafSum& sum) {
  sum.add(std::string_view(message.title()));
  sum.add(std::string_view(message.remark()));
  sum.add(std::string_view(message.cover()));
  sum.add(std::string_view(message.uri()));
}

/// nullptr where an item has no such key.
const std::string* text_of(const pb::ScrollItem& message, std::string_view key) {
  if (key == "uri") return &message.uri();
  if (key == "title") return &message.title();
  if (key == "remark") return &message.remark();
  if (key == "cover") return &message.cover();
  return nullptr;
}

}  // namespace

using ScrollListMessage = ShapeMessage<shapes::ScrollList>;

void ScrollListMessage::build(const shapes::ScrollList& list, Message& message) {
  message.set_havemore(list.haveMore);
  for (const auto& item : list.items) build_item(item, *message.add_items());
}

void ScrollListMessage::read(const Message& message, LeafSum& sum) {
  sum.add(message.havemore());
  for (const auto& item : message.items()) read_item(item, sum);
}

bool ScrollListMessage::check(const Message& message, const ListCheck& check) {
  const auto& items = message.items();
  if (check.list != "items" || items.empty()) return false;
  const std::string* text = text_of(items[0], check.key);
  return static_cast<std::size_t>(items.size()) == check.count && text && *text == check.value;
}

}  // namespace cwb::protobuf
