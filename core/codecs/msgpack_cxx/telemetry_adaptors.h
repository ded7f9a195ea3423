// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/msgpack_cxx/adaptor_forms.h"
#include "shapes/telemetry.h"

namespace cwb::msgpack_cxx {

auto as_map(Is<shapes::TelemetrySample> auto& v) {
  return msgpack::type::make_define_map("time_us", v.time_us, "values", v.values);
}
auto as_array(Is<shapes::TelemetrySample> auto& v) {
  return msgpack::type::make_define_array(v.time_us, v.values);
}

auto as_map(Is<shapes::Telemetry> auto& v) {
  return msgpack::type::make_define_map("device", v.device, "interval_us", v.interval_us,
                                        "channels", v.channels, "samples", v.samples);
}
auto as_array(Is<shapes::Telemetry> auto& v) {
  return msgpack::type::make_define_array(v.device, v.interval_us, v.channels, v.samples);
}

}  // namespace cwb::msgpack_cxx
