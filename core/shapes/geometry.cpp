// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/geometry.h"

#include <algorithm>
#include <array>

#include "shapes/builtin.h"
#include "shapes/make_payload.h"
#include "shapes/random_values.h"

namespace cwb {
namespace {

using namespace std::string_view_literals;

constexpr std::array kinds{"road"sv, "river"sv, "border"sv, "footpath"sv};

/// Degrees as whole numbers of the last decimal, so that one exact division gives the double.
struct Grid {
  explicit Grid(std::uint64_t decimals) {
    for (std::uint64_t i = 0; i < decimals; ++i) per_degree *= 10;
  }
  double degrees(std::int64_t units) const {
    return static_cast<double>(units) / static_cast<double>(per_degree);
  }
  std::int64_t inside(std::int64_t units, std::int64_t most_degrees) const {
    return std::clamp(units, -most_degrees * per_degree, most_degrees * per_degree);
  }
  /// Up to a hundredth of a degree either way, and at least one unit.
  std::int64_t step(Random& random) const {
    const std::int64_t most = std::max<std::int64_t>(1, per_degree / 100);
    return static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(2 * most + 1))) - most;
  }

  std::int64_t per_degree = 1;
};

class GeometryShape final : public Shape {
 public:
  const ShapeInfo& info() const override {
    static const ShapeInfo info{
        "geometry",
        "Geometry",
        "Lines on a map: lists of points, a pair of doubles each. It stresses the cost of a small "
        "message, for there is one around every pair, and doubles of a fixed number of decimals.",
        {{"features", "lines on the map", 20, 1, 1'000'000},
         {"points", "points of each line", 40, 1, 1'000'000},
         {"decimals", "decimals of each coordinate", 6, 1, 9}}};
    return info;
  }

  std::uint64_t estimated_json_bytes(const ShapeParameters& parameters) const override {
    constexpr std::uint64_t around = 70;
    constexpr std::uint64_t per_feature = 67;
    constexpr std::uint64_t whole_degrees = 22;
    const std::uint64_t decimals = amount(parameters, "decimals");
    const std::uint64_t point = whole_degrees + 2 * decimals;
    return around + 4 * decimals +
           amount(parameters, "features") * (per_feature + amount(parameters, "points") * point);
  }

  Payload make(const ShapeParameters& parameters, std::uint64_t seed) const override {
    Random random(seed);
    const Grid grid(amount(parameters, "decimals"));
    shapes::Geometry geometry;
    geometry.bounds = {180, 90, -180, -90};
    geometry.features.resize(amount(parameters, "features"));
    for (shapes::GeoFeature& feature : geometry.features) {
      feature.id = static_cast<std::int64_t>(between(random, 1, 999'999'999));
      feature.kind = one_of(random, kinds);
      feature.name = perhaps(random, 50, [&] { return words(random, 14); });
      feature.height = perhaps(random, 50, [&] {
        return thousandths(static_cast<std::int64_t>(between(random, 0, 4'000'000)));
      });
      draw(feature.points, amount(parameters, "points"), grid, random);
      for (const shapes::GeoPoint& point : feature.points) grow(geometry.bounds, point);
    }
    return make_payload(payload_id(parameters), geometry);
  }

 private:
  static void draw(std::vector<shapes::GeoPoint>& points, std::uint64_t count, const Grid& grid,
                   Random& random) {
    const auto width = static_cast<std::uint64_t>(grid.per_degree) * 340;
    const auto height = static_cast<std::uint64_t>(grid.per_degree) * 160;
    auto lon = static_cast<std::int64_t>(random.below(width)) - 170 * grid.per_degree;
    auto lat = static_cast<std::int64_t>(random.below(height)) - 80 * grid.per_degree;
    points.resize(count);
    for (shapes::GeoPoint& point : points) {
      lon = grid.inside(lon + grid.step(random), 180);
      lat = grid.inside(lat + grid.step(random), 90);
      point = {grid.degrees(lon), grid.degrees(lat)};
    }
  }

  static void grow(shapes::GeoBounds& bounds, const shapes::GeoPoint& point) {
    bounds.west = std::min(bounds.west, point.lon);
    bounds.south = std::min(bounds.south, point.lat);
    bounds.east = std::max(bounds.east, point.lon);
    bounds.north = std::max(bounds.north, point.lat);
  }
};

}  // namespace

const Shape& geometry_shape() {
  static const GeometryShape shape;
  return shape;
}

}  // namespace cwb
