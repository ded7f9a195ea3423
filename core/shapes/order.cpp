// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/order.h"

#include <array>

#include "shapes/builtin.h"
#include "shapes/make_payload.h"
#include "shapes/random_text.h"
#include "shapes/random_values.h"

namespace cwb {
namespace {

class OrderShape final : public Shape {
 public:
  const ShapeInfo& info() const override {
    static const ShapeInfo info{
        "order",
        "Order",
        "A tiny message, an order of a shop: under 200 bytes as JSON with up to 2 lines. It "
        "stresses the fixed cost of a message, which larger payloads hide.",
        {{"lines", "lines of the order", 2, 1, 1000}}};
    return info;
  }

  std::uint64_t estimated_json_bytes(const ShapeParameters& parameters) const override {
    constexpr std::uint64_t around = 90;
    constexpr std::uint64_t per_line = 43;
    return around + amount(parameters, "lines") * per_line;
  }

  Payload make(const ShapeParameters& parameters, std::uint64_t seed) const override {
    static constexpr std::array<std::string_view, 6> customers{
        "Mara Lind", "Teo Varga", "Ines Okoye", "Juri Halm", "Ada Brook", "Noor Saleh"};
    static constexpr std::array<std::string_view, 4> currencies{"EUR", "USD", "JPY", "CHF"};
    Random random(seed);
    shapes::Order order;
    order.id = static_cast<std::int64_t>(between(random, 10'000'000, 99'999'999));
    order.customer = one_of(random, customers);
    order.currency = one_of(random, currencies);
    order.paid = chance(random, 50);
    order.lines.resize(amount(parameters, "lines"));
    for (shapes::OrderLine& line : order.lines) {
      line.sku = random_text(random, 7);
      line.quantity = static_cast<std::int32_t>(between(random, 1, 9));
      line.cents = static_cast<std::int32_t>(between(random, 99, 9'999));
    }
    order.coupon = perhaps(random, 50, [&] { return random_text(random, 5); });
    return make_payload(payload_id(parameters), order);
  }
};

}  // namespace

const Shape& order_shape() {
  static const OrderShape shape;
  return shape;
}

}  // namespace cwb
