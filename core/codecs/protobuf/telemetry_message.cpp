// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/telemetry_message.h"

namespace cwb::protobuf {
namespace {

namespace pb = codec_workbench::telemetry;

void build(const shapes::TelemetrySample& value, pb::TelemetrySample& message) {
  message.set_time_us(value.time_us);
  message.mutable_values()->Add(value.values.begin(), value.values.end());
}

void read(const pb::TelemetrySample& message, LeafSum& sum) {
  sum.add(message.time_us());
  for (const auto& item : message.values()) sum.add(item);
}

}  // namespace

using TelemetryMessage = ShapeMessage<shapes::Telemetry>;

void TelemetryMessage::build(const shapes::Telemetry& value, Message& message) {
  message.set_device(value.device);
  message.set_interval_us(value.interval_us);
  for (const auto& item : value.channels) message.add_channels(item);
  for (const auto& item : value.samples) protobuf::build(item, *message.add_samples());
}

void TelemetryMessage::read(const Message& message, LeafSum& sum) {
  sum.add(std::string_view(message.device()));
  sum.add(message.interval_us());
  for (const auto& item : message.channels()) sum.add(std::string_view(item));
  for (const auto& item : message.samples()) protobuf::read(item, sum);
}

}  // namespace cwb::protobuf
