// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <limits>

#include "codecs/protobuf_support.h"

namespace cwb::protobuf_test {
namespace {

class ProtobufRefusal : public ProtobufTest {};

Document text(std::string value) { return {std::move(value)}; }
Document integer(std::int64_t value) { return {value}; }

/// A document with one key, for a schema with one field.
std::string refusal_of(const Field& field, Document value) {
  return refusal("protobuf/dynamic",
                 payload_of({Map{{field.name, std::move(value)}}}, schema_with({field})));
}

TEST_F(ProtobufRefusal, NamesAPayloadWithoutASchema) {
  Payload payload = payload_of("cookie");
  payload.id = "orders.json";
  payload.schema.reset();
  EXPECT_EQ(refusal("protobuf/dynamic", payload), "needs a schema, and orders.json has none");
}

TEST_F(ProtobufRefusal, NamesAPayloadThatIsNoBuiltInShape) {
  Payload payload = payload_of("cookie");
  payload.id = "orders.json";
  payload.shape.clear();
  for (const auto* codec : {"protobuf/generated", "protobuf/generated-reuse"}) {
    EXPECT_EQ(refusal(codec, payload),
              "works on the generated class of a built-in shape; orders.json is not one; take "
              "protobuf/dynamic with a schema");
  }
}

TEST_F(ProtobufRefusal, PointsToANull) {
  EXPECT_EQ(refusal_of({1, "a/b", FieldType::string}, {}),
            "at /a~1b: protobuf cannot tell null from an absent field; leave the key out, or take "
            "a codec that needs no schema");
  EXPECT_EQ(refusal_of({1, "l", FieldType::string, Cardinality::repeated}, {List{text("a"), {}}}),
            "at /l/1: protobuf cannot hold a null in a list; leave it out, or take a codec that "
            "needs no schema");
  EXPECT_EQ(refusal_of({1, "m", FieldType::string, Cardinality::map}, {Map{{"k~", {}}}}),
            "at /m/k~0: protobuf cannot hold a null in a map; leave it out, or take a codec that "
            "needs no schema");
}

TEST_F(ProtobufRefusal, PointsToAKeyThatTheSchemaLacks) {
  Payload payload = payload_of("cookie");
  Map& item = *payload.document.get_if<Map>()->members[0].value.get_if<List>()->at(1).get_if<Map>();
  item.members.push_back({"colour", integer(1)});
  const std::string expected =
      "at /Pbid/1/colour: the schema's message Item has no field of this name; add it to the "
      "schema, or leave the key out";
  EXPECT_EQ(refusal("protobuf/dynamic", payload), expected);
  EXPECT_EQ(refusal("protobuf/generated", payload), expected);
}

TEST_F(ProtobufRefusal, PointsToAKeyThatTheShapesStructMisses) {
  Payload payload = payload_of("cookie");
  Map& item = *payload.document.get_if<Map>()->members[0].value.get_if<List>()->at(1).get_if<Map>();
  item.members.pop_back();
  EXPECT_EQ(refusal("protobuf/generated", payload),
            "at /Pbid/1/value: the document lacks this key, and the shape's struct has it; add it");
  EXPECT_TRUE(prepare("protobuf/dynamic", payload)) << "there, a field may be absent";
}

TEST_F(ProtobufRefusal, PointsToAKeyThatStandsTwice) {
  const Field map{1, "m", FieldType::int32, Cardinality::map};
  EXPECT_EQ(refusal_of(map, {Map{{"k", integer(1)}, {"k", integer(1)}}}),
            "at /m/k: the key stands twice; leave one out");
  EXPECT_EQ(refusal("protobuf/dynamic", payload_of({Map{{"i", integer(1)}, {"i", integer(1)}}},
                                                   schema_with({{1, "i", FieldType::int32}}))),
            "at /i: the key stands twice; leave one out");
}

TEST_F(ProtobufRefusal, IsStrictAboutTypes) {
  const std::string mend = "; change one of them";
  const auto says = [&](FieldType type, Document value) {
    return refusal_of({1, "x", type}, std::move(value));
  };
  EXPECT_EQ(says(FieldType::float64, integer(3)),
            "at /x: the schema says float64, the document has the integer 3" + mend);
  EXPECT_EQ(says(FieldType::int64, {3.0}),
            "at /x: the schema says int64, the document has the double 3" + mend);
  EXPECT_EQ(says(FieldType::int32, {true}),
            "at /x: the schema says int32, the document has a boolean" + mend);
  EXPECT_EQ(says(FieldType::boolean, integer(1)),
            "at /x: the schema says boolean, the document has the integer 1" + mend);
  EXPECT_EQ(says(FieldType::string, {Bytes{}}),
            "at /x: the schema says string, the document has bytes" + mend);
  EXPECT_EQ(says(FieldType::bytes, text("a")),
            "at /x: the schema says bytes, the document has a string" + mend);
  EXPECT_EQ(says(FieldType::string, {List{}}),
            "at /x: the schema says string, the document has a list" + mend);
  EXPECT_EQ(refusal_of({1, "x", FieldType::string, Cardinality::repeated}, text("a")),
            "at /x: the schema says a list of string, the document has a string" + mend);
  EXPECT_EQ(refusal_of({1, "x", FieldType::string, Cardinality::map}, {List{}}),
            "at /x: the schema says a map to string, the document has a list" + mend);
  EXPECT_EQ(refusal_of({1, "x", FieldType::message}, {List{}}),
            "at /x: the schema says a message Root, the document has a list" + mend);
  EXPECT_EQ(refusal("protobuf/dynamic", payload_of({List{}}, schema_with({}))),
            "at the root: the schema says a message Root, the document has a list" + mend);
}

TEST_F(ProtobufRefusal, NamesTheRangeOfAnInteger) {
  EXPECT_EQ(refusal_of({1, "x", FieldType::int32}, integer(2147483648)),
            "at /x: the schema says int32, which holds -2147483648 to 2147483647, the document has "
            "the integer 2147483648; change one of them");
  EXPECT_EQ(refusal_of({1, "x", FieldType::int64}, {std::uint64_t{1} << 63}),
            "at /x: the schema says int64, which holds -9223372036854775808 to "
            "9223372036854775807, the document has the integer 9223372036854775808; change one of "
            "them");
  EXPECT_EQ(refusal_of({1, "x", FieldType::uint64}, integer(-1)),
            "at /x: the schema says uint64, which holds 0 to 18446744073709551615, the document "
            "has the integer -1; change one of them");
}

TEST_F(ProtobufRefusal, PointsToTextThatIsNotUtf8) {
  EXPECT_EQ(refusal_of({1, "x", FieldType::string, Cardinality::repeated},
                       {List{text("gr\xc3\xbc\xc3\x9f"), text("gr\xfc\xdf")}}),
            "at /x/1: the string is not valid UTF-8, which protobuf wants of strings; mend it, or "
            "make it bytes");
  EXPECT_EQ(refusal_of({1, "x", FieldType::int32, Cardinality::map}, {Map{{"\xff", integer(1)}}}),
            "at /x: a key is not valid UTF-8, which protobuf wants of strings; mend it");
  Payload payload = payload_of("string-array", {{"count", 2}});
  payload.document.get_if<List>()->at(1) = text("\xed\xa0\x80");
  EXPECT_EQ(refusal("protobuf/generated", payload),
            "at /1: the string is not valid UTF-8, which protobuf wants of strings; mend it, or "
            "make it bytes");
}

TEST_F(ProtobufRefusal, NamesTheTagsThatProtobufDoesNotTake) {
  const auto says = [](std::vector<Field> fields) {
    return refusal("protobuf/dynamic", payload_of({Map{}}, schema_with(std::move(fields))));
  };
  for (const std::uint32_t tag : {0U, 19000U, 19999U, 536870912U, 4294967295U}) {
    EXPECT_EQ(says({{tag, "x"}}), "in the schema, the field x of Root has the tag " +
                                      std::to_string(tag) +
                                      "; protobuf allows 1 to 536870911 without 19000 to 19999");
  }
  EXPECT_EQ(says({{7, "x"}, {7, "y"}}),
            "in the schema, the field y of Root has the tag 7 after the tag 7; tags must ascend, "
            "each once");
}

TEST_F(ProtobufRefusal, NamesACheckThatCannotBeMade) {
  Payload payload = payload_of("scroll-list", {{"items", 2}});
  payload.check->key = "colour";
  EXPECT_EQ(refusal("protobuf/dynamic", payload),
            "the payload's check names /items/0/colour, where its schema has no string");
}

/// A message inside a message, so many times.
Document nested(int levels) {
  Document document{Map{}};
  for (int i = 0; i < levels; ++i) document = {Map{{"x", std::move(document)}}};
  return document;
}

/// A length-delimited field with this tag.
std::vector<std::byte> wrapped(int tag, const std::vector<std::byte>& content) {
  const auto size = static_cast<int>(content.size());
  std::vector<std::byte> bytes = bytes_of({tag << 3 | 2, (size & 0x7f) | 0x80, size >> 7});
  bytes.insert(bytes.end(), content.begin(), content.end());
  return bytes;
}

TEST_F(ProtobufRefusal, ComesWhereTheParserWouldRefuseTheDepth) {
  const Schema schema = schema_with({{1, "x", FieldType::message}});
  const auto subject = prepare("protobuf/dynamic", payload_of(nested(100), schema));
  ASSERT_TRUE(subject);
  const auto deepest = encoded(*subject);
  const auto back = decode(*subject, deepest);
  ASSERT_TRUE(back) << "the parser must take what is not refused";
  EXPECT_EQ(difference(nested(100), *back), "");
  EXPECT_FALSE(decode(*subject, wrapped(1, deepest))) << "and refuse one level more";
  EXPECT_TRUE(refusal("protobuf/dynamic", payload_of(nested(101), schema))
                  .ends_with("/x: the messages are nested more than 100 deep, which protobuf's "
                             "parser refuses; make the document flatter"));
}

TEST_F(ProtobufRefusal, CountsAMapsEntryAsAMessageOfItsOwn) {
  // Every second x is the field, the others are keys in its map.
  const Schema schema = schema_with({{1, "x", FieldType::message, Cardinality::map}});
  const auto subject = prepare("protobuf/dynamic", payload_of(nested(100), schema));
  ASSERT_TRUE(subject);
  const auto deepest = encoded(*subject);
  const auto back = decode(*subject, deepest);
  ASSERT_TRUE(back) << "the parser must take what is not refused";
  EXPECT_EQ(difference(nested(100), *back), "");
  EXPECT_FALSE(decode(*subject, wrapped(1, wrapped(2, deepest)))) << "and refuse one level more";
  EXPECT_NE(refusal("protobuf/dynamic", payload_of(nested(102), schema)), "");
}

}  // namespace
}  // namespace cwb::protobuf_test
