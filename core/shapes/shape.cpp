// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/shape.h"

#include <algorithm>

#include <fmt/format.h>

namespace cwb {

std::int64_t Shape::value(const ShapeParameters& parameters, std::string_view key) const {
  if (const auto found = parameters.find(key); found != parameters.end()) return found->second;
  const auto& known = info().parameters;
  return std::ranges::find(known, key, &ShapeParameter::key)->preset;
}

std::string Shape::payload_id(const ShapeParameters& parameters) const {
  std::string differing;
  for (const ShapeParameter& parameter : info().parameters) {
    const std::int64_t current = value(parameters, parameter.key);
    if (current == parameter.preset) continue;
    if (!differing.empty()) differing += ',';
    differing += parameter.key + '=' + std::to_string(current);
  }
  return differing.empty() ? info().id : info().id + '(' + differing + ')';
}

std::optional<std::string> Shape::byte_range_mistake(const ShapeParameters& parameters) const {
  const std::int64_t least = value(parameters, "min_bytes");
  const std::int64_t most = value(parameters, "max_bytes");
  if (least <= most) return std::nullopt;
  return fmt::format("found min_bytes {} above max_bytes {}; lower min_bytes or raise max_bytes",
                     least, most);
}

const Shape* find_shape(std::string_view id) {
  for (const Shape* shape : all_shapes()) {
    if (shape->info().id == id) return shape;
  }
  return nullptr;
}

}  // namespace cwb
