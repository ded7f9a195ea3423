// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "codecs/nlohmann_json/api_events_json.h"
#include "codecs/nlohmann_json/geometry_json.h"
#include "codecs/nlohmann_json/log_records_json.h"
#include "codecs/nlohmann_json/multilingual_json.h"
#include "codecs/nlohmann_json/order_json.h"
#include "codecs/nlohmann_json/save_game_json.h"
#include "shapes/typed.h"

// to_json and from_json of the shapes' structs by the macro which the library's documentation
// recommends for types that cannot be changed:
// https://json.nlohmann.me/api/macros/nlohmann_define_type_non_intrusive/
// It must stand in the namespace of the structs, and a member's name is its key. The structs of
// bare lists and maps need none: the library knows vectors and maps itself. Shapes with members
// that may be absent have a header each.
namespace cwb::shapes {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CookieItem, id, value)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CookieDaily, daily_id, date_id)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CookieSegment, Type, ct, ttl, id)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(CookieImp, Win, bid, Time, id)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Cookie, Pbid, daily, Total, segments, imp)

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ScrollItem, title, remark, cover, uri)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(ScrollList, haveMore, items)

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(TelemetrySample, time_us, values)
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Telemetry, device, interval_us, channels, samples)

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(TreeNode, name, value, children)

}  // namespace cwb::shapes
