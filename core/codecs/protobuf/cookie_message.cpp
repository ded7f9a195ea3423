// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/cookie_message.h"

namespace cwb::protobuf {
namespace {

namespace pb = codec_workbench::cookie;

void build_item(const shapes::CookieItem& item, pb::Item& message) {
  message.set_id(item.id);
  message.set_value(item.value);
}

void build_daily(const shapes::CookieDaily& daily, pb::Daily& message) {
  message.set_daily_id(daily.daily_id);
  for (const auto& item : daily.date_id) build_item(item, *message.add_date_id());
}

void build_segment(const shapes::CookieSegment& segment, pb::Segment& message) {
  message.set_type(segment.Type);
  message.set_ct(segment.ct);
  message.set_ttl(segment.ttl);
  message.set_id(segment.id);
}

void build_imp(const shapes::CookieImp& imp, pb::Imp& message) {
  message.set_win(imp.Win);
  message.set_bid(imp.bid);
  message.set_time(imp.Time);
  message.set_id(imp.id);
}

void read_item(const pb::Item& message, LeafSum& sum) {
  sum.add(message.id());
  sum.add(message.value());
}

void read_daily(const pb::Daily& message, LeafSum& sum) {
  sum.add(message.daily_id());
  for (const auto& item : message.date_id()) read_item(item, sum);
}

void read_segment(const pb::Segment& message, LeafSum& sum) {
  sum.add(message.type());
  sum.add(message.ct());
  sum.add(message.ttl());
  sum.add(message.id());
}

void read_imp(const pb::Imp& message, LeafSum& sum) {
  sum.add(message.win());
  sum.add(message.bid());
  sum.add(message.time());
  sum.add(message.id());
}

}  // namespace

using CookieMessage = ShapeMessage<shapes::Cookie>;

void CookieMessage::build(const shapes::Cookie& cookie, Message& message) {
  for (const auto& item : cookie.Pbid) build_item(item, *message.add_pbid());
  for (const auto& daily : cookie.daily) build_daily(daily, *message.add_daily());
  for (const auto& item : cookie.Total) build_item(item, *message.add_total());
  for (const auto& segment : cookie.segments) build_segment(segment, *message.add_segments());
  for (const auto& imp : cookie.imp) build_imp(imp, *message.add_imp());
}

void CookieMessage::read(const Message& message, LeafSum& sum) {
  for (const auto& item : message.pbid()) read_item(item, sum);
  for (const auto& daily : message.daily()) read_daily(daily, sum);
  for (const auto& item : message.total()) read_item(item, sum);
  for (const auto& segment : message.segments()) read_segment(segment, sum);
  for (const auto& imp : message.imp()) read_imp(imp, sum);
}

}  // namespace cwb::protobuf
