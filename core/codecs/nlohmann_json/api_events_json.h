// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/nlohmann_json/optional_member.h"
#include "shapes/api_events.h"

// As struct_json.h, for the shape api-events. Structs with optional members have the two functions
// that the macro would write, for the macro knows no member that may be absent.
namespace cwb::shapes {

inline void to_json(nlohmann::json& j, const ApiActor& value) {
  j["id"] = value.id;
  j["login"] = value.login;
  nlohmann_json::put(j, "email", value.email);
  nlohmann_json::put(j, "avatar_url", value.avatar_url);
  nlohmann_json::put(j, "admin", value.admin);
}

inline void from_json(const nlohmann::json& j, ApiActor& value) {
  j.at("id").get_to(value.id);
  j.at("login").get_to(value.login);
  nlohmann_json::take(j, "email", value.email);
  nlohmann_json::take(j, "avatar_url", value.avatar_url);
  nlohmann_json::take(j, "admin", value.admin);
}

inline void to_json(nlohmann::json& j, const ApiEvent& value) {
  j["id"] = value.id;
  j["type"] = value.type;
  j["url"] = value.url;
  j["created_at"] = value.created_at;
  j["tags"] = value.tags;
  nlohmann_json::put(j, "actor", value.actor);
  nlohmann_json::put(j, "referrer", value.referrer);
  nlohmann_json::put(j, "user_agent", value.user_agent);
  nlohmann_json::put(j, "session", value.session);
  nlohmann_json::put(j, "region", value.region);
  nlohmann_json::put(j, "status", value.status);
  nlohmann_json::put(j, "duration_ms", value.duration_ms);
  nlohmann_json::put(j, "cached", value.cached);
  nlohmann_json::put(j, "body", value.body);
}

inline void from_json(const nlohmann::json& j, ApiEvent& value) {
  j.at("id").get_to(value.id);
  j.at("type").get_to(value.type);
  j.at("url").get_to(value.url);
  j.at("created_at").get_to(value.created_at);
  j.at("tags").get_to(value.tags);
  nlohmann_json::take(j, "actor", value.actor);
  nlohmann_json::take(j, "referrer", value.referrer);
  nlohmann_json::take(j, "user_agent", value.user_agent);
  nlohmann_json::take(j, "session", value.session);
  nlohmann_json::take(j, "region", value.region);
  nlohmann_json::take(j, "status", value.status);
  nlohmann_json::take(j, "duration_ms", value.duration_ms);
  nlohmann_json::take(j, "cached", value.cached);
  nlohmann_json::take(j, "body", value.body);
}

inline void to_json(nlohmann::json& j, const ApiEvents& value) {
  j["events"] = value.events;
  nlohmann_json::put(j, "next", value.next);
}

inline void from_json(const nlohmann::json& j, ApiEvents& value) {
  j.at("events").get_to(value.events);
  nlohmann_json::take(j, "next", value.next);
}

}  // namespace cwb::shapes
