// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/order_message.h"

namespace cwb::protobuf {
namespace {

namespace pb = codec_workbench::order;

void build(const shapes::OrderLine& value, pb::OrderLine& message) {
  message.set_sku(value.sku);
  message.set_quantity(value.quantity);
  message.set_cents(value.cents);
}

void read(const pb::OrderLine& message, LeafSum& sum) {
  sum.add(std::string_view(message.sku()));
  sum.add(message.quantity());
  sum.add(message.cents());
}

}  // namespace

using OrderMessage = ShapeMessage<shapes::Order>;

void OrderMessage::build(const shapes::Order& value, Message& message) {
  message.set_id(value.id);
  message.set_customer(value.customer);
  message.set_currency(value.currency);
  message.set_paid(value.paid);
  for (const auto& item : value.lines) protobuf::build(item, *message.add_lines());
  if (value.coupon) message.set_coupon(*value.coupon);
}

void OrderMessage::read(const Message& message, LeafSum& sum) {
  sum.add(message.id());
  sum.add(std::string_view(message.customer()));
  sum.add(std::string_view(message.currency()));
  sum.add(message.paid());
  for (const auto& item : message.lines()) protobuf::read(item, sum);
  if (message.has_coupon()) sum.add(std::string_view(message.coupon()));
}

}  // namespace cwb::protobuf
