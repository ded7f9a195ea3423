// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shapes/describe.h"

// Lines on a map: lists of pairs of coordinates, in degrees.
namespace cwb::shapes {

struct GeoPoint {
  double lon = 0;
  double lat = 0;
};

struct GeoBounds {
  double west = 0;
  double south = 0;
  double east = 0;
  double north = 0;
};

struct GeoFeature {
  std::int64_t id = 0;
  std::string kind;
  std::optional<std::string> name;
  std::optional<double> height;
  std::vector<GeoPoint> points;
};

struct Geometry {
  GeoBounds bounds;
  std::vector<GeoFeature> features;
};

}  // namespace cwb::shapes

namespace cwb {

template <>
struct Describe<shapes::GeoPoint> {
  using S = shapes::GeoPoint;
  static constexpr std::string_view name = "GeoPoint";
  static constexpr std::tuple members{member(1, "lon", &S::lon), member(2, "lat", &S::lat)};
};

template <>
struct Describe<shapes::GeoBounds> {
  using S = shapes::GeoBounds;
  static constexpr std::string_view name = "GeoBounds";
  static constexpr std::tuple members{member(1, "west", &S::west), member(2, "south", &S::south),
                                      member(3, "east", &S::east), member(4, "north", &S::north)};
};

template <>
struct Describe<shapes::GeoFeature> {
  using S = shapes::GeoFeature;
  static constexpr std::string_view name = "GeoFeature";
  static constexpr std::tuple members{member(1, "id", &S::id), member(2, "kind", &S::kind),
                                      member(3, "name", &S::name), member(4, "height", &S::height),
                                      member(5, "points", &S::points)};
};

template <>
struct Describe<shapes::Geometry> {
  using S = shapes::Geometry;
  static constexpr std::string_view name = "Geometry";
  static constexpr std::string_view shape = "geometry";
  static constexpr bool root_is_wrapped = false;
  static constexpr std::tuple members{member(1, "bounds", &S::bounds),
                                      member(2, "features", &S::features)};
};

}  // namespace cwb
