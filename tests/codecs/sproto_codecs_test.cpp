// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What sproto refuses, and what its codecs say and do as codecs of the registry.
#include <algorithm>
#include <limits>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "codecs/leaf_sum.h"
#include "codecs/registry.h"
#include "codecs/sproto/check.h"
#include "codecs/sproto/decode.h"
#include "small_payloads.h"
#include "support/sproto_support.h"

namespace cwb {
namespace {

using namespace sproto_test;
using namespace std::string_literals;

/// A payload of everything_schema.
Payload payload_of(Document document) {
  Payload payload = testing::file_payload(std::move(document));
  payload.schema = *read_sproto_schema(everything_schema, "Everything");
  return payload;
}

std::string refusal(const Payload& payload) {
  const auto subject = find_codec("sproto/raw")->prepare(payload);
  return subject ? "not refused" : subject.error().reason;
}

std::string refusal(std::string_view json) { return refusal(payload_of(document_of(json))); }

std::string refusal(std::string key, Document value) {
  return refusal(payload_of(Document{Map{{std::move(key), std::move(value)}}}));
}

TEST(SprotoCodecs, RefuseAPayloadWithoutASchema) {
  EXPECT_EQ(refusal(testing::file_payload(document_of(R"({"a":1})"))),
            "needs a schema, and orders.json has none");
}

TEST(SprotoCodecs, RefuseWhatTheSchemaDoesNotHave) {
  EXPECT_EQ(refusal(R"({"inners":[{},{"more/less":1}]})"),
            "at /inners/1/more~1less: the schema's message Everything has no field of this name");
  EXPECT_EQ(refusal(R"({"whole":"x"})"),
            "at /whole: found a value of type string; the schema wants an integer");
  EXPECT_EQ(refusal(R"({"whole":1.0})"),
            "at /whole: found a value of type double; the schema wants an integer");
  EXPECT_EQ(refusal(R"({"real":1})"),
            "at /real: found a value of type integer; the schema wants a double");
  EXPECT_EQ(refusal(R"({"flag":0})"),
            "at /flag: found a value of type integer; the schema wants a boolean");
  EXPECT_EQ(refusal(R"({"raw":"x"})"),
            "at /raw: found a value of type string; the schema wants bytes");
  EXPECT_EQ(refusal(R"({"inner":[]})"),
            "at /inner: found a value of type list; the schema wants a map");
  EXPECT_EQ(refusal(R"({"wholes":1})"),
            "at /wholes: found a value of type integer; the schema wants a list");
  EXPECT_EQ(refusal(R"({"counts":[]})"),
            "at /counts: found a value of type list; the schema wants a map");
  EXPECT_EQ(refusal("[]"), "at the root: found a value of type list; the schema wants a map");
}

TEST(SprotoCodecs, RefuseMixedTypesAtTheFirstThatDiffers) {
  EXPECT_EQ(refusal(R"({"wholes":[1,2,"three",null]})"),
            "at /wholes/2: found a value of type string; the schema wants an integer");
}

TEST(SprotoCodecs, RefuseNull) {
  EXPECT_EQ(refusal(R"({"whole":null})"),
            "at /whole: found null, which sproto does not have; give an integer, or leave a field "
            "that is absent out");
  EXPECT_TRUE(refusal(R"({"texts":["a",null]})").starts_with("at /texts/1: found null"));
  EXPECT_TRUE(refusal(R"({"named":{"x":null}})").starts_with("at /named/x: found null"));
}

TEST(SprotoCodecs, RefuseIntegersOutOfRange) {
  EXPECT_EQ(refusal(R"({"whole":9223372036854775808})"),
            "at /whole: found 9223372036854775808; sproto's integers end at 9223372036854775807");
  Payload payload = testing::shape_payload("cookie");
  auto& item =
      *payload.document.get_if<Map>()->members[0].value.get_if<List>()->at(1).get_if<Map>();
  item.members[0].value = {std::int64_t{2147483648}};
  EXPECT_EQ(refusal(payload),
            "at /Pbid/1/id: found 2147483648; the schema's int32 holds -2147483648 to 2147483647");
  Payload natural = testing::file_payload(document_of(R"({"n":-1})"));
  natural.schema = Schema{{{"T", {{1, "n", FieldType::uint64}}}}, 0, false};
  EXPECT_EQ(refusal(natural), "at /n: found -1; the schema's uint64 starts at 0");
}

TEST(SprotoCodecs, RefuseDecimalsThatWouldBeRounded) {
  EXPECT_EQ(refusal(R"({"price":0.125})"),
            "at /price: found 0.125; with the schema's decimals it comes back as 0.13");
  EXPECT_EQ(refusal("price", {1e15}),
            "at /price: found 1000000000000000; with the schema's decimals, magnitudes end at "
            "11258999068426.24");
  EXPECT_TRUE(
      refusal("price", {std::numeric_limits<double>::quiet_NaN()}).starts_with("at /price"));
  EXPECT_TRUE(refusal("price", {std::numeric_limits<double>::infinity()}).starts_with("at /price"));
  EXPECT_EQ(refusal("price", {-11258999068426.24}), "not refused");
  EXPECT_EQ(refusal("price", {-0.07}), "not refused");
}

TEST(SprotoCodecs, RefuseStringsAndKeysThatAreNotUtf8) {
  EXPECT_EQ(refusal("text", {"\xc0\x80"s}),
            "at /text: the string is not valid UTF-8; give the field the type binary");
  EXPECT_EQ(refusal("counts", {Map{{"\xff", {std::int64_t{1}}}}}),
            "at /counts: a key is not valid UTF-8");
}

TEST(SprotoCodecs, RefuseKeysThatStandTwice) {
  EXPECT_EQ(refusal(payload_of({Map{{"whole", {std::int64_t{1}}}, {"whole", {std::int64_t{2}}}}})),
            "at /whole: the key stands twice");
  EXPECT_EQ(refusal("counts", {Map{{"a", {std::int64_t{1}}}, {"a", {std::int64_t{1}}}}}),
            "at /counts/a: the key stands twice");
}

TEST(SprotoCodecs, RefuseMoreThanTwoHundredMessagesInsideEachOther) {
  const auto nested = [](std::size_t messages) {
    Document document{Map{}};
    for (std::size_t i = 1; i < messages; ++i) document = {Map{{"inner", std::move(document)}}};
    return document;
  };
  EXPECT_EQ(refusal(payload_of(nested(200))), "not refused");
  EXPECT_TRUE(refusal(payload_of(nested(201))).ends_with("is nested deeper than 200 messages"));
  // The entries of a map are messages, too.
  EXPECT_EQ(refusal("named", {Map{{"x", nested(198)}}}), "not refused");
  EXPECT_TRUE(refusal("named", {Map{{"x", nested(199)}}}).ends_with("than 200 messages"));
}

TEST(SprotoCodecs, RefusePartsThatAreTooLong) {
  const sproto::Plan plan = plan_of(everything_schema, "Everything");
  const auto reason = [&](std::string_view json) {
    const auto refused = sproto::check(plan, document_of(json), 100);
    return refused ? refused->reason : "not refused";
  };
  const std::string text(101, 'x');
  EXPECT_EQ(reason("{\"text\":\"" + text + "\"}"),
            "at /text: takes 101 bytes; a part of a sproto message has at most 100");
  EXPECT_TRUE(
      reason("{\"inner\":{\"text\":\"" + text.substr(5) + "\"}}").starts_with("at /inner:"));
  EXPECT_TRUE(reason("{\"counts\":{\"" + text + "\":1}}").starts_with("at /counts/"));
  EXPECT_TRUE(reason("{\"texts\":[\"" + text.substr(50) + "\",\"" + text.substr(50) + "\"]}")
                  .starts_with("at /texts:"));
}

std::string plan_refusal(const Schema& schema) {
  const auto plan = sproto::make_plan(schema);
  return plan ? "not refused" : plan.error().reason;
}

TEST(SprotoCodecs, RefuseSchemasThatSprotoCannotHold) {
  const auto of_field = [](Field field) {
    return plan_refusal({{{"T", {std::move(field)}}}, 0, false});
  };
  EXPECT_EQ(of_field({0, "a"}),
            "the schema's field a of message T has the tag 0; sproto needs 1 to 32768");
  EXPECT_EQ(of_field({32769, "a"}),
            "the schema's field a of message T has the tag 32769; sproto needs 1 to 32768");
  EXPECT_EQ(of_field({1, "a", FieldType::int32, Cardinality::single, 0, 2}),
            "the schema's field a of message T keeps decimals of a int32; only a float64 has some");
  EXPECT_EQ(of_field({1, "a", FieldType::float64, Cardinality::single, 0, 10}),
            "the schema's field a of message T keeps 10 decimals; allowed are 0 to 9");
  EXPECT_EQ(of_field({1, "a", FieldType::message, Cardinality::single, 7}),
            "the schema's field a of message T refers to a message that the schema does not have");
  EXPECT_EQ(plan_refusal({{{"T", {{1, "a"}, {1, "b"}}}}, 0, false}),
            "the schema's message T has the tag 1 twice");
  EXPECT_EQ(plan_refusal({{{"T", {{1, "a"}, {2, "a"}}}}, 0, false}),
            "the schema's message T has the field a twice");
  EXPECT_EQ(plan_refusal({{{"T", {{1, "a"}, {2, "b"}}}}, 0, true}),
            "the schema's root T wraps a bare value, but has 2 fields; it needs 1");
  EXPECT_EQ(plan_refusal({{}, 0, false}), "the schema has no root message");
}

std::string encoded_hex(std::string_view schema, std::string_view json) {
  return to_hex(encoded(plan_of(schema, ""), document_of(json)));
}

TEST(SprotoCodecs, WriteAnEmptyListAndLeaveAnAbsentOneOut) {
  constexpr std::string_view schema = ".T { a 0 : *integer b 1 : *string c 2 : *boolean }";
  EXPECT_EQ(encoded_hex(schema, R"({"a":[],"c":[]})"),
            "0300"
            "0000"
            "0100"
            "0000"
            "00000000"
            "00000000");
  EXPECT_EQ(encoded_hex(schema, "{}"), "0000");
  Document back;
  ASSERT_FALSE(sproto::decode(
      plan_of(schema, ""), encoded(plan_of(schema, ""), document_of(R"({"a":[],"c":[]})")), back));
  EXPECT_EQ(back, document_of(R"({"a":[],"c":[]})"));
}

TEST(SprotoCodecs, WriteIntegersAtTheEdgesOfTheirThreeForms) {
  constexpr std::string_view schema = ".T { a 0 : integer }";
  EXPECT_EQ(encoded_hex(schema, R"({"a":32766})"), "0100feff");
  EXPECT_EQ(encoded_hex(schema, R"({"a":32767})"), "0100000004000000ff7f0000");
  EXPECT_EQ(encoded_hex(schema, R"({"a":2147483647})"), "0100000004000000ffffff7f");
  EXPECT_EQ(encoded_hex(schema, R"({"a":-2147483648})"), "010000000400000000000080");
  EXPECT_EQ(encoded_hex(schema, R"({"a":-2147483649})"),
            "010000000800000"
            "0ffffff7fffffffff");
  EXPECT_EQ(encoded_hex(schema, R"({"a":-9223372036854775808})"),
            "01000000080000000000000000000080");
}

TEST(SprotoCodecs, WriteDecimalsAsIntegersAndDoublesAsTheyAre) {
  EXPECT_EQ(encoded_hex(".T { a 0 : integer(2) }", R"({"a":1.15})"), "0100e800");
  EXPECT_EQ(encoded_hex(".T { a 0 : integer(2) }", R"({"a":-0.01})"), "0100000004000000ffffffff");
  EXPECT_EQ(encoded_hex(".T { a 0 : double }", R"({"a":1.0})"), "0100000008000000000000000000f03f");
  EXPECT_EQ(encoded_hex(".T { a 0 : *double }", R"({"a":[1.0]})"),
            "01000000090000000"
            "8000000000000f03f");
}

TEST(SprotoCodecs, ReachTheLargestTagWithOneSkip) {
  EXPECT_EQ(encoded_hex(".T { a 32767 : boolean }", R"({"a":true})"), "0200fdff0400");
  Document back;
  const sproto::Plan plan = plan_of(".T { a 0 : boolean b 32767 : boolean }", "");
  ASSERT_FALSE(sproto::decode(plan, from_hex("0200fdff0400"), back));
  EXPECT_EQ(back, document_of(R"({"b":true})"));
}

TEST(SprotoCodecs, WriteTheSameBytesInWhateverOrderTheKeysStand) {
  const sproto::Plan plan = plan_of(everything_schema, "Everything");
  Document document = everything();
  const std::string hex = to_hex(encoded(plan, document));
  std::ranges::reverse(document.get_if<Map>()->members);
  EXPECT_EQ(to_hex(encoded(plan, document)), hex);
  // Few fields are looked for in another way than many.
  EXPECT_EQ(encoded_hex(".T { a 0 : integer b 1 : integer c 2 : integer }", R"({"c":3,"a":1})"),
            "0300040001000800");
}

TEST(SprotoCodecs, WriteMessagesOfManyFields) {
  std::string schema = ".T {";
  Document document{Map{}};
  for (int i = 0; i < 300; ++i) {
    schema += fmt::format(" f{} {} : string", i, 3 * i);
    if (i % 4 != 0) document.get_if<Map>()->members.push_back({fmt::format("f{}", i), {"x"s}});
  }
  const sproto::Plan plan = plan_of(schema + " }", "");
  ASSERT_EQ(sproto::check(plan, document), std::nullopt);
  Document back;
  ASSERT_FALSE(sproto::decode(plan, encoded(plan, document), back));
  EXPECT_EQ(back, document);
}

// The buffer's room runs out at other places for each count: one that is asked for too late or too
// small is found by the address sanitizer.
TEST(SprotoCodecs, WriteListsOfAnyLengthIntoABufferThatGrows) {
  const sproto::Plan plan = plan_of(everything_schema, "Everything");
  for (std::size_t count = 1; count < 300; count += 7) {
    const auto times = [count](const Document& item) { return Document{List(count, item)}; };
    Map map;
    map.members.push_back({"flags", times({true})});
    map.members.push_back({"wholes", times({std::int64_t{1} << 40})});
    map.members.push_back({"reals", times({0.1})});
    map.members.push_back({"prices", times({1e11})});
    map.members.push_back({"texts", times({std::string(count, 'x')})});
    map.members.push_back({"inners", times({Map{{"whole", {std::int64_t{-1}}}}})});
    const Document all{map};
    ASSERT_EQ(sproto::check(plan, all), std::nullopt);
    for (const Member& member : map.members) {
      const Document alone{Map{member}};
      Document back;
      ASSERT_FALSE(sproto::decode(plan, encoded(plan, alone), back));
      ASSERT_EQ(back, alone);
    }
    Document back;
    ASSERT_FALSE(sproto::decode(plan, encoded(plan, all), back));
    ASSERT_EQ(back, all);
  }
}

TEST(SprotoCodecs, RefuseABareValueThatIsAbsent) {
  const auto subject =
      find_codec("sproto/raw")->prepare(testing::shape_payload("string-array", {{"count", 2}}));
  ASSERT_TRUE(subject);
  (*subject)->set_input(from_hex("0000"));
  const auto decoded = (*subject)->decoded();
  ASSERT_FALSE(decoded);
  EXPECT_EQ(decoded.error(),
            "the library refused the bytes: the root's only field is absent, at byte 0 of 2");
}

TEST(SprotoCodecs, SayWhyBytesWereRefused) {
  const auto subject = find_codec("sproto/packed")->prepare(testing::shape_payload("cookie"));
  ASSERT_TRUE(subject);
  (*subject)->set_input(from_hex("0701"));
  EXPECT_EQ((*subject)->decoded().error(),
            "the library refused the bytes: packed bytes end inside a group: 3 wanted, 1 left, at "
            "byte 1 of 2");
}

TEST(SprotoCodecs, VisitEveryLeafWhenReading) {
  for (const char* id : {"sproto/raw", "sproto/packed"}) {
    const auto subject = find_codec(id)->prepare(payload_of(everything()));
    ASSERT_TRUE(subject) << subject.error().reason;
    LeafSum sum;
    visit_leaves(everything(), sum);
    EXPECT_EQ((*subject)->leaf_sum(), sum.sum()) << id;
  }
}

}  // namespace
}  // namespace cwb
