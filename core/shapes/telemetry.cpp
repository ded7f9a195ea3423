// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/telemetry.h"

#include "shapes/builtin.h"
#include "shapes/make_payload.h"
#include "shapes/random_values.h"

namespace cwb {
namespace {

class TelemetryShape final : public Shape {
 public:
  const ShapeInfo& info() const override {
    static const ShapeInfo info{
        "telemetry",
        "Telemetry",
        "Readings of a device, a list of doubles each: most have three decimals, some use all bits "
        "of a double and take 17 digits. It stresses numbers: doubles written and read as text "
        "where a format is text, 8 bytes copied where it is not.",
        {{"samples", "readings of the device", 100, 1, 1'000'000},
         {"channels", "doubles in each reading", 8, 1, 1'000},
         {"full_precision_percent", "percent of the doubles that use all 53 bits", 25, 0, 100}}};
    return info;
  }

  std::uint64_t estimated_json_bytes(const ShapeParameters& parameters) const override {
    constexpr std::uint64_t around = 70;
    constexpr std::uint64_t per_name = 11;
    constexpr std::uint64_t per_sample = 40;
    constexpr std::uint64_t short_double = 7;
    constexpr std::uint64_t long_double = 19;
    const std::uint64_t full = amount(parameters, "full_precision_percent");
    const std::uint64_t channels = amount(parameters, "channels");
    const std::uint64_t hundredfold = full * long_double + (100 - full) * short_double;
    return around + channels * per_name +
           amount(parameters, "samples") * (per_sample + channels * hundredfold / 100);
  }

  Payload make(const ShapeParameters& parameters, std::uint64_t seed) const override {
    Random random(seed);
    const std::uint64_t channels = amount(parameters, "channels");
    const std::uint64_t full = amount(parameters, "full_precision_percent");
    constexpr std::int64_t start_us = 1'700'000'000'000'000;
    constexpr std::uint64_t largest_step = 50;  // thousandths
    shapes::Telemetry telemetry;
    telemetry.device = "unit-" + hex_digits(random, 6);
    telemetry.interval_us = 10'000;
    std::vector<std::int64_t> levels;  // thousandths
    for (std::uint64_t i = 0; i < channels; ++i) {
      telemetry.channels.push_back("sensor" + std::to_string(i));
      levels.push_back(static_cast<std::int64_t>(between(random, 10'000, 90'000)));
    }
    std::int64_t time_us = start_us;
    for (std::uint64_t i = 0; i < amount(parameters, "samples"); ++i) {
      time_us += telemetry.interval_us + static_cast<std::int64_t>(random.below(100));
      shapes::TelemetrySample sample{time_us, {}};
      for (std::int64_t& level : levels) {
        level += static_cast<std::int64_t>(random.below(2 * largest_step + 1));
        level -= static_cast<std::int64_t>(largest_step);
        sample.values.push_back(chance(random, full) ? full_precision(random) : thousandths(level));
      }
      telemetry.samples.push_back(std::move(sample));
    }
    return make_payload(payload_id(parameters), telemetry);
  }
};

}  // namespace

const Shape& telemetry_shape() {
  static const TelemetryShape shape;
  return shape;
}

}  // namespace cwb
