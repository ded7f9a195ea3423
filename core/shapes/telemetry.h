// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "shapes/describe.h"

// Readings of a device: doubles by the channel.
namespace cwb::shapes {

struct TelemetrySample {
  std::int64_t time_us = 0;
  std::vector<double> values;
};

struct Telemetry {
  std::string device;
  std::int32_t interval_us = 0;
  std::vector<std::string> channels;
  std::vector<TelemetrySample> samples;
};

}  // namespace cwb::shapes

namespace cwb {

template <>
struct Describe<shapes::TelemetrySample> {
  using S = shapes::TelemetrySample;
  static constexpr std::string_view name = "TelemetrySample";
  static constexpr std::tuple members{member(1, "time_us", &S::time_us),
                                      member(2, "values", &S::values)};
};

template <>
struct Describe<shapes::Telemetry> {
  using S = shapes::Telemetry;
  static constexpr std::string_view name = "Telemetry";
  static constexpr std::string_view shape = "telemetry";
  static constexpr bool root_is_wrapped = false;
  static constexpr std::tuple members{
      member(1, "device", &S::device), member(2, "interval_us", &S::interval_us),
      member(3, "channels", &S::channels), member(4, "samples", &S::samples)};
};

}  // namespace cwb
