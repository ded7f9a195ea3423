// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/api_events_message.h"

namespace cwb::protobuf {
namespace {

namespace pb = codec_workbench::api_events;

void build(const shapes::ApiActor& value, pb::ApiActor& message) {
  message.set_id(value.id);
  message.set_login(value.login);
  if (value.email) message.set_email(*value.email);
  if (value.avatar_url) message.set_avatar_url(*value.avatar_url);
  if (value.admin) message.set_admin(*value.admin);
}

void build(const shapes::ApiEvent& value, pb::ApiEvent& message) {
  message.set_id(value.id);
  message.set_type(value.type);
  message.set_url(value.url);
  message.set_created_at(value.created_at);
  for (const auto& item : value.tags) message.add_tags(item);
  if (value.actor) build(*value.actor, *message.mutable_actor());
  if (value.referrer) message.set_referrer(*value.referrer);
  if (value.user_agent) message.set_user_agent(*value.user_agent);
  if (value.session) message.set_session(*value.session);
  if (value.region) message.set_region(*value.region);
  if (value.status) message.set_status(*value.status);
  if (value.duration_ms) message.set_duration_ms(*value.duration_ms);
  if (value.cached) message.set_cached(*value.cached);
  if (value.body) message.set_body(*value.body);
}

void read(const pb::ApiActor& message, LeafSum& sum) {
  sum.add(message.id());
  sum.add(std::string_view(message.login()));
  if (message.has_email()) sum.add(std::string_view(message.email()));
  if (message.has_avatar_url()) sum.add(std::string_view(message.avatar_url()));
  if (message.has_admin()) sum.add(message.admin());
}

void read(const pb::ApiEvent& message, LeafSum& sum) {
  sum.add(message.id());
  sum.add(std::string_view(message.type()));
  sum.add(std::string_view(message.url()));
  sum.add(message.created_at());
  for (const auto& item : message.tags()) sum.add(std::string_view(item));
  if (message.has_actor()) read(message.actor(), sum);
  if (message.has_referrer()) sum.add(std::string_view(message.referrer()));
  if (message.has_user_agent()) sum.add(std::string_view(message.user_agent()));
  if (message.has_session()) sum.add(std::string_view(message.session()));
  if (message.has_region()) sum.add(std::string_view(message.region()));
  if (message.has_status()) sum.add(message.status());
  if (message.has_duration_ms()) sum.add(message.duration_ms());
  if (message.has_cached()) sum.add(message.cached());
  if (message.has_body()) sum.add(std::string_view(message.body()));
}

}  // namespace

using ApiEventsMessage = ShapeMessage<shapes::ApiEvents>;

void ApiEventsMessage::build(const shapes::ApiEvents& value, Message& message) {
  for (const auto& item : value.events) protobuf::build(item, *message.add_events());
  if (value.next) message.set_next(*value.next);
}

void ApiEventsMessage::read(const Message& message, LeafSum& sum) {
  for (const auto& item : message.events()) protobuf::read(item, sum);
  if (message.has_next()) sum.add(std::string_view(message.next()));
}

}  // namespace cwb::protobuf
