// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <gmock/gmock.h>

#include "codecs/protobuf_everything.h"
#include "codecs/protobuf_support.h"
#include "small_payloads.h"

namespace cwb::protobuf_test {
namespace {

using ::testing::HasSubstr;

/// Both modes; they need no library, so that no test is skipped but for what is compared with it.
class ProtobufTable : public ::testing::TestWithParam<const char*> {
 protected:
  static std::unique_ptr<Subject> prepare(const Payload& payload) {
    return protobuf_test::prepare(GetParam(), payload);
  }
  static std::unique_ptr<Subject> prepare(Document document, Schema schema) {
    return prepare(payload_of(std::move(document), std::move(schema)));
  }
};

INSTANTIATE_TEST_SUITE_P(Modes, ProtobufTable,
                         ::testing::Values("protobuf/table", "protobuf/table-lazy"),
                         [](const auto& instance) {
                           return std::string(instance.param) == "protobuf/table" ? "whole"
                                                                                  : "lazy";
                         });

std::vector<Payload> shapes() {
  return {payload_of("cookie"), payload_of("scroll-list"),
          payload_of("string-array", {{"count", 1000}}),
          payload_of("string-map", {{"count", 500}})};
}

TEST_P(ProtobufTable, WritesTheCookieInThose117BytesThatTheWireFormatGives) {
  EXPECT_EQ(hex(prepare(payload_of("cookie"))->encoded()),
            "0a0608dc8e0610030a0608dd8e0610030a0608de8e061003"
            "120b08e508120608dc8e061001120b08e608120608968e061001"
            "1a0608dc8e061001"
            "2212080110e098f4a20518e098f4a20520a18d06"
            "2a0b0802100318e03f20dc8e062a0b0802100318db3f20d68e062a0b0802100318dd3f20d58e06");
}

TEST_P(ProtobufTable, WritesTheBytesThatLibprotobufWrites) {
  if (!find_codec("protobuf/dynamic")) GTEST_SKIP() << "this build has no protobuf";
  for (const Payload& payload : shapes()) {
    const auto bytes = encoded(*prepare(payload));
    EXPECT_EQ(bytes, encoded(*protobuf_test::prepare("protobuf/dynamic", payload))) << payload.id;
    const auto generated = encoded(*protobuf_test::prepare("protobuf/generated", payload));
    // A generated map has no order of its own.
    if (payload.shape == "string-map") {
      EXPECT_EQ(bytes.size(), generated.size());
    } else {
      EXPECT_EQ(bytes, generated) << payload.id;
    }
  }
  const Everything all;
  EXPECT_EQ(
      encoded(*prepare(all.document, all.schema)),
      encoded(*protobuf_test::prepare("protobuf/dynamic", payload_of(all.document, all.schema))));
}

TEST_P(ProtobufTable, GivesBackEveryTypeAndCardinalityByValueAndType) {
  const Everything all;
  const auto subject = prepare(all.document, all.schema);
  const auto back = decode(*subject, encoded(*subject));
  ASSERT_TRUE(back);
  EXPECT_EQ(difference(all.document, *back), "");
  LeafSum expected;
  visit_leaves(all.document, expected);
  EXPECT_EQ(subject->leaf_sum(), expected.sum());
}

TEST_P(ProtobufTable, ReadsWhatLibprotobufWroteAndTheOtherWayRound) {
  if (!find_codec("protobuf/dynamic")) GTEST_SKIP() << "this build has no protobuf";
  for (const Payload& payload : shapes()) {
    const auto own = prepare(payload);
    const auto generated = protobuf_test::prepare("protobuf/generated", payload);
    EXPECT_EQ(difference(payload.document, *decode(*own, encoded(*generated))), "") << payload.id;
    EXPECT_EQ(difference(payload.document, *decode(*generated, encoded(*own))), "") << payload.id;
  }
}

TEST_P(ProtobufTable, WritesTheSameBytesHoweverTheDocumentIsOrdered) {
  const Everything all;
  Document reversed = all.document;
  auto& members = reversed.get_if<Map>()->members;
  std::reverse(members.begin(), members.end());
  EXPECT_EQ(encoded(*prepare(all.document, all.schema)), encoded(*prepare(reversed, all.schema)));
}

TEST_P(ProtobufTable, MovesWhatItWroteWhenTheBufferGrowsInsideAMessageOutOfOrder) {
  // The large string comes last in the document and so is written first; then the order is found
  // to be another, and all is written again, in a buffer that grew.
  const Schema schema = schema_with(
      {{1, "a", FieldType::string}, {2, "b", FieldType::string}, {3, "c", FieldType::message}});
  const Document inner{Map{{"b", {std::string(3000, 'b')}}, {"a", {std::string(5000, 'a')}}}};
  const Document document{Map{{"c", inner}, {"b", {std::string("x")}}}};
  const auto subject = prepare(document, schema);
  EXPECT_EQ(difference(document, *decode(*subject, encoded(*subject))), "");
  EXPECT_EQ(subject->encoded().size(), 2 + 1 + (1 + 2 + 3000U) + (1 + 2 + 5000U) + 1 + 2);
}

TEST_P(ProtobufTable, KeepsABareListAndABareMapEvenWhenTheyAreEmpty) {
  Schema list = schema_with({{1, "items", FieldType::float64, Cardinality::repeated}});
  list.root_is_wrapped = true;
  Schema map = schema_with({{1, "entries", FieldType::string, Cardinality::map}});
  map.root_is_wrapped = true;
  const std::pair<Document, Schema> cases[] = {
      {{List{}}, list},
      {{List{{0.5}, {-0.0}}}, list},
      {{Map{}}, map},
      {{Map{{"any key", {std::string("v")}}, {"items", {std::string()}}}}, map}};
  for (const auto& [document, schema] : cases) {
    const auto subject = prepare(document, schema);
    EXPECT_EQ(*decode(*subject, encoded(*subject)), document) << to_json(document);
  }
}

TEST_P(ProtobufTable, FindsFieldsOfManyFieldsAndLargeTags) {
  std::vector<Field> fields;
  Map map;
  for (std::uint32_t i = 1; i <= 300; ++i) {
    const std::uint32_t tag = i < 200 ? i * 3 : 500'000'000 + i;
    fields.push_back({tag, "field" + std::to_string(i), FieldType::int64});
    if (i % 2 == 0) map.members.push_back({fields.back().name, {std::int64_t{i} << 40}});
  }
  std::ranges::reverse(map.members);
  const Document document{std::move(map)};
  const auto subject = prepare(document, schema_with(fields));
  EXPECT_EQ(difference(document, *decode(*subject, encoded(*subject))), "");
}

TEST_P(ProtobufTable, RefusesWhatLibprotobufsModesRefuse) {
  const auto reason = [](Document document, Schema schema) {
    return refusal(GetParam(), payload_of(std::move(document), std::move(schema)));
  };
  const Field one{1, "x", FieldType::int32};
  EXPECT_THAT(reason({Map{{"x", {}}}}, schema_with({one})), HasSubstr("null"));
  EXPECT_THAT(reason({Map{{"y", {true}}}}, schema_with({one})), HasSubstr("no field of this name"));
  EXPECT_THAT(reason({Map{}}, schema_with({{0, "x", FieldType::int32}})), HasSubstr("the tag 0"));
  EXPECT_THAT(reason({Map{}}, schema_with({{19'500, "x", FieldType::int32}})),
              HasSubstr("without 19000 to 19999"));
  EXPECT_THAT(reason({Map{}}, schema_with({one, {2, "x", FieldType::int32}})),
              HasSubstr("the field x twice"));
  EXPECT_THAT(reason({Map{}}, schema_with({{1, "m", FieldType::message, Cardinality::single, 7}})),
              HasSubstr("does not have"));
  EXPECT_THAT(reason({Map{}}, Schema{}), HasSubstr("no root message"));
  Payload none = payload_of("cookie");
  none.schema.reset();
  EXPECT_THAT(refusal(GetParam(), none), HasSubstr("needs a schema"));
}

TEST_P(ProtobufTable, NestsAsDeepAsLibprotobufDoesAndNoDeeper) {
  const Schema schema = schema_with({{1, "m", FieldType::message}});
  const auto nested = [](int depth) {
    Document document{Map{}};
    for (int i = 0; i < depth; ++i) document = {Map{{"m", std::move(document)}}};
    return document;
  };
  const auto subject = prepare(nested(100), schema);
  const auto bytes = encoded(*subject);
  EXPECT_EQ(*decode(*subject, bytes), nested(100));
  EXPECT_THAT(refusal(GetParam(), payload_of(nested(101), schema)), HasSubstr("100 deep"));
  // One message more around them: 0a, and a length of two bytes.
  std::vector<std::byte> deeper = bytes_of(
      {0x0a, static_cast<int>(0x80 | (bytes.size() & 0x7f)), static_cast<int>(bytes.size() >> 7)});
  deeper.insert(deeper.end(), bytes.begin(), bytes.end());
  subject->set_input(deeper);
  const auto document = subject->decoded();
  ASSERT_FALSE(document);
  EXPECT_THAT(document.error(), HasSubstr("nested more than 100 deep, at byte"));
}

}  // namespace
}  // namespace cwb::protobuf_test
