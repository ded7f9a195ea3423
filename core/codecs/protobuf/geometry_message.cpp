// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/geometry_message.h"

namespace cwb::protobuf {
namespace {

namespace pb = codec_workbench::geometry;

void build(const shapes::GeoPoint& value, pb::GeoPoint& message) {
  message.set_lon(value.lon);
  message.set_lat(value.lat);
}

void build(const shapes::GeoBounds& value, pb::GeoBounds& message) {
  message.set_west(value.west);
  message.set_south(value.south);
  message.set_east(value.east);
  message.set_north(value.north);
}

void build(const shapes::GeoFeature& value, pb::GeoFeature& message) {
  message.set_id(value.id);
  message.set_kind(value.kind);
  if (value.name) message.set_name(*value.name);
  if (value.height) message.set_height(*value.height);
  for (const auto& item : value.points) build(item, *message.add_points());
}

void read(const pb::GeoPoint& message, LeafSum& sum) {
  sum.add(message.lon());
  sum.add(message.lat());
}

void read(const pb::GeoBounds& message, LeafSum& sum) {
  sum.add(message.west());
  sum.add(message.south());
  sum.add(message.east());
  sum.add(message.north());
}

void read(const pb::GeoFeature& message, LeafSum& sum) {
  sum.add(message.id());
  sum.add(std::string_view(message.kind()));
  if (message.has_name()) sum.add(std::string_view(message.name()));
  if (message.has_height()) sum.add(message.height());
  for (const auto& item : message.points()) read(item, sum);
}

}  // namespace

using GeometryMessage = ShapeMessage<shapes::Geometry>;

void GeometryMessage::build(const shapes::Geometry& value, Message& message) {
  protobuf::build(value.bounds, *message.mutable_bounds());
  for (const auto& item : value.features) protobuf::build(item, *message.add_features());
}

void GeometryMessage::read(const Message& message, LeafSum& sum) {
  protobuf::read(message.bounds(), sum);
  for (const auto& item : message.features()) protobuf::read(item, sum);
}

}  // namespace cwb::protobuf
