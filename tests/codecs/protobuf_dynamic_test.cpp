// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "codecs/protobuf_everything.h"
#include "codecs/protobuf_support.h"

namespace cwb::protobuf_test {
namespace {

class ProtobufDynamic : public ProtobufTest {};

TEST_F(ProtobufDynamic, GivesBackEveryTypeAndCardinalityByValueAndType) {
  const Everything all;
  const auto subject = prepare("protobuf/dynamic", payload_of(all.document, all.schema));
  ASSERT_TRUE(subject);
  const auto back = decode(*subject, encoded(*subject));
  ASSERT_TRUE(back);
  EXPECT_EQ(difference(all.document, *back), "");
  LeafSum expected;
  visit_leaves(all.document, expected);
  EXPECT_EQ(subject->leaf_sum(), expected.sum());
}

TEST_F(ProtobufDynamic, GivesTheSameBytesHoweverTheDocumentIsOrdered) {
  const Everything all;
  Document reversed = all.document;
  auto& members = reversed.get_if<Map>()->members;
  std::reverse(members.begin(), members.end());
  const auto straight = prepare("protobuf/dynamic", payload_of(all.document, all.schema));
  const auto other = prepare("protobuf/dynamic", payload_of(reversed, all.schema));
  ASSERT_TRUE(straight && other);
  EXPECT_EQ(encoded(*straight), encoded(*other));
}

TEST_F(ProtobufDynamic, WritesWhatProtocsClassesWouldWrite) {
  const auto bytes = [](const Field& field, Document value) {
    const auto subject = prepare("protobuf/dynamic",
                                 payload_of({Map{{"x", std::move(value)}}}, schema_with({field})));
    return subject ? hex(subject->encoded()) : "";
  };
  const Document one{std::int64_t{1}};
  const Document minus_one{std::int64_t{-1}};
  // An optional field is written even where it has its default.
  EXPECT_EQ(bytes({1, "x", FieldType::int32}, {std::int64_t{0}}), "0800");
  EXPECT_EQ(bytes({1, "x", FieldType::boolean}, {false}), "0800");
  EXPECT_EQ(bytes({1, "x", FieldType::string}, {std::string()}), "0a00");
  // int32 extends its sign to ten bytes.
  EXPECT_EQ(bytes({1, "x", FieldType::int32}, minus_one), "08ffffffffffffffffff01");
  // Repeated numbers are packed in proto3.
  EXPECT_EQ(bytes({2, "x", FieldType::int64, Cardinality::repeated}, {List{one, minus_one}}),
            "120b01ffffffffffffffffff01");
  EXPECT_EQ(bytes({2, "x", FieldType::float64, Cardinality::repeated}, {List{{1.0}}}),
            "1208000000000000f03f");
  // A map's entry has its key and its value, each also where it is a default.
  EXPECT_EQ(bytes({3, "x", FieldType::int32, Cardinality::map}, {Map{{"", {std::int64_t{0}}}}}),
            "1a040a001000");
}

TEST_F(ProtobufDynamic, TellsAnAbsentFieldFromADefault) {
  const Schema schema = schema_with({{1, "a", FieldType::int32},
                                     {2, "b", FieldType::string},
                                     {3, "c", FieldType::boolean},
                                     {4, "d", FieldType::message},
                                     {5, "e", FieldType::float64},
                                     {6, "absent flag", FieldType::boolean}});
  const Document document{Map{{"c", {false}}, {"d", {Map{}}}}};
  const auto subject = prepare("protobuf/dynamic", payload_of(document, schema));
  ASSERT_TRUE(subject);
  EXPECT_EQ(difference(document, *decode(*subject, encoded(*subject))), "");
  LeafSum one_false;
  one_false.add(false);
  EXPECT_EQ(subject->leaf_sum(), one_false.sum()) << "what is absent is no leaf";
}

TEST_F(ProtobufDynamic, LosesAnEmptyListInsideAMessageAndSaysSoInItsInfo) {
  const Schema schema = schema_with({{1, "l", FieldType::int32, Cardinality::repeated},
                                     {2, "m", FieldType::int32, Cardinality::map}});
  const Document document{Map{{"l", {List{}}}, {"m", {Map{}}}}};
  const auto subject = prepare("protobuf/dynamic", payload_of(document, schema));
  ASSERT_TRUE(subject);
  EXPECT_EQ(*decode(*subject, encoded(*subject)), Document{Map{}});
  EXPECT_TRUE(find_codec("protobuf/dynamic")->info().losses.empty_list_absent);
}

TEST_F(ProtobufDynamic, KeepsABareListAndABareMapEvenWhenTheyAreEmpty) {
  Schema list = schema_with({{1, "items", FieldType::string, Cardinality::repeated}});
  list.root_is_wrapped = true;
  Schema map = schema_with({{1, "entries", FieldType::float64, Cardinality::map}});
  map.root_is_wrapped = true;
  const std::pair<Document, Schema> cases[] = {{{List{}}, list},
                                               {{List{{std::string("a")}, {std::string()}}}, list},
                                               {{Map{}}, map},
                                               {{Map{{"any key", {0.5}}, {"items", {0.0}}}}, map}};
  for (const auto& [document, schema] : cases) {
    const auto subject = prepare("protobuf/dynamic", payload_of(document, schema));
    ASSERT_TRUE(subject);
    EXPECT_EQ(*decode(*subject, encoded(*subject)), document) << to_json(document);
  }
}

TEST_F(ProtobufDynamic, SkipsFieldsThatItsSchemaDoesNotKnow) {
  const auto unknown = bytes_of({0xa2, 0x06, 0x02, 0xff, 0xfe,  // 100: two bytes
                                 0xa8, 0x06, 0x01});            // 101: 1
  const Payload payload = payload_of("cookie");
  for (const auto* codec : {"protobuf/generated", "protobuf/generated-reuse", "protobuf/dynamic"}) {
    const auto subject = prepare(codec, payload);
    ASSERT_TRUE(subject);
    std::vector<std::byte> bytes = encoded(*subject);
    bytes.insert(bytes.begin(), unknown.begin(), unknown.end());
    bytes.insert(bytes.end(), unknown.begin(), unknown.end());
    const auto back = decode(*subject, bytes);
    ASSERT_TRUE(back) << codec;
    EXPECT_EQ(difference(payload.document, *back), "") << codec;
  }
}

TEST_F(ProtobufDynamic, TakesTheLastOfTwoEntriesWithOneKey) {
  Payload payload = payload_of("string-map", {{"count", 1}, {"bytes", 1}});
  const auto twice = bytes_of({0x0a, 0x06, 0x0a, 0x01, 'k', 0x12, 0x01, 'a',    //
                               0x0a, 0x06, 0x0a, 0x01, 'k', 0x12, 0x01, 'b'});  //
  const Document expected{Map{{"k", {std::string("b")}}}};
  for (const auto* codec : {"protobuf/generated", "protobuf/dynamic"}) {
    const auto back = decode(*prepare(codec, payload), twice);
    ASSERT_TRUE(back) << codec;
    EXPECT_EQ(*back, expected) << codec;
  }
}

TEST_F(ProtobufDynamic, RefusesBytesWhoseStringsAreNotUtf8) {
  const Payload payload = payload_of("string-array", {{"count", 1}, {"bytes", 1}});
  for (const auto* codec : {"protobuf/generated", "protobuf/generated-reuse", "protobuf/dynamic"}) {
    EXPECT_TRUE(find_codec(codec)->info().traits.checks_utf8);
    const auto subject = prepare(codec, payload);
    ASSERT_TRUE(subject);
    EXPECT_EQ(decode(*subject, bytes_of({0x0a, 0x02, 0xc3, 0xbc})),
              (Document{List{{std::string("\xc3\xbc")}}}))
        << codec;
    EXPECT_FALSE(decode(*subject, bytes_of({0x0a, 0x02, 0xc3, 0x28}))) << codec;
  }
}

}  // namespace
}  // namespace cwb::protobuf_test
