// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/string_map.h"

#include <string_view>

#include "shapes/builtin.h"
#include "shapes/make_payload.h"
#include "shapes/random_text.h"

namespace cwb {
namespace {

class StringMapShape final : public Shape {
 public:
  const ShapeInfo& info() const override {
    static const ShapeInfo info{
        "string-map",
        "String map",
        "The map of the write-up \"Android: JSON and MessagePack\": many keys (key0, key1, ...), "
        "each with a string of one length. It stresses how a library builds a map.",
        {{"count", "entries in the map", 30'000, 1, 10'000'000},
         {"bytes", "bytes in each value", 100, 1, 1'000'000}}};
    return info;
  }

  std::uint64_t estimated_json_bytes(const ShapeParameters& parameters) const override {
    constexpr std::uint64_t key_and_marks = std::string_view(R"("key":"",)").size();
    const auto count = static_cast<std::uint64_t>(value(parameters, "count"));
    const std::uint64_t digits = std::to_string(count - 1).size();
    return count *
           (static_cast<std::uint64_t>(value(parameters, "bytes")) + key_and_marks + digits);
  }

  Payload make(const ShapeParameters& parameters, std::uint64_t seed) const override {
    Random random(seed);
    const std::int64_t count = value(parameters, "count");
    const auto length = static_cast<std::size_t>(value(parameters, "bytes"));
    shapes::StringMap map;
    for (std::int64_t i = 0; i < count; ++i) {
      map.entries.emplace("key" + std::to_string(i), random_text(random, length));
    }
    Payload payload = make_payload(payload_id(parameters), map);
    // A struct's std::map keeps its keys sorted. A document that came in that order would spare
    // every library the search for a place, so the members stand in a random order.
    auto& members = payload.document.get_if<Map>()->members;
    random.shuffle(std::span(members));
    return payload;
  }
};

}  // namespace

const Shape& string_map_shape() {
  static const StringMapShape shape;
  return shape;
}

}  // namespace cwb
