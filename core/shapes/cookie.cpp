// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/cookie.h"

#include "shapes/builtin.h"
#include "shapes/make_payload.h"

namespace cwb {
namespace {

class CookieShape final : public Shape {
 public:
  const ShapeInfo& info() const override {
    static const ShapeInfo info{
        "cookie",
        "Cookie",
        "The document of the write-up \"JSON, protobuf C++, pbc and sproto from Lua\": small "
        "integers in short lists of small maps, 437 bytes as JSON. It stresses the cost per field.",
        {}};
    return info;
  }

  std::uint64_t estimated_json_bytes(const ShapeParameters& /*parameters*/) const override {
    return 437;
  }

  Payload make(const ShapeParameters& parameters, std::uint64_t /*seed*/) const override {
    shapes::Cookie cookie;
    cookie.Pbid = {{100188, 3}, {100189, 3}, {100190, 3}};
    cookie.daily = {{1125, {{100188, 1}}}, {1126, {{100118, 1}}}};
    cookie.Total = {{100188, 1}};
    cookie.segments = {{1, 1415384160, 1415384160, 100001}};
    cookie.imp = {{2, 3, 8160, 100188}, {2, 3, 8155, 100182}, {2, 3, 8157, 100181}};
    return make_payload(payload_id(parameters), cookie);
  }
};

}  // namespace

const Shape& cookie_shape() {
  static const CookieShape shape;
  return shape;
}

}  // namespace cwb
