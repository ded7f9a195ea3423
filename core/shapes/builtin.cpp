// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/builtin.h"

#include <array>

namespace cwb {

std::span<const Shape* const> all_shapes() {
  static const std::array shapes{&cookie_shape(),      &scroll_list_shape(),  &string_array_shape(),
                                 &string_map_shape(),  &order_shape(),        &telemetry_shape(),
                                 &log_records_shape(), &api_events_shape(),   &geometry_shape(),
                                 &save_game_shape(),   &multilingual_shape(), &deep_tree_shape()};
  return shapes;
}

}  // namespace cwb
