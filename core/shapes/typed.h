// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <type_traits>
#include <utility>

#include "shapes/api_events.h"
#include "shapes/cookie.h"
#include "shapes/deep_tree.h"
#include "shapes/geometry.h"
#include "shapes/log_records.h"
#include "shapes/multilingual.h"
#include "shapes/order.h"
#include "shapes/save_game.h"
#include "shapes/scroll_list.h"
#include "shapes/string_array.h"
#include "shapes/string_map.h"
#include "shapes/telemetry.h"

namespace cwb {

template <class... Structs>
struct StructList {};

/// The structs of all built-in shapes. A typed codec covers each of them.
using ShapeStructs = StructList<shapes::Cookie,        //
                                shapes::ScrollList,    //
                                shapes::StringArray,   //
                                shapes::StringMap,     //
                                shapes::Order,         //
                                shapes::Telemetry,     //
                                shapes::LogRecords,    //
                                shapes::ApiEvents,     //
                                shapes::Geometry,      //
                                shapes::SaveGame,      //
                                shapes::Multilingual,  //
                                shapes::TreeNode>;

namespace detail {

template <class Result, class Call, class... Structs>
Result call_with_struct(std::string_view shape, Result otherwise, Call&& call,
                        StructList<Structs...> /*unused*/) {
  Result result = std::move(otherwise);
  const auto take = [&]<class Struct>(std::type_identity<Struct> type) {
    if (Describe<Struct>::shape == shape) result = call(type);
  };
  (take(std::type_identity<Structs>{}), ...);
  return result;
}

}  // namespace detail

/// call(std::type_identity<Struct>) for the struct of the shape with this id; `otherwise` where
/// there is none.
template <class Result, class Call>
Result with_shape_struct(std::string_view shape, Result otherwise, Call&& call) {
  return detail::call_with_struct(shape, std::move(otherwise), std::forward<Call>(call),
                                  ShapeStructs{});
}

}  // namespace cwb
