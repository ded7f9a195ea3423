// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/api_events.h"

#include <array>

#include "shapes/builtin.h"
#include "shapes/make_payload.h"
#include "shapes/random_text.h"
#include "shapes/random_values.h"

namespace cwb {
namespace {

using namespace std::string_view_literals;

constexpr std::array types{"page.viewed"sv, "order.placed"sv, "file.uploaded"sv, "user.joined"sv};
constexpr std::array paths{"catalogue/lamps"sv, "account/orders"sv, "search/results"sv};
constexpr std::array agents{
    "Harbour/7.2 (desktop; wide screen) Engine/118.4 Layout/2.1 like Lantern"sv,
    "Lantern/31.0 (handset; small screen; dark) Engine/117.9 Mobile/5A"sv};
constexpr std::array regions{"eu-north"sv, "us-east"sv, "ap-south"sv};
constexpr std::array tags{"web"sv, "beta"sv, "returning"sv, "partner"sv};

std::string url(Random& random, std::string_view host) {
  std::string text = "https://";
  text += host;
  text += ".example.com/";
  text += one_of(random, paths);
  text += "?item=" + hex_digits(random, 12) + "&page=" + std::to_string(between(random, 1, 99));
  return text;
}

class ApiEventsShape final : public Shape {
 public:
  const ShapeInfo& info() const override {
    static const ShapeInfo info{
        "api-events",
        "API events",
        "A page of events as a web service gives it: URLs, long strings, and many members of all "
        "types, most of which may be absent. It stresses long strings, wide messages, and how a "
        "library tells absent from present.",
        {{"count", "events in the list", 40, 1, 1'000'000},
         {"min_bytes", "bytes of the shortest body", 100, 0, 100'000},
         {"max_bytes", "bytes of the longest body", 500, 0, 100'000},
         {"optional_percent", "percent of the optional members that are present", 50, 0, 100},
         {"integer_bits", "bits of the largest ids; sproto holds 63", 48, 1, 64}}};
    return info;
  }

  std::optional<std::string> mistake(const ShapeParameters& parameters) const override {
    return byte_range_mistake(parameters);
  }

  std::uint64_t estimated_json_bytes(const ShapeParameters& parameters) const override {
    constexpr std::uint64_t fixed = 158;
    constexpr std::uint64_t short_optionals = 305;
    constexpr std::uint64_t actor = 31;
    constexpr std::uint64_t actors_optionals = 104;
    const std::uint64_t percent = amount(parameters, "optional_percent");
    const std::uint64_t body =
        (amount(parameters, "min_bytes") + amount(parameters, "max_bytes")) / 2 + 10;
    // 0.301 digits a bit.
    const std::uint64_t digits = amount(parameters, "integer_bits") * 301 / 1000 + 1;
    const std::uint64_t actor_bytes = actor + digits + actors_optionals * percent / 100;
    return 12 + amount(parameters, "count") *
                    (fixed + digits + (short_optionals + actor_bytes + body) * percent / 100);
  }

  Payload make(const ShapeParameters& parameters, std::uint64_t seed) const override {
    Random random(seed);
    const std::uint64_t percent = amount(parameters, "optional_percent");
    shapes::ApiEvents page;
    page.events.resize(amount(parameters, "count"));
    for (shapes::ApiEvent& event : page.events) fill(event, random, parameters);
    page.next = perhaps(random, percent, [&] { return random_text(random, 24); });
    return make_payload(payload_id(parameters), page);
  }

 private:
  void fill(shapes::ApiEvent& event, Random& random, const ShapeParameters& parameters) const {
    const std::uint64_t percent = amount(parameters, "optional_percent");
    const std::uint64_t bits = amount(parameters, "integer_bits");
    event.id = integer_of_bits(random, bits);
    event.type = one_of(random, types);
    event.url = url(random, "shop");
    event.created_at =
        static_cast<std::int64_t>(between(random, 1'700'000'000'000, 1'799'999'999'999));
    for (const std::string_view tag : tags) {
      if (chance(random, 50)) event.tags.emplace_back(tag);
    }
    event.actor = perhaps(random, percent, [&] { return actor(random, percent, bits); });
    event.referrer = perhaps(random, percent, [&] { return url(random, "www"); });
    event.user_agent =
        perhaps(random, percent, [&] { return std::string(one_of(random, agents)); });
    event.session = perhaps(random, percent, [&] { return hex_digits(random, 32); });
    event.region = perhaps(random, percent, [&] { return std::string(one_of(random, regions)); });
    event.status = perhaps(random, percent,
                           [&] { return static_cast<std::int32_t>(between(random, 200, 504)); });
    event.duration_ms = perhaps(random, percent, [&] {
      return thousandths(static_cast<std::int64_t>(between(random, 1, 900'000)));
    });
    event.cached = perhaps(random, percent, [&] { return chance(random, 50); });
    event.body = perhaps(random, percent, [&] {
      return words(random, between(random, amount(parameters, "min_bytes"),
                                   amount(parameters, "max_bytes")));
    });
  }

  static shapes::ApiActor actor(Random& random, std::uint64_t percent, std::uint64_t bits) {
    shapes::ApiActor actor;
    actor.id = integer_of_bits(random, bits);
    actor.login = random_text(random, 10);
    actor.email = perhaps(random, percent, [&] { return actor.login + "@example.org"; });
    actor.avatar_url = perhaps(random, percent, [&] {
      return "https://images.example.com/faces/" + hex_digits(random, 8);
    });
    actor.admin = perhaps(random, percent, [&] { return chance(random, 10); });
    return actor;
  }
};

}  // namespace

const Shape& api_events_shape() {
  static const ApiEventsShape shape;
  return shape;
}

}  // namespace cwb
