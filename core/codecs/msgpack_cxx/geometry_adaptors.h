// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/msgpack_cxx/adaptor_forms.h"
#include "shapes/geometry.h"

namespace cwb::msgpack_cxx {

auto as_map(Is<shapes::GeoPoint> auto& v) {
  return msgpack::type::make_define_map("lon", v.lon, "lat", v.lat);
}
auto as_array(Is<shapes::GeoPoint> auto& v) {
  return msgpack::type::make_define_array(v.lon, v.lat);
}

auto as_map(Is<shapes::GeoBounds> auto& v) {
  return msgpack::type::make_define_map("west", v.west, "south", v.south, "east", v.east, "north",
                                        v.north);
}
auto as_array(Is<shapes::GeoBounds> auto& v) {
  return msgpack::type::make_define_array(v.west, v.south, v.east, v.north);
}

auto as_map(Is<shapes::GeoFeature> auto& v) {
  return map_of_present("id", v.id, "kind", v.kind, "name", v.name, "height", v.height, "points",
                        v.points);
}
auto as_array(Is<shapes::GeoFeature> auto& v) {
  return msgpack::type::make_define_array(v.id, v.kind, v.name, v.height, v.points);
}

auto as_map(Is<shapes::Geometry> auto& v) {
  return msgpack::type::make_define_map("bounds", v.bounds, "features", v.features);
}
auto as_array(Is<shapes::Geometry> auto& v) {
  return msgpack::type::make_define_array(v.bounds, v.features);
}

}  // namespace cwb::msgpack_cxx
