// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shapes/describe.h"

// A page of events, as the interface of a web service gives them.
namespace cwb::shapes {

struct ApiActor {
  std::uint64_t id = 0;
  std::string login;
  std::optional<std::string> email;
  std::optional<std::string> avatar_url;
  std::optional<bool> admin;
};

struct ApiEvent {
  std::uint64_t id = 0;
  std::string type;
  std::string url;
  std::int64_t created_at = 0;
  std::vector<std::string> tags;
  std::optional<ApiActor> actor;
  std::optional<std::string> referrer;
  std::optional<std::string> user_agent;
  std::optional<std::string> session;
  std::optional<std::string> region;
  std::optional<std::int32_t> status;
  std::optional<double> duration_ms;
  std::optional<bool> cached;
  std::optional<std::string> body;
};

struct ApiEvents {
  std::vector<ApiEvent> events;
  std::optional<std::string> next;
};

}  // namespace cwb::shapes

namespace cwb {

template <>
struct Describe<shapes::ApiActor> {
  using S = shapes::ApiActor;
  static constexpr std::string_view name = "ApiActor";
  static constexpr std::tuple members{
      member(1, "id", &S::id), member(2, "login", &S::login), member(3, "email", &S::email),
      member(4, "avatar_url", &S::avatar_url), member(5, "admin", &S::admin)};
};

template <>
struct Describe<shapes::ApiEvent> {
  using S = shapes::ApiEvent;
  static constexpr std::string_view name = "ApiEvent";
  static constexpr std::tuple members{member(1, "id", &S::id),
                                      member(2, "type", &S::type),
                                      member(3, "url", &S::url),
                                      member(4, "created_at", &S::created_at),
                                      member(5, "tags", &S::tags),
                                      member(6, "actor", &S::actor),
                                      member(7, "referrer", &S::referrer),
                                      member(8, "user_agent", &S::user_agent),
                                      member(9, "session", &S::session),
                                      member(10, "region", &S::region),
                                      member(11, "status", &S::status),
                                      member(12, "duration_ms", &S::duration_ms),
                                      member(13, "cached", &S::cached),
                                      member(14, "body", &S::body)};
};

template <>
struct Describe<shapes::ApiEvents> {
  using S = shapes::ApiEvents;
  static constexpr std::string_view name = "ApiEvents";
  static constexpr std::string_view shape = "api-events";
  static constexpr bool root_is_wrapped = false;
  static constexpr std::tuple members{member(1, "events", &S::events), member(2, "next", &S::next)};
};

}  // namespace cwb
