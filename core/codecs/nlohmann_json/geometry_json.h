// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/nlohmann_json/optional_member.h"
#include "shapes/geometry.h"

// As struct_json.h, for the shape geometry. Structs with optional members have the two functions
// that the macro would write, for the macro knows no member that may be absent.
namespace cwb::shapes {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(GeoPoint, lon, lat)

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(GeoBounds, west, south, east, north)

inline void to_json(nlohmann::json& j, const GeoFeature& value) {
  j["id"] = value.id;
  j["kind"] = value.kind;
  nlohmann_json::put(j, "name", value.name);
  nlohmann_json::put(j, "height", value.height);
  j["points"] = value.points;
}

inline void from_json(const nlohmann::json& j, GeoFeature& value) {
  j.at("id").get_to(value.id);
  j.at("kind").get_to(value.kind);
  nlohmann_json::take(j, "name", value.name);
  nlohmann_json::take(j, "height", value.height);
  j.at("points").get_to(value.points);
}

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Geometry, bounds, features)

}  // namespace cwb::shapes
