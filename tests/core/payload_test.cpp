// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/payload.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

#include <gtest/gtest.h>

#include "base/utf8.h"
#include "model/json_reader.h"
#include "model/json_writer.h"
#include "shapes/shape.h"

namespace cwb {
namespace {

Document altered_document(Document document) {
  Payload payload;
  payload.document = std::move(document);
  return altered(payload).document;
}

std::string altered_json(std::string_view text) {
  return to_json(altered_document(*parse_json(text)));
}

TEST(Altered, GivesEveryLeafAnotherValueOfTheSameType) {
  EXPECT_EQ(altered_json(R"({"a":true,"b":[7,8,-1],"c":"yes","d":{"e":2.5},"f":0.0,"g":-0.25})"),
            R"({"a":false,"b":[6,9,-2],"c":"xes","d":{"e":-2.5},"f":1.0,"g":0.25})");
}

TEST(Altered, KeepsNullsKeysAndEmptyContainers) {
  EXPECT_EQ(altered_json(R"({"a":null,"b":[],"c":{}})"), R"({"a":null,"b":[],"c":{}})");
}

TEST(Altered, StaysInsideTheRangeOfEveryIntegerType) {
  EXPECT_EQ(altered_json("[2147483647,-2147483648,0]"), "[2147483646,-2147483647,1]");
  EXPECT_EQ(altered_json("[9223372036854775807,-9223372036854775808]"),
            "[9223372036854775806,-9223372036854775807]");
  // Above int64 it must not fall back among int64's values.
  EXPECT_EQ(altered_json("[9223372036854775808,18446744073709551615]"),
            "[9223372036854775809,18446744073709551614]");
}

TEST(Altered, ChangesDoublesOfAnyKind) {
  for (const double number :
       {5e-324, 1.7976931348623157e308, -0.0, 0.1, std::numeric_limits<double>::infinity(),
        std::numeric_limits<double>::quiet_NaN()}) {
    EXPECT_NE(altered_document({number}), Document{number});
  }
}

// A fixed-point field holds n decimal places: half of 0.01 would not come back.
TEST(Altered, KeepsTheDecimalPlacesOfADouble) { EXPECT_EQ(altered_json("[0.01]"), "[-0.01]"); }

TEST(Altered, KeepsStringsValidUtf8) {
  for (const std::string text : {"", "x", "y", "é", "€uro", "\n", "𝄞", " a"}) {
    const Document other = altered_document({text});
    const auto& changed = *other.get_if<std::string>();
    EXPECT_NE(changed, text);
    for (std::size_t i = 0; i < changed.size();) {
      const std::size_t length = utf8_character(changed, i);
      ASSERT_GT(length, 0) << text;
      i += length;
    }
  }
}

TEST(Altered, ChangesBytes) {
  EXPECT_EQ(altered_document({Bytes{}}), Document{Bytes{std::byte{1}}});
  EXPECT_EQ(altered_document({Bytes{std::byte{3}, std::byte{4}}}),
            (Document{Bytes{std::byte{2}, std::byte{4}}}));
}

TEST(Altered, KeepsSchemaAndShapeAndDropsTheCheckOfTheOriginal) {
  const Payload payload = find_shape("scroll-list")->make({}, 1);
  ASSERT_TRUE(payload.check);
  const Payload other = altered(payload);
  EXPECT_EQ(other.schema, payload.schema);
  EXPECT_EQ(other.shape, "scroll-list");
  EXPECT_EQ(other.id, payload.id);
  EXPECT_FALSE(other.check);
  EXPECT_EQ(other.json_bytes, to_json(other.document).size());
}

}  // namespace
}  // namespace cwb
