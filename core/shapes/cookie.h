// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "shapes/describe.h"

// The document of the write-up "JSON, protobuf C++, pbc and sproto from Lua". Members carry the
// document's own keys, so that a library's macros for structs name the same keys.
namespace cwb::shapes {

struct CookieItem {
  std::int32_t id = 0;
  std::int32_t value = 0;
};

struct CookieDaily {
  std::int32_t daily_id = 0;
  std::vector<CookieItem> date_id;
};

struct CookieSegment {
  std::int32_t Type = 0;
  std::int32_t ct = 0;
  std::int32_t ttl = 0;
  std::int32_t id = 0;
};

struct CookieImp {
  std::int32_t Win = 0;
  std::int32_t bid = 0;
  std::int32_t Time = 0;
  std::int32_t id = 0;
};

struct Cookie {
  std::vector<CookieItem> Pbid;
  std::vector<CookieDaily> daily;
  std::vector<CookieItem> Total;
  std::vector<CookieSegment> segments;
  std::vector<CookieImp> imp;
};

}  // namespace cwb::shapes

namespace cwb {

template <>
struct Describe<shapes::CookieItem> {
  using S = shapes::CookieItem;
  static constexpr std::string_view name = "Item";
  static constexpr std::tuple members{member(1, "id", &S::id), member(2, "value", &S::value)};
};

template <>
struct Describe<shapes::CookieDaily> {
  using S = shapes::CookieDaily;
  static constexpr std::string_view name = "Daily";
  static constexpr std::tuple members{member(1, "daily_id", &S::daily_id),
                                      member(2, "date_id", &S::date_id)};
};

template <>
struct Describe<shapes::CookieSegment> {
  using S = shapes::CookieSegment;
  static constexpr std::string_view name = "Segment";
  static constexpr std::tuple members{member(1, "Type", &S::Type), member(2, "ct", &S::ct),
                                      member(3, "ttl", &S::ttl), member(4, "id", &S::id)};
};

template <>
struct Describe<shapes::CookieImp> {
  using S = shapes::CookieImp;
  static constexpr std::string_view name = "Imp";
  static constexpr std::tuple members{member(1, "Win", &S::Win), member(2, "bid", &S::bid),
                                      member(3, "Time", &S::Time), member(4, "id", &S::id)};
};

template <>
struct Describe<shapes::Cookie> {
  using S = shapes::Cookie;
  static constexpr std::string_view name = "Cookie";
  static constexpr std::string_view shape = "cookie";
  static constexpr bool root_is_wrapped = false;
  static constexpr std::tuple members{
      member(1, "Pbid", &S::Pbid), member(2, "daily", &S::daily), member(3, "Total", &S::Total),
      member(4, "segments", &S::segments), member(5, "imp", &S::imp)};
};

}  // namespace cwb
