// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/msgpack_cxx/adaptor_forms.h"
#include "shapes/order.h"

namespace cwb::msgpack_cxx {

auto as_map(Is<shapes::OrderLine> auto& v) {
  return msgpack::type::make_define_map("sku", v.sku, "quantity", v.quantity, "cents", v.cents);
}
auto as_array(Is<shapes::OrderLine> auto& v) {
  return msgpack::type::make_define_array(v.sku, v.quantity, v.cents);
}

auto as_map(Is<shapes::Order> auto& v) {
  return map_of_present("id", v.id, "customer", v.customer, "currency", v.currency, "paid", v.paid,
                        "lines", v.lines, "coupon", v.coupon);
}
auto as_array(Is<shapes::Order> auto& v) {
  return msgpack::type::make_define_array(v.id, v.customer, v.currency, v.paid, v.lines, v.coupon);
}

}  // namespace cwb::msgpack_cxx
