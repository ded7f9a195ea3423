// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/multilingual.h"

#include "shapes/builtin.h"
#include "shapes/make_payload.h"
#include "shapes/multilingual_text.h"
#include "shapes/random_values.h"

namespace cwb {
namespace {

class MultilingualShape final : public Shape {
 public:
  const ShapeInfo& info() const override {
    static const ShapeInfo info{
        "multilingual",
        "Multilingual text",
        "Texts in eleven scripts, with characters of 1 to 4 bytes and some that JSON must escape, "
        "drawn at random: they mean nothing. It stresses checks of UTF-8, and the escapes of text "
        "formats.",
        {{"count", "texts in the list", 60, 1, 1'000'000},
         {"min_bytes", "bytes of the shortest text, as UTF-8", 40, 0, 100'000},
         {"max_bytes", "bytes of the longest text, as UTF-8", 400, 0, 100'000},
         {"non_ascii_percent", "percent of the characters that are not ASCII", 60, 0, 100},
         {"escape_percent", "percent of the characters that JSON escapes", 4, 0, 100}}};
    return info;
  }

  std::optional<std::string> mistake(const ShapeParameters& parameters) const override {
    return byte_range_mistake(parameters);
  }

  std::uint64_t estimated_json_bytes(const ShapeParameters& parameters) const override {
    constexpr std::uint64_t around = 12;
    constexpr std::uint64_t per_text = 40;
    constexpr std::uint64_t title = 24;
    constexpr std::uint64_t half_a_note = 17;
    const std::uint64_t text =
        (amount(parameters, "min_bytes") + amount(parameters, "max_bytes")) / 2;
    const std::uint64_t escaped = mean_escaped_hundredths(mix(parameters));
    return around +
           amount(parameters, "count") * (per_text + (title + half_a_note + text) * escaped / 100);
  }

  Payload make(const ShapeParameters& parameters, std::uint64_t seed) const override {
    Random random(seed);
    const TextMix text_mix = mix(parameters);
    shapes::Multilingual list;
    list.texts.resize(amount(parameters, "count"));
    for (shapes::MultilingualText& text : list.texts) {
      const Script& script = any_script(random);
      text.language = script.language;
      text.title = script_text(random, script, text_mix, 24);
      text.text = script_text(
          random, script, text_mix,
          between(random, amount(parameters, "min_bytes"), amount(parameters, "max_bytes")));
      text.note = perhaps(random, 50, [&] { return script_text(random, script, text_mix, 24); });
    }
    return make_payload(payload_id(parameters), list);
  }

 private:
  TextMix mix(const ShapeParameters& parameters) const {
    return {amount(parameters, "non_ascii_percent"), amount(parameters, "escape_percent")};
  }
};

}  // namespace

const Shape& multilingual_shape() {
  static const MultilingualShape shape;
  return shape;
}

}  // namespace cwb
