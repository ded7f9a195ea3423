// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/string_array.h"

#include "shapes/builtin.h"
#include "shapes/make_payload.h"
#include "shapes/random_text.h"

namespace cwb {
namespace {

class StringArrayShape final : public Shape {
 public:
  const ShapeInfo& info() const override {
    static const ShapeInfo info{
        "string-array",
        "String array",
        "The list of the write-up \"Android: JSON and MessagePack\": many strings of one length, "
        "letters and digits. It stresses copying and one allocation per string.",
        {{"count", "strings in the list", 50'000, 1, 10'000'000},
         {"bytes", "bytes in each string", 100, 1, 1'000'000}}};
    return info;
  }

  std::uint64_t estimated_json_bytes(const ShapeParameters& parameters) const override {
    return static_cast<std::uint64_t>(value(parameters, "count")) *
           (static_cast<std::uint64_t>(value(parameters, "bytes")) + 3);
  }

  Payload make(const ShapeParameters& parameters, std::uint64_t seed) const override {
    Random random(seed);
    const auto length = static_cast<std::size_t>(value(parameters, "bytes"));
    shapes::StringArray array;
    array.strings.resize(static_cast<std::size_t>(value(parameters, "count")));
    for (std::string& text : array.strings) text = random_text(random, length);
    return make_payload(payload_id(parameters), array);
  }
};

}  // namespace

const Shape& string_array_shape() {
  static const StringArrayShape shape;
  return shape;
}

}  // namespace cwb
