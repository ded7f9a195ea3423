// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json_writer.h"

#include <cstdint>
#include <limits>
#include <string>

#include <gtest/gtest.h>

#include "model/json_reader.h"

namespace cwb {
namespace {

using namespace std::string_literals;

Document integer(std::int64_t number) { return {number}; }

TEST(JsonWriter, WritesEveryType) {
  EXPECT_EQ(to_json(Document{Map{{"n", {}},
                                 {"t", {true}},
                                 {"f", {false}},
                                 {"i", integer(-7)},
                                 {"u", {std::uint64_t{18446744073709551615U}}},
                                 {"d", {2.5}},
                                 {"s", {"x"s}},
                                 {"l", {List{integer(1), {}}}},
                                 {"m", {Map{}}},
                                 {"e", {List{}}}}}),
            R"({"n":null,"t":true,"f":false,"i":-7,"u":18446744073709551615,"d":2.5,"s":"x",)"
            R"("l":[1,null],"m":{},"e":[]})");
}

TEST(JsonWriter, KeepsADoubleADouble) {
  EXPECT_EQ(to_json({2.0}), "2.0");
  EXPECT_EQ(to_json({-0.0}), "-0.0");
  EXPECT_EQ(to_json({1e22}), "1e+22");
  EXPECT_EQ(to_json({0.1}), "0.1");
  EXPECT_EQ(to_json({123456789.0}), "123456789.0");
}

TEST(JsonWriter, WritesDoublesThatReadBackToTheSameBits) {
  for (const double number : {0.1, 1.0 / 3, 5e-324, 1.7976931348623157e308, 4.35, 1e23, -1e-7,
                              9007199254740993.0, 2.2250738585072014e-308}) {
    EXPECT_EQ(parse_json(to_json({number})), Document{number});
  }
}

TEST(JsonWriter, WritesNullForWhatJsonLacks) {
  EXPECT_EQ(to_json({std::numeric_limits<double>::quiet_NaN()}), "null");
  EXPECT_EQ(to_json({-std::numeric_limits<double>::infinity()}), "null");
}

TEST(JsonWriter, EscapesWhatMustBeEscapedAndNothingElse) {
  EXPECT_EQ(to_json({"\"\\/\b\f\n\r\t\x01\x1f\x7f"s}),
            "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\\u001f\x7f\"");
  EXPECT_EQ(to_json({"a\0b"s}), "\"a\\u0000b\"");
  EXPECT_EQ(to_json({"é€𝄞"s}), "\"é€𝄞\"");
  EXPECT_EQ(to_json(Document{Map{{"a\"b", {}}}}), R"({"a\"b":null})");
}

// The examples of RFC 4648, section 10, and bytes with the high bit set.
TEST(JsonWriter, WritesBytesAsBase64) {
  const auto bytes = [](std::string_view text) {
    Bytes made;
    for (const char c : text) made.push_back(static_cast<std::byte>(c));
    return to_json({made});
  };
  EXPECT_EQ(bytes(""), R"("")");
  EXPECT_EQ(bytes("f"), R"("Zg==")");
  EXPECT_EQ(bytes("fo"), R"("Zm8=")");
  EXPECT_EQ(bytes("foo"), R"("Zm9v")");
  EXPECT_EQ(bytes("foob"), R"("Zm9vYg==")");
  EXPECT_EQ(bytes("foobar"), R"("Zm9vYmFy")");
  EXPECT_EQ(bytes("\xff\xfe\xfb"), R"("//77")");
}

TEST(JsonWriter, LaysOutPrettyText) {
  const auto document =
      parse_json(R"({"a":1,"short":[1,"x",null],"maps":[{"b":2},{}],"empty":[],"none":{}})");
  EXPECT_EQ(to_json(*document, JsonLayout::pretty), R"({
  "a": 1,
  "short": [1, "x", null],
  "maps": [
    {
      "b": 2
    },
    {}
  ],
  "empty": [],
  "none": {}
})");
}

TEST(JsonWriter, BreaksAPrettyListThatIsLongerThan80Characters) {
  const auto pretty = [](std::size_t length) {
    return to_json(Document{List{{std::string(length, 'x')}, integer(1)}}, JsonLayout::pretty);
  };
  EXPECT_EQ(pretty(73).find('\n'), std::string::npos);
  EXPECT_EQ(pretty(73).size(), 80);
  EXPECT_EQ(pretty(74), "[\n  \"" + std::string(74, 'x') + "\",\n  1\n]");
}

TEST(JsonWriter, PrettyTextReadsBack) {
  const auto document = parse_json(R"([[[1,2],[]],{"a":{"b":[true,{"c":"d"}]}}])");
  EXPECT_EQ(parse_json(to_json(*document, JsonLayout::pretty)), *document);
}

}  // namespace
}  // namespace cwb
