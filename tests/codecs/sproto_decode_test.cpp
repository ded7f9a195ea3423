// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "codecs/sproto/decode.h"
#include "model/json_writer.h"
#include "support/sproto_support.h"

namespace cwb {
namespace {

using namespace sproto_test;

/// The document as JSON, or why the bytes were refused.
std::string decoded(std::string_view schema, std::string_view hex,
                    sproto::Trailing trailing = sproto::Trailing::nothing) {
  Document document;
  const auto error = sproto::decode(plan_of(schema, ""), from_hex(hex), document, trailing);
  return error ? error->message : to_json(document);
}

TEST(SprotoDecode, RefusesWhatEndsTooEarly) {
  EXPECT_EQ(decoded(".T { a 0 : integer }", ""),
            "the bytes end inside the field count, at byte 0 of 0");
  EXPECT_EQ(decoded(".T { a 0 : integer }", "01"),
            "the bytes end inside the field count, at byte 0 of 1");
  EXPECT_EQ(decoded(".T { a 0 : integer }", "0200 0400"),
            "the field count reaches beyond the end, at byte 0 of 4");
  EXPECT_EQ(decoded(".T { a 0 : integer }", "0100 0000 040000"),
            "the bytes end inside a length, at byte 4 of 7");
  EXPECT_EQ(decoded(".T { a 0 : string }", "0100 0000 05000000 61626364"),
            "a length reaches beyond the end, at byte 4 of 12");
  EXPECT_EQ(decoded(".T { a 0 : string }", "0100 0000 ffffffff 61626364"),
            "a length reaches beyond the end, at byte 4 of 12");
  EXPECT_EQ(decoded(".T { a 0 : *string }", "0100 0000 08000000 05000000 61626364"),
            "a length reaches beyond the end, at byte 8 of 16");
}

TEST(SprotoDecode, RefusesBytesBehindTheMessage) {
  EXPECT_EQ(decoded(".T { a 0 : integer }", "0000 00"),
            "bytes follow the end of the message, at byte 2 of 3");
  // Inside a message, too.
  EXPECT_EQ(decoded(".T { a 0 : T }", "0100 0000 03000000 0000 00"),
            "bytes follow the end of the message, at byte 10 of 11");
}

TEST(SprotoDecode, TakesAGroupsPaddingBehindTheMessageWhereItWasPacked) {
  using sproto::Trailing;
  EXPECT_EQ(decoded(".T { a 0 : integer }", "0000 000000000000", Trailing::zero_padding), "{}");
  EXPECT_EQ(decoded(".T { a 0 : integer }", "0000 000000000001", Trailing::zero_padding),
            "bytes follow the end of the message, at byte 2 of 8");
  EXPECT_EQ(decoded(".T { a 0 : integer }", "0000 0000000000000000", Trailing::zero_padding),
            "bytes follow the end of the message, at byte 2 of 10");
}

TEST(SprotoDecode, SkipsTagsThatTheSchemaLacks) {
  // 0 and 2 are unknown: a word with a value, and 3 bytes in the data part; 1 is a; 300 comes after
  // a skip.
  EXPECT_EQ(decoded(".T { a 1 : integer b 301 : boolean }",
                    "0600 0a00 0400 0000 5302 0400 0000 03000000 010203 00000000"),
            R"({"a":1,"b":true})");
}

TEST(SprotoDecode, SkipsOverAllTagsWithoutOverflow) {
  std::string words;
  for (int i = 0; i < 65535; ++i) words += "ffff";
  EXPECT_EQ(decoded(".T { a 0 : integer }", "ffff" + words), "{}");
}

TEST(SprotoDecode, RefusesWordsThatAreNoValueOfTheField) {
  EXPECT_EQ(decoded(".T { a 0 : boolean }", "0100 0600"),
            "a boolean is neither 0 nor 1, at byte 2 of 4");
  EXPECT_EQ(decoded(".T { a 0 : boolean }", "0100 0000 01000000 01"),
            "a boolean stands in the data part, at byte 8 of 9");
  EXPECT_EQ(decoded(".T { a 0 : string }", "0100 0400"),
            "only integers and booleans fit a field word, at byte 2 of 4");
  EXPECT_EQ(decoded(".T { a 0 : double }", "0100 0400"),
            "only integers and booleans fit a field word, at byte 2 of 4");
  EXPECT_EQ(decoded(".T { a 0 : *integer }", "0100 0400"),
            "a list or map does not fit a field word, at byte 2 of 4");
}

TEST(SprotoDecode, RefusesNumbersOfAnotherSize) {
  EXPECT_EQ(decoded(".T { a 0 : integer }", "0100 0000 02000000 0102"),
            "an integer has neither 4 nor 8 bytes, at byte 8 of 10");
  EXPECT_EQ(decoded(".T { a 0 : double }", "0100 0000 04000000 01020304"),
            "a double does not have 8 bytes, at byte 8 of 12");
  EXPECT_EQ(decoded(".T { a 0 : *integer }", "0100 0000 03000000 020102"),
            "a list of numbers has an unknown width, at byte 8 of 11");
  EXPECT_EQ(decoded(".T { a 0 : *double }", "0100 0000 05000000 0401020304"),
            "a list of numbers has an unknown width, at byte 8 of 13");
  EXPECT_EQ(decoded(".T { a 0 : *integer }", "0100 0000 04000000 04010203"),
            "a list of numbers ends inside one, at byte 9 of 12");
  EXPECT_EQ(decoded(".T { a 0 : *boolean }", "0100 0000 02000000 0102"),
            "a boolean is neither 0 nor 1, at byte 9 of 10");
}

TEST(SprotoDecode, RefusesIntegersOutOfTheFieldsRange) {
  Schema schema{
      {{"T", {{1, "small", FieldType::int32}, {2, "natural", FieldType::uint64}}}}, 0, false};
  const auto plan = sproto::make_plan(schema);
  ASSERT_TRUE(plan);
  Document document;
  auto error = sproto::decode(*plan, from_hex("0100 0000 08000000 0000008000000000"), document);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->message, "an integer is out of the range of int32, at byte 8 of 16");
  EXPECT_EQ(error->offset, 8U);
  error = sproto::decode(*plan, from_hex("0200 0100 0000 04000000 ffffffff"), document);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->message, "a uint64 is negative, at byte 10 of 14");
  // 2^50 + 1 hundredths.
  EXPECT_EQ(decoded(".T { a 0 : integer(2) }", "0100 0000 08000000 0100000000000400"),
            "an integer with decimals is beyond 2^50, at byte 8 of 16");
  EXPECT_EQ(decoded(".T { a 0 : integer(2) }", "0100 0000 08000000 0000000000000400"),
            R"({"a":11258999068426.24})");
}

TEST(SprotoDecode, RefusesStringsThatAreNotUtf8) {
  EXPECT_EQ(decoded(".T { a 0 : string }", "0100 0000 02000000 c080"),
            "a string is not valid UTF-8, at byte 8 of 10");
  EXPECT_EQ(decoded(".T { a 0 : *string }", "0100 0000 0a000000 01000000 61 01000000 ff"),
            "a string is not valid UTF-8, at byte 17 of 18");
  EXPECT_EQ(decoded(".T { a 0 : binary }", "0100 0000 02000000 c080"), R"({"a":"wIA="})");
}

constexpr std::string_view map_schema = ".E { key 0 : string value 1 : integer } .T { m 0 : *E() }";

TEST(SprotoDecode, RefusesEntriesThatAreNone) {
  // The map's length, the entry's length, the entry.
  EXPECT_EQ(decoded(map_schema, "0100 0000 0f000000 0b000000 0200 0000 0400 01000000 61"),
            R"({"m":{"a":1}})");
  EXPECT_EQ(decoded(map_schema, "0100 0000 0d000000 09000000 0100 0000 01000000 61"),
            "a map's entry lacks its key or its value, at byte 12 of 21");
  EXPECT_EQ(decoded(map_schema, "0100 0000 0a000000 06000000 0200 0100 0400"),
            "a map's entry lacks its key or its value, at byte 12 of 18");
  EXPECT_EQ(decoded(map_schema, "0100 0000 0a000000 06000000 0200 0400 0400"),
            "the key of a map's entry is not a string, at byte 14 of 18");
  EXPECT_EQ(decoded(map_schema, "0100 0000 0f000000 0b000000 0200 0000 0400 01000000 ff"),
            "a key is not valid UTF-8, at byte 22 of 23");
}

TEST(SprotoDecode, RefusesAKeyThatStandsTwiceInSmallAndLargeMaps) {
  for (const std::size_t count : {2U, 8U, 9U, 500U}) {
    Document document{Map{{"m", {Map{}}}}};
    auto& members = document.get_if<Map>()->members[0].value.get_if<Map>()->members;
    for (std::size_t i = 0; i < count; ++i) {
      members.push_back({"key" + std::to_string(i), {std::int64_t{1}}});
    }
    const sproto::Plan plan = plan_of(map_schema, "T");
    Document back;
    EXPECT_FALSE(sproto::decode(plan, encoded(plan, document), back)) << count;
    EXPECT_EQ(back, document) << count;
    members.back().key = members.front().key;
    const auto error = sproto::decode(plan, encoded(plan, document), back);
    ASSERT_TRUE(error) << count;
    EXPECT_TRUE(error->message.starts_with("a key of a map stands twice")) << error->message;
  }
}

Document nested(std::size_t messages) {
  Document document{Map{}};
  for (std::size_t i = 1; i < messages; ++i) document = Document{Map{{"a", std::move(document)}}};
  return document;
}

TEST(SprotoDecode, GoesTwoHundredMessagesDeepAndNoDeeper) {
  const sproto::Plan plan = plan_of(".T { a 0 : T }", "");
  Document document;
  EXPECT_FALSE(sproto::decode(plan, encoded(plan, nested(200)), document));
  EXPECT_EQ(document, nested(200));
  const auto error = sproto::decode(plan, encoded(plan, nested(201)), document);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->message, "messages are nested too deep, at byte 1600 of 1602");
}

TEST(SprotoDecode, TakesMessagesThatTheEncoderWouldWriteShorter) {
  // A small integer in the data part, 4 bytes and 8; a list that has a width and no number.
  EXPECT_EQ(decoded(".T { a 0 : integer }", "0100 0000 04000000 01000000"), R"({"a":1})");
  EXPECT_EQ(decoded(".T { a 0 : integer }", "0100 0000 08000000 0100000000000000"), R"({"a":1})");
  EXPECT_EQ(decoded(".T { a 0 : *integer }", "0100 0000 01000000 04"), R"({"a":[]})");
}

TEST(SprotoDecode, ReplacesWhatTheDocumentHeld) {
  Document document{Map{{"old", {true}}}};
  ASSERT_FALSE(
      sproto::decode(plan_of(".T { a 0 : integer }", ""), from_hex("0100 0400"), document));
  EXPECT_EQ(to_json(document), R"({"a":1})");
}

}  // namespace
}  // namespace cwb
