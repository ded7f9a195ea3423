// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shapes/describe.h"

// A tiny message: an order of a shop.
namespace cwb::shapes {

struct OrderLine {
  std::string sku;
  std::int32_t quantity = 0;
  std::int32_t cents = 0;
};

struct Order {
  std::int64_t id = 0;
  std::string customer;
  std::string currency;
  bool paid = false;
  std::vector<OrderLine> lines;
  std::optional<std::string> coupon;
};

}  // namespace cwb::shapes

namespace cwb {

template <>
struct Describe<shapes::OrderLine> {
  using S = shapes::OrderLine;
  static constexpr std::string_view name = "OrderLine";
  static constexpr std::tuple members{member(1, "sku", &S::sku),
                                      member(2, "quantity", &S::quantity),
                                      member(3, "cents", &S::cents)};
};

template <>
struct Describe<shapes::Order> {
  using S = shapes::Order;
  static constexpr std::string_view name = "Order";
  static constexpr std::string_view shape = "order";
  static constexpr bool root_is_wrapped = false;
  static constexpr std::tuple members{member(1, "id", &S::id),
                                      member(2, "customer", &S::customer),
                                      member(3, "currency", &S::currency),
                                      member(4, "paid", &S::paid),
                                      member(5, "lines", &S::lines),
                                      member(6, "coupon", &S::coupon)};
};

}  // namespace cwb
