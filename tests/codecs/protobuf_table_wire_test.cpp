// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bytes written by hand: what of proto3's wire format both modes take, and what they refuse.
#include <gmock/gmock.h>

#include "codecs/protobuf_support.h"

namespace cwb::protobuf_test {
namespace {

using ::testing::HasSubstr;

/// Root: number 1, text 2, inner 3, numbers 4, reals 5, named 6, inners 7, named messages 8,
/// flag 9.
Schema schema() {
  Schema made = schema_with({{1, "number", FieldType::int32},
                             {2, "text", FieldType::string},
                             {3, "inner", FieldType::message, Cardinality::single, 0},
                             {4, "numbers", FieldType::int64, Cardinality::repeated},
                             {5, "reals", FieldType::float64, Cardinality::repeated},
                             {6, "named", FieldType::int64, Cardinality::map},
                             {7, "inners", FieldType::message, Cardinality::repeated, 0},
                             {8, "parts", FieldType::message, Cardinality::map, 0},
                             {9, "flag", FieldType::boolean}});
  return made;
}

Document integer(std::int64_t value) { return {value}; }

class ProtobufTableWire : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override { subject_ = prepare(GetParam(), payload_of({Map{}}, schema())); }

  Document take(std::initializer_list<int> bytes) {
    subject_->set_input(bytes_of(bytes));
    auto document = subject_->decoded();
    if (document) return std::move(*document);
    ADD_FAILURE() << document.error();
    return {};
  }

  std::string refusal_of(std::initializer_list<int> bytes) {
    subject_->set_input(bytes_of(bytes));
    const auto document = subject_->decoded();
    if (!document) return document.error();
    ADD_FAILURE() << to_json(*document);
    return {};
  }

 private:
  std::unique_ptr<Subject> subject_;
};

INSTANTIATE_TEST_SUITE_P(Modes, ProtobufTableWire,
                         ::testing::Values("protobuf/table", "protobuf/table-lazy"),
                         [](const auto& instance) {
                           return std::string(instance.param) == "protobuf/table" ? "whole"
                                                                                  : "lazy";
                         });

TEST_P(ProtobufTableWire, NothingIsAnEmptyMessage) { EXPECT_EQ(take({}), Document{Map{}}); }

TEST_P(ProtobufTableWire, TheLastOfTwoSingleValuesCounts) {
  EXPECT_EQ(take({0x08, 1, 0x08, 2}), (Document{Map{{"number", integer(2)}}}));
  EXPECT_EQ(take({0x12, 1, 'a', 0x08, 1, 0x12, 1, 'b'}),
            (Document{Map{{"text", {std::string("b")}}, {"number", integer(1)}}}));
  EXPECT_EQ(
      take({0x08, 1, 0x12, 1, 'a', 0x48, 1, 0x08, 3, 0x48, 0}),
      (Document{Map{{"number", integer(3)}, {"text", {std::string("a")}}, {"flag", {false}}}}));
}

TEST_P(ProtobufTableWire, AMessageThatComesInPartsIsMerged) {
  // inner {number 1}, inner {text "a"}, inner {number 2, inner {number 5}}, inner {inner {flag}}.
  EXPECT_EQ(take({0x1a, 2,    0x08, 1,    0x1a, 3,    0x12, 1,    'a', 0x1a, 6, 0x08,
                  2,    0x1a, 2,    0x08, 5,    0x1a, 4,    0x1a, 2,   0x48, 1}),
            (Document{Map{{"inner",
                           {Map{{"number", integer(2)},
                                {"text", {std::string("a")}},
                                {"inner", {Map{{"number", integer(5)}, {"flag", {true}}}}}}}}}}));
}

TEST_P(ProtobufTableWire, ListsOfAMessageThatComesInPartsAreJoined) {
  // inner {numbers [1]}, inner {numbers [2, 3]}, inner {named {"a": 1}}, inner {named {"a": 2}}.
  EXPECT_EQ(take({0x1a, 3, 0x22, 1, 1,    0x1a, 4,   0x22, 2, 2, 3,  //
                  0x1a, 7, 0x32, 5, 0x0a, 1,    'a', 0x10, 1,        //
                  0x1a, 7, 0x32, 5, 0x0a, 1,    'a', 0x10, 2}),      //
            (Document{Map{{"inner",
                           {Map{{"numbers", {List{integer(1), integer(2), integer(3)}}},
                                {"named", {Map{{"a", integer(2)}}}}}}}}}));
}

TEST_P(ProtobufTableWire, FieldsThatTheSchemaDoesNotKnowAreSkipped) {
  EXPECT_EQ(take({0xa2, 0x06, 2,    0xff, 0xfe,                 // 100: two bytes
                  0xa8, 0x06, 0x80, 1,                          // 101: a varint
                  0xb1, 0x06, 1,    2,    3,    4, 5, 6, 7, 8,  // 102: eight bytes
                  0xbd, 0x06, 1,    2,    3,    4,              // 103: four bytes
                  0x08, 7}),                                    //
            (Document{Map{{"number", integer(7)}}}));
}

TEST_P(ProtobufTableWire, AFieldWithAnotherWireTypeIsSkippedAsUnknown) {
  EXPECT_EQ(take({0x0a, 1, 'x', 0x10, 5, 0x08, 7}), (Document{Map{{"number", integer(7)}}}));
  EXPECT_EQ(take({0x0d, 1, 2, 3, 4}), Document{Map{}});
}

TEST_P(ProtobufTableWire, NumbersOfAListComePackedOrOneByOneOrBoth) {
  const Document expected{
      Map{{"numbers", {List{integer(1), integer(2), integer(3), integer(300), integer(4)}}}}};
  EXPECT_EQ(take({0x22, 6, 1, 2, 3, 0xac, 0x02, 4}), expected);
  EXPECT_EQ(take({0x20, 1, 0x20, 2, 0x20, 3, 0x20, 0xac, 0x02, 0x20, 4}), expected);
  EXPECT_EQ(take({0x20, 1, 0x22, 2, 2, 3, 0x20, 0xac, 0x02, 0x22, 1, 4}), expected);
  EXPECT_EQ(take({0x29, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f, 0x2a, 8, 0, 0, 0, 0, 0, 0, 0xe0, 0x3f}),
            (Document{Map{{"reals", {List{{1.0}, {0.5}}}}}}));
}

TEST_P(ProtobufTableWire, AnEmptyPackedListIsAsGoodAsNone) {
  EXPECT_EQ(take({0x22, 0}), Document{Map{}});
  EXPECT_EQ(take({0x48, 1, 0x22, 0, 0x22, 1, 9}),
            (Document{Map{{"flag", {true}}, {"numbers", {List{integer(9)}}}}}));
}

TEST_P(ProtobufTableWire, ListsMayBeInterrupted) {
  EXPECT_EQ(
      take({0x3a, 2, 0x08, 1, 0x48, 1, 0x3a, 0, 0x3a, 2, 0x08, 2}),
      (Document{Map{
          {"inners", {List{{Map{{"number", integer(1)}}}, {Map{}}, {Map{{"number", integer(2)}}}}}},
          {"flag", {true}}}}));
}

TEST_P(ProtobufTableWire, OfTwoEntriesWithOneKeyTheLastCountsInTheFirstOnesPlace) {
  EXPECT_EQ(
      take({0x32, 5, 0x0a, 1, 'a',  0x10, 1,   0x32, 5, 0x0a, 1, 'b', 0x10, 2,  //
            0x48, 1, 0x32, 5, 0x0a, 1,    'a', 0x10, 3}),
      (Document{Map{{"named", {Map{{"a", integer(3)}, {"b", integer(2)}}}}, {"flag", {true}}}}));
  // A message is replaced by one with the same key, not merged with it.
  EXPECT_EQ(
      take({0x42, 7, 0x0a, 1, 'a', 0x12, 2, 0x08, 1, 0x42, 7, 0x0a, 1, 'a', 0x12, 2, 0x48, 1}),
      (Document{Map{{"parts", {Map{{"a", {Map{{"flag", {true}}}}}}}}}}));
}

TEST_P(ProtobufTableWire, AnEntryMayLackKeyOrValueOrHaveThemInAnyOrderOrTwice) {
  EXPECT_EQ(take({0x32, 0}), (Document{Map{{"named", {Map{{"", integer(0)}}}}}}));
  EXPECT_EQ(take({0x32, 3, 0x0a, 1, 'a'}), (Document{Map{{"named", {Map{{"a", integer(0)}}}}}}));
  EXPECT_EQ(take({0x32, 5, 0x10, 4, 0x0a, 1, 'a'}),
            (Document{Map{{"named", {Map{{"a", integer(4)}}}}}}));
  EXPECT_EQ(take({0x32, 10, 0x0a, 1, 'a', 0x0a, 1, 'b', 0x10, 4, 0x10, 5}),
            (Document{Map{{"named", {Map{{"b", integer(5)}}}}}}));
  EXPECT_EQ(take({0x42, 3, 0x0a, 1, 'a'}), (Document{Map{{"parts", {Map{{"a", {Map{}}}}}}}}));
  // Two values in one entry are one message in two parts.
  EXPECT_EQ(
      take({0x42, 11, 0x0a, 1, 'a', 0x12, 2, 0x08, 1, 0x12, 2, 0x48, 1}),
      (Document{Map{{"parts", {Map{{"a", {Map{{"number", integer(1)}, {"flag", {true}}}}}}}}}}));
  // A tag may be written longer than it needs.
  EXPECT_EQ(take({0x32, 6, 0x0a, 1, 'a', 0x90, 0x00, 6}),
            (Document{Map{{"named", {Map{{"a", integer(6)}}}}}}));
}

TEST_P(ProtobufTableWire, IntegersAreCutToTheirTypeAsLibprotobufDoes) {
  // -1 in ten bytes; 2^32 + 5; 2 as a boolean.
  EXPECT_EQ(take({0x08, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01}),
            (Document{Map{{"number", integer(-1)}}}));
  EXPECT_EQ(take({0x08, 0x85, 0x80, 0x80, 0x80, 0x10}), (Document{Map{{"number", integer(5)}}}));
  EXPECT_EQ(take({0x48, 2}), (Document{Map{{"flag", {true}}}}));
}

TEST_P(ProtobufTableWire, VarintsMayBeLongerThanTheyNeedButNotOverTenBytes) {
  EXPECT_EQ(take({0x08, 0x81, 0x80, 0x00}), (Document{Map{{"number", integer(1)}}}));
  EXPECT_EQ(take({0x08, 0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00}),
            (Document{Map{{"number", integer(1)}}}));
  // What the tenth byte has above 64 bits is dropped.
  EXPECT_EQ(take({0x22, 10, 0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x7e}),
            (Document{Map{{"numbers", {List{integer(1)}}}}}));
  EXPECT_THAT(refusal_of({0x08, 0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x00}),
              HasSubstr("a varint ends nowhere within 10 bytes, at byte 1 of 12"));
}

TEST_P(ProtobufTableWire, AVarintMustEndInsideItsOwnMessage) {
  // The varint of inner ends behind it, in bytes that are there.
  EXPECT_THAT(refusal_of({0x1a, 2, 0x08, 0x81, 0x08, 1, 0x48, 1, 0x48, 1, 0x48, 1}),
              HasSubstr("a varint ends nowhere"));
  EXPECT_THAT(refusal_of({0x22, 1, 0x81, 0x08, 1, 0x48, 1, 0x48, 1, 0x48, 1}),
              HasSubstr("a varint ends nowhere"));
}

TEST_P(ProtobufTableWire, LengthsBeyondTheEndAreRefused) {
  EXPECT_THAT(refusal_of({0x12, 2, 'a'}), HasSubstr("a length reaches beyond the end, at byte 1"));
  EXPECT_THAT(refusal_of({0x1a, 3, 0x12, 2, 'a', 0x08, 1}), HasSubstr("reaches beyond the end"));
  EXPECT_THAT(refusal_of({0x12, 0xff, 0xff, 0xff, 0xff, 0x07}), HasSubstr("beyond the end"));
  EXPECT_THAT(refusal_of({0x12, 0xff, 0xff, 0xff, 0xff, 0x0f}), HasSubstr("beyond 2 GiB"));
  EXPECT_THAT(refusal_of({0x12, 0x81, 0x80, 0x80, 0x80, 0x80, 0x00, 'a'}),
              HasSubstr("a length ends nowhere within 5 bytes"));
  EXPECT_THAT(refusal_of({0x12}), HasSubstr("a length ends nowhere"));
}

TEST_P(ProtobufTableWire, BytesThatEndInsideANumberAreRefused) {
  EXPECT_THAT(refusal_of({0x29, 1, 2, 3}), HasSubstr("the bytes end inside a double"));
  EXPECT_THAT(refusal_of({0x2a, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0}), HasSubstr("inside a double"));
  EXPECT_THAT(refusal_of({0xbd, 0x06, 1, 2, 3}), HasSubstr("the bytes end inside a number"));
  EXPECT_THAT(refusal_of({0x08}), HasSubstr("a varint ends nowhere"));
  EXPECT_THAT(refusal_of({0x88}), HasSubstr("a tag ends nowhere"));
}

TEST_P(ProtobufTableWire, GroupsAndTagsThatAreNoneAreRefused) {
  EXPECT_THAT(refusal_of({0xa3, 0x06, 0xa4, 0x06}), HasSubstr("a group, which proto3 does not"));
  EXPECT_THAT(refusal_of({0xa4, 0x06}), HasSubstr("a group"));
  EXPECT_THAT(refusal_of({0x0b, 0x0c}), HasSubstr("a group"));
  EXPECT_THAT(refusal_of({0x0e, 1}), HasSubstr("a wire type that protobuf does not have"));
  EXPECT_THAT(refusal_of({0x0f, 1}), HasSubstr("a wire type that protobuf does not have"));
  EXPECT_THAT(refusal_of({0x00, 1}), HasSubstr("a field has the number 0, at byte 0 of 2"));
  EXPECT_THAT(refusal_of({0x02, 1, 1}), HasSubstr("a field has the number 0"));
  EXPECT_THAT(refusal_of({0x88, 0x80, 0x80, 0x80, 0x80, 0x00, 1}), HasSubstr("within 5 bytes"));
}

TEST_P(ProtobufTableWire, StringsThatAreNotUtf8AreRefused) {
  EXPECT_THAT(refusal_of({0x12, 2, 0xc3, 0x28}), HasSubstr("not valid UTF-8, at byte 2"));
  EXPECT_THAT(refusal_of({0x12, 3, 0xed, 0xa0, 0x80}), HasSubstr("not valid UTF-8"));
  EXPECT_THAT(refusal_of({0x32, 3, 0x0a, 1, 0xff}), HasSubstr("not valid UTF-8"));
  EXPECT_THAT(refusal_of({0x1a, 3, 0x12, 1, 0x80}), HasSubstr("not valid UTF-8, at byte 4"));
}

TEST(ProtobufTableLazy, DecodesWhatIsWrongInsideAMessageAndFailsWhenItIsRead) {
  const auto subject = prepare("protobuf/table-lazy", payload_of({Map{}}, schema()));
  const auto bad_inside = bytes_of({0x08, 1, 0x1a, 3, 0x12, 1, 0x80});
  subject->set_input(bad_inside);
  subject->run(Phase::decode, 2);
  EXPECT_EQ(subject->after(Phase::decode), std::nullopt) << "decode alone does not look inside";
  for (int i = 0; i < 2; ++i) {
    subject->run(Phase::load, 2);
    EXPECT_NE(subject->after(Phase::load), std::nullopt) << "load reads, and fails each time";
  }
  const auto document = subject->decoded();
  ASSERT_FALSE(document);
  EXPECT_THAT(document.error(), HasSubstr("a nested message was refused: a string is not valid"));
}

}  // namespace
}  // namespace cwb::protobuf_test
