// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json_reader.h"

#include <chrono>
#include <clocale>
#include <cmath>
#include <limits>
#include <string>
#include <tuple>

#include <gtest/gtest.h>

#include "model/json_writer.h"

namespace cwb {
namespace {

using namespace std::string_literals;

Document read(std::string_view text) {
  auto document = parse_json(text);
  EXPECT_TRUE(document) << text << ": " << to_string(document.error());
  return document ? *document : Document{"not read"s};
}

std::string mistake(std::string_view text, const JsonLimits& limits = {}) {
  const auto document = parse_json(text, limits);
  return document ? "was read as " + to_json(*document) : to_string(document.error());
}

TEST(JsonReader, KeepsTheTypeOfEveryValue) {
  const Document document = read(R"({"n":null,"t":true,"f":false,"i":-7,"d":2.5,"s":"x","l":[1]})");
  const Document expected{Map{{"n", {}},
                              {"t", {true}},
                              {"f", {false}},
                              {"i", {std::int64_t{-7}}},
                              {"d", {2.5}},
                              {"s", {"x"s}},
                              {"l", {List{{std::int64_t{1}}}}}}};
  EXPECT_EQ(document, expected);
}

TEST(JsonReader, KeepsTheOrderOfKeys) {
  EXPECT_EQ(to_json(read(R"({"b":1,"a":2,"c":{"z":1,"y":2}})")),
            R"({"b":1,"a":2,"c":{"z":1,"y":2}})");
}

TEST(JsonReader, KeepsIntegersExactToTheEndsOf64Bits) {
  EXPECT_EQ(read("9223372036854775807"), Document{std::numeric_limits<std::int64_t>::max()});
  EXPECT_EQ(read("-9223372036854775808"), Document{std::numeric_limits<std::int64_t>::min()});
  EXPECT_EQ(read("9223372036854775808"), Document{std::uint64_t{9223372036854775808U}});
  EXPECT_EQ(read("18446744073709551615"), Document{std::numeric_limits<std::uint64_t>::max()});
  EXPECT_EQ(read("9007199254740993"), Document{std::int64_t{9007199254740993}});
}

TEST(JsonReader, RefusesIntegersBeyond64Bits) {
  EXPECT_EQ(mistake("18446744073709551616"),
            "line 1, column 1: the integer 18446744073709551616 does not fit 64 bits; allowed are "
            "-9223372036854775808 to 18446744073709551615");
  EXPECT_EQ(mistake("[1,\n  -9223372036854775809]").substr(0, 58),
            "line 2, column 3: the integer -9223372036854775809 does no");
}

TEST(JsonReader, TakesANumberWithPointOrExponentForADouble) {
  EXPECT_EQ(read("2.0"), Document{2.0});
  EXPECT_EQ(read("1e3"), Document{1000.0});
  EXPECT_EQ(read("1E-2"), Document{0.01});
  EXPECT_EQ(read("1e23"), Document{1e23});
  EXPECT_EQ(read("5e-324"), Document{5e-324});
  EXPECT_EQ(read("1.7976931348623157e308"), Document{std::numeric_limits<double>::max()});
  EXPECT_EQ(read("18446744073709551616.0"), Document{18446744073709551616.0});
  EXPECT_TRUE(std::signbit(*read("-0.0").get_if<double>()));
}

TEST(JsonReader, RefusesADoubleThatWouldBeInfinite) {
  EXPECT_EQ(mistake("[1e400]"),
            "line 1, column 2: the number 1e400 is too large; the largest double is about 1.8e308");
  EXPECT_EQ(mistake(R"({"a": -1e309})"),
            "line 1, column 7: the number -1e309 is too large; the largest double is about "
            "1.8e308");
}

TEST(JsonReader, ReadsNumbersAlikeInALocaleWithADecimalComma) {
  const std::string before = std::setlocale(LC_ALL, nullptr);
  bool set = false;
  for (const char* name : {"de_DE.UTF-8", "de_DE.utf8", "fr_FR.UTF-8", "ru_RU.UTF-8"}) {
    set = set || std::setlocale(LC_ALL, name);
  }
  const auto number = parse_json("[1.5,12]");
  std::setlocale(LC_ALL, before.c_str());
  ASSERT_TRUE(number);
  EXPECT_EQ(*number, (Document{List{{1.5}, {std::int64_t{12}}}}));
  if (!set) GTEST_SKIP() << "no locale with a decimal comma is installed";
}

TEST(JsonReader, ReadsEscapes) {
  EXPECT_EQ(read(R"("\"\\\/\b\f\n\r\t")"), Document{"\"\\/\b\f\n\r\t"s});
  EXPECT_EQ(read(R"("\u0041\u00e9\u20AC\ud834\udd1e")"), Document{"Aé€𝄞"s});
  EXPECT_EQ(read(R"("a\u0000b")"), Document{"a\0b"s});
}

TEST(JsonReader, RefusesAKeyThatStandsTwiceInOneMapOnly) {
  EXPECT_EQ(mistake(R"({"a":[0,{"x/y":1,"b":2,"x/y":3}]})"),
            "/a/1/x~1y: this key stands twice in its map");
  EXPECT_EQ(mistake(R"({"a":1,"\u0061":1})"), "/a: this key stands twice in its map");
  read(R"({"a":{"a":{"a":1}},"b":{"a":1}})");
}

TEST(JsonReader, PassesOverOneByteOrderMark) {
  EXPECT_EQ(read("\xef\xbb\xbf[1]"), (Document{List{{std::int64_t{1}}}}));
  EXPECT_EQ(mistake("\xef\xbb\xbf[x]"), "line 1, column 2: expected a value or ], found x");
  EXPECT_EQ(mistake("\xef\xbb\xbf\xef\xbb\xbf[1]"),
            "line 1, column 1: found a second byte order mark; one is allowed");
}

TEST(JsonReader, RefusesNulBytesWhereverTheyStand) {
  const std::string message = "found a NUL byte; this is not JSON text in UTF-8";
  EXPECT_EQ(mistake("1\0"s), "line 1, column 2: " + message);
  EXPECT_EQ(mistake("1\0garbage"s), "line 1, column 2: " + message);
  EXPECT_EQ(mistake("\0"s), "line 1, column 1: " + message);
  EXPECT_EQ(mistake("\"a\0\""s), "line 1, column 3: " + message);
}

TEST(JsonReader, SaysThatATextIsEmpty) {
  EXPECT_EQ(mistake(""), "the text is empty; a JSON value is needed");
  EXPECT_EQ(mistake(" \n\t\r"), "the text is empty; a JSON value is needed");
  EXPECT_EQ(mistake("\xef\xbb\xbf"), "the text is empty; a JSON value is needed");
}

TEST(JsonReader, HoldsTheLimits) {
  read("[[[1]]]");
  EXPECT_EQ(mistake("[[[1]]]", {.depth = 2}),
            "line 1, column 3: lists and maps are nested deeper than the limit of 2");
  EXPECT_EQ(mistake(R"({"a":[{}]})", {.depth = 2}),
            "line 1, column 7: lists and maps are nested deeper than the limit of 2");
  read(std::string(200, '[') + std::string(200, ']'));
  EXPECT_EQ(mistake(std::string(201, '[') + std::string(201, ']')),
            "line 1, column 201: lists and maps are nested deeper than the limit of 200");
  EXPECT_EQ(mistake(std::string(1'000'000, '[')),
            "line 1, column 201: lists and maps are nested deeper than the limit of 200");
  EXPECT_TRUE(parse_json("[1,2]", {.bytes = 5}));
  EXPECT_EQ(mistake("[1,22]", {.bytes = 5}), "the text has 6 bytes; the limit is 5");
}

TEST(JsonReader, CountsLinesAndCharactersNotBytes) {
  EXPECT_EQ(mistake("{\n  \"é€\": x}"), "line 2, column 9: expected a value, found x");
  EXPECT_EQ(mistake("[1,\r\n2 3]"), "line 2, column 3: expected a comma or ], found 3");
}

TEST(JsonReader, SaysWhatItExpectedAndFound) {
  const std::pair<std::string, std::string> cases[] = {
      {"[1,]", "line 1, column 4: expected a value, found ]"},
      {"[,1]", "line 1, column 2: expected a value or ], found ,"},
      {"[1", "line 1, column 3: expected a comma or ], found the end of the text"},
      {"[1,", "line 1, column 4: expected a value, found the end of the text"},
      {"[1}", "line 1, column 3: expected a comma or ], found }"},
      {"[\"a\" \"b\"]", "line 1, column 6: expected a comma or ], found \"b\""},
      {"{1:2}", "line 1, column 2: expected a key in double quotes or }, found 1"},
      {"{'a':1}", "line 1, column 2: expected a key in double quotes or }, found 'a'"},
      {"{\"a\"}", "line 1, column 5: expected a colon behind the key, found }"},
      {"{\"a\" 1}", "line 1, column 6: expected a colon behind the key, found 1"},
      {"{\"a\":}", "line 1, column 6: expected a value, found }"},
      {"{\"a\":1,}", "line 1, column 8: expected a key in double quotes, found }"},
      {"{\"a\":1 \"b\":2}", "line 1, column 8: expected a comma or }, found \"b\""},
      {"{\"a\":1,,\"b\":2}", "line 1, column 8: expected a key in double quotes, found ,"},
      {"{\"a\"::1}", "line 1, column 6: expected a value, found :"},
      {"{\"a\":1", "line 1, column 7: expected a comma or }, found the end of the text"},
      {"1 2", "line 1, column 3: expected nothing more behind the value, found 2"},
      {"{}\n}", "line 2, column 1: expected nothing more behind the value, found }"},
      {"nul", "line 1, column 1: expected a value, found nul"},
      {"[True]", "line 1, column 2: expected a value or ], found True"},
      {"[NaN]", "line 1, column 2: expected a value or ], found NaN"},
      {"[-Infinity]", "line 1, column 2: expected a value or ], found -Infinity"},
      {"[1,// no\n2]", "line 1, column 4: expected a value, found //"},
      {"[01]", "line 1, column 2: 01 is not a number as JSON writes it"},
      {"[0x1F]", "line 1, column 2: 0x1F is not a number as JSON writes it"},
      {"[1.2.3]", "line 1, column 2: 1.2.3 is not a number as JSON writes it"},
      {"{\"a\": 30s}", "line 1, column 7: 30s is not a number as JSON writes it"},
      {"[1.]", "line 1, column 2: expected a value or ], found 1."},
      {"[+1]", "line 1, column 2: expected a value or ], found +1"},
      {"[\"a]", "line 1, column 2: the string has no closing quote"},
      {"[\"a\\", "line 1, column 2: the string has no closing quote"},
      {"[\"a\nb\"]",
       "line 1, column 2: the string has no closing quote on its line; a line break in it is \\n"},
      {"[\"a\tb\"]",
       "line 1, column 4: found the control character U+0009 in a string; write \\u0009"},
      {"{\"\\x41\":1}",
       "line 1, column 3: the escape \\x is none of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"},
      {"[\"\\u12G4\"]", "line 1, column 3: \\u needs four hexadecimal digits"},
      {"[\"\\ud800\"]",
       "line 1, column 3: \\ud800 is half of a surrogate pair, and stands alone; characters over "
       "U+FFFF need both halves"},
      {"[\"\\udc00\\ud800\"]",
       "line 1, column 3: \\udc00 is half of a surrogate pair, and stands alone; characters over "
       "U+FFFF need both halves"},
      {"[\"\\ud800\\u0041\"]",
       "line 1, column 3: \\ud800 is half of a surrogate pair, and stands alone; characters over "
       "U+FFFF need both halves"},
      {"[\"a\xff\"]",
       "line 1, column 4: found the byte 0xff, which is not valid UTF-8; save the file as UTF-8"},
      {"[\xff]", "line 1, column 2: expected a value or ], found <byte 0xff>"},
      {"[\x01]", "line 1, column 2: expected a value or ], found <U+0001>"},
      {std::string(40, 'a'),
       "line 1, column 1: expected a value, found " + std::string(30, 'a') + "..."},
  };
  for (const auto& [text, message] : cases) EXPECT_EQ(mistake(text), message) << text;
}

TEST(JsonReader, DoesNotSlowDownBySquareWithManyKeys) {
  const auto seconds = [](int keys) {
    std::string text = "{";
    for (int i = 0; i < keys; ++i) text += (i ? ",\"key" : "\"key") + std::to_string(i) + "\":1";
    text += '}';
    const auto start = std::chrono::steady_clock::now();
    EXPECT_TRUE(parse_json(text));
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  seconds(1000);
  // Pair by pair, 300,000 keys are 45 thousand million comparisons: minutes.
  EXPECT_LT(seconds(300'000), 20);
}

}  // namespace
}  // namespace cwb
