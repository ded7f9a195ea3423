// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/msgpack_cxx/adaptor_forms.h"
#include "shapes/api_events.h"

namespace cwb::msgpack_cxx {

auto as_map(Is<shapes::ApiActor> auto& v) {
  return map_of_present("id", v.id, "login", v.login, "email", v.email, "avatar_url", v.avatar_url,
                        "admin", v.admin);
}
auto as_array(Is<shapes::ApiActor> auto& v) {
  return msgpack::type::make_define_array(v.id, v.login, v.email, v.avatar_url, v.admin);
}

auto as_map(Is<shapes::ApiEvent> auto& v) {
  return map_of_present("id", v.id, "type", v.type, "url", v.url, "created_at", v.created_at,
                        "tags", v.tags, "actor", v.actor, "referrer", v.referrer, "user_agent",
                        v.user_agent, "session", v.session, "region", v.region, "status", v.status,
                        "duration_ms", v.duration_ms, "cached", v.cached, "body", v.body);
}
auto as_array(Is<shapes::ApiEvent> auto& v) {
  return msgpack::type::make_define_array(v.id, v.type, v.url, v.created_at, v.tags, v.actor,
                                          v.referrer, v.user_agent, v.session, v.region, v.status,
                                          v.duration_ms, v.cached, v.body);
}

auto as_map(Is<shapes::ApiEvents> auto& v) {
  return map_of_present("events", v.events, "next", v.next);
}
auto as_array(Is<shapes::ApiEvents> auto& v) {
  return msgpack::type::make_define_array(v.events, v.next);
}

}  // namespace cwb::msgpack_cxx
