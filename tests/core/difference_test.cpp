// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/difference.h"

#include <string>

#include <gtest/gtest.h>

#include "base/utf8.h"
#include "model/json_reader.h"
#include "model/pointer.h"

namespace cwb {
namespace {

using namespace std::string_literals;

constexpr AllowedLosses no_losses;
constexpr AllowedLosses all_losses{true, true};

Comparison compare_json(std::string_view expected, std::string_view actual,
                        const AllowedLosses& allowed = no_losses) {
  return compare(*parse_json(expected), *parse_json(actual), allowed);
}

std::string difference(std::string_view expected, std::string_view actual,
                       const AllowedLosses& allowed = no_losses) {
  return compare_json(expected, actual, allowed).difference.value_or("");
}

TEST(Difference, IsNoneBetweenEqualDocuments) {
  const std::string text = R"({"a":[1,2.5,null,true,"x",{}],"b":18446744073709551615})";
  EXPECT_EQ(difference(text, text), "");
}

TEST(Difference, DoesNotCompareTheOrderOfKeys) {
  EXPECT_EQ(difference(R"({"a":1,"b":2})", R"({"b":2,"a":1})"), "");
}

TEST(Difference, AllowsALossOfASchemaOnlyWhereItIsNamed) {
  const char* expected = R"({"a":null,"b":2,"c":18446744073709551615,"d":[null]})";
  AllowedLosses allowed;
  EXPECT_EQ(difference(expected, R"({"b":2,"c":18446744073709551615,"d":[null]})", allowed),
            "at /a: expected null, got nothing");
  allowed.null_absent = true;
  const Comparison absent =
      compare_json(expected, R"({"b":2,"c":18446744073709551615,"d":[null]})", allowed);
  EXPECT_FALSE(absent.difference);
  EXPECT_TRUE(absent.null_absent);
  EXPECT_EQ(difference(expected, R"({"b":2.0,"c":18446744073709551615,"d":[null]})", allowed),
            "at /b: expected the integer 2, got the double 2.0");
  allowed.integer_as_double = true;
  const Comparison widened =
      compare_json(expected, R"({"b":2.0,"c":18446744073709551615,"d":[null]})", allowed);
  EXPECT_FALSE(widened.difference);
  EXPECT_TRUE(widened.integer_as_double);
  // Not where the double is another number, or the integer came back as something else.
  EXPECT_NE(difference("[18446744073709551615]", "[18446744073709551616.0]", allowed), "");
  EXPECT_NE(difference("[2]", "[2.5]", allowed), "");
  EXPECT_NE(difference("[2.0]", "[2]", allowed), "");
  EXPECT_NE(difference("[null]", "[]", allowed), "");
}

TEST(Difference, NamesThePlaceTheTypesAndTheValues) {
  EXPECT_EQ(difference(R"({"a/b":[1,2,3]})", R"({"a/b":[1,2,4]})"),
            "at /a~1b/2: expected the integer 3, got the integer 4");
  EXPECT_EQ(difference("1", "\"1\""), "at the root: expected the integer 1, got the string \"1\"");
  EXPECT_EQ(difference("[[]]", "[{}]"), "at /0: expected the list [], got the map {}");
  EXPECT_EQ(difference("[1,2]", "[1]"), "at the root: expected a list of 2 items, got 1");
  EXPECT_EQ(difference("[1]", "[1,2]"), "at the root: expected a list of 1 items, got 2");
}

TEST(Difference, FindsMissingAndUnexpectedKeys) {
  EXPECT_EQ(difference(R"({"a":1,"b":2})", R"({"a":1})"), "at /b: expected 2, got nothing");
  EXPECT_EQ(difference(R"({"a":1})", R"({"a":1,"c~":2})"), "at /c~0: nothing was expected here");
  // As many members, but not the same.
  EXPECT_EQ(difference(R"({"a":1,"b":[]})", R"({"a":1,"c":2})", all_losses),
            "at /c: nothing was expected here");
}

TEST(Difference, FindsAKeyThatCameBackTwice) {
  const Document twice{Map{{"a", {true}}, {"a", {true}}}};
  EXPECT_EQ(compare(Document{Map{{"a", {true}}}}, twice, no_losses).difference,
            "at /a: the key came back twice");
}

TEST(Difference, TellsADoubleFromAnIntegerUnlessThatLossIsAllowed) {
  EXPECT_EQ(difference("2.0", "2"), "at the root: expected the double 2.0, got the integer 2");
  EXPECT_EQ(difference("[2.0]", "[2]", all_losses), "");
  EXPECT_TRUE(compare_json("[2.0]", "[2]", all_losses).integral_double_as_integer);
  EXPECT_FALSE(compare_json("[2.0]", "[2.0]", all_losses).integral_double_as_integer);
}

TEST(Difference, LetsOnlyThatOneIntegerStandForTheDouble) {
  EXPECT_NE(difference("2.5", "2", all_losses), "");
  EXPECT_NE(difference("2.0", "3", all_losses), "");
  EXPECT_NE(difference("9007199254740992.0", "9007199254740993", all_losses), "");
  EXPECT_EQ(difference("18446744073709549568.0", "18446744073709549568", all_losses), "");
  EXPECT_NE(difference("18446744073709551616.0", "18446744073709551615", all_losses), "");
  EXPECT_NE(difference("9223372036854775808.0", "9223372036854775807", all_losses), "");
  EXPECT_EQ(difference("-9223372036854775808.0", "-9223372036854775808", all_losses), "");
  EXPECT_NE(difference("1e300", "1", all_losses), "");
  EXPECT_NE(difference("-1.0", "18446744073709551615", all_losses), "");
}

TEST(Difference, NeverTakesADoubleForAnInteger) {
  EXPECT_EQ(difference("2", "2.0", all_losses),
            "at the root: expected the integer 2, got the double 2.0");
}

TEST(Difference, LetsAnEmptyListOrMapBeAbsentWhereAllowed) {
  EXPECT_EQ(difference(R"({"a":[],"b":{},"c":1})", R"({"c":1})", all_losses), "");
  EXPECT_TRUE(compare_json(R"({"a":[]})", "{}", all_losses).empty_list_absent);
  EXPECT_FALSE(compare_json(R"({"a":[]})", R"({"a":[]})", all_losses).empty_list_absent);
  EXPECT_EQ(difference(R"({"a":[]})", "{}"), "at /a: expected [], got nothing");
  EXPECT_NE(difference(R"({"a":[1]})", "{}", all_losses), "");
  EXPECT_NE(difference(R"({"a":""})", "{}", all_losses), "");
  EXPECT_NE(difference("{}", R"({"a":[]})", all_losses), "");
}

TEST(Difference, ShortensLongValuesBetweenCharacters) {
  std::string text;
  for (int i = 0; i < 40; ++i) text += "é";
  const auto message = compare({text}, {}, no_losses).difference.value_or("");
  EXPECT_EQ(message,
            "at the root: expected the string \"" + text.substr(0, 58) + "..., got the null null");
  for (std::size_t i = 0; i < message.size();) {
    const std::size_t length = utf8_character(message, i);
    ASSERT_GT(length, 0) << i;
    i += length;
  }
}

TEST(PointerToken, EscapesTildeAndSlash) {
  EXPECT_EQ(pointer_token("a/b~c~1"), "a~1b~0c~01");
  EXPECT_EQ(pointer_token(""), "");
}

}  // namespace
}  // namespace cwb
