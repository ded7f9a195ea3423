// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/scroll_list.h"

#include "shapes/builtin.h"
#include "shapes/make_payload.h"

namespace cwb {
namespace {

class ScrollListShape final : public Shape {
 public:
  const ShapeInfo& info() const override {
    static const ShapeInfo info{
        "scroll-list",
        "Scroll list",
        "The list of the write-up \"Android: protobuf frameworks\": items of four short strings. "
        "It stresses strings around the length that fits inside a string object. load checks, as "
        "the "
        "write-up does, that the list is present, has all its items, and that the first has the "
        "expected uri.",
        {{"items", "items in the list", 100, 1, 1'000'000}}};
    return info;
  }

  std::uint64_t estimated_json_bytes(const ShapeParameters& parameters) const override {
    constexpr std::uint64_t bytes_per_item = 130;
    return static_cast<std::uint64_t>(value(parameters, "items")) * bytes_per_item;
  }

  Payload make(const ShapeParameters& parameters, std::uint64_t /*seed*/) const override {
    const std::int64_t count = value(parameters, "items");
    shapes::ScrollList list;
    for (std::int64_t i = 0; i < count; ++i) {
      list.items.push_back({"Test title0:" + std::to_string(i), "Test Remark0:" + std::to_string(i),
                            "Http://pic.ozreader.com/abc.pic", "Pkb:testuri"});
    }
    Payload payload = make_payload(payload_id(parameters), list);
    payload.check = {"items", static_cast<std::size_t>(count), "uri", "Pkb:testuri"};
    return payload;
  }
};

}  // namespace

const Shape& scroll_list_shape() {
  static const ScrollListShape shape;
  return shape;
}

}  // namespace cwb
