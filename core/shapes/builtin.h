// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "shapes/shape.h"

namespace cwb {

const Shape& cookie_shape();
const Shape& scroll_list_shape();
const Shape& string_array_shape();
const Shape& string_map_shape();
const Shape& order_shape();
const Shape& telemetry_shape();
const Shape& log_records_shape();
const Shape& api_events_shape();
const Shape& geometry_shape();
const Shape& save_game_shape();
const Shape& multilingual_shape();
const Shape& deep_tree_shape();

}  // namespace cwb
