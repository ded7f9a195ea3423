// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/nlohmann_json/optional_member.h"
#include "shapes/order.h"

// As struct_json.h, for the shape order. Structs with optional members have the two functions that
// the macro would write, for the macro knows no member that may be absent.
namespace cwb::shapes {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(OrderLine, sku, quantity, cents)

inline void to_json(nlohmann::json& j, const Order& value) {
  j["id"] = value.id;
  j["customer"] = value.customer;
  j["currency"] = value.currency;
  j["paid"] = value.paid;
  j["lines"] = value.lines;
  nlohmann_json::put(j, "coupon", value.coupon);
}

inline void from_json(const nlohmann::json& j, Order& value) {
  j.at("id").get_to(value.id);
  j.at("customer").get_to(value.customer);
  j.at("currency").get_to(value.currency);
  j.at("paid").get_to(value.paid);
  j.at("lines").get_to(value.lines);
  nlohmann_json::take(j, "coupon", value.coupon);
}

}  // namespace cwb::shapes
