// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf_support.h"

namespace cwb::protobuf_test {
namespace {

class ProtobufBytes : public ProtobufTest {};

TEST_F(ProtobufBytes, OfTheCookieAreThose117ThatTheWireFormatGives) {
  // Written out by hand from the wire format: tag, length, then id and value as varints.
  const std::string items =
      "0a0608dc8e061003"
      "0a0608dd8e061003"
      "0a0608de8e061003";
  const std::string daily =
      "120b08e508120608dc8e061001"
      "120b08e6081206"
      "08968e061001";
  const std::string total = "1a0608dc8e061001";
  const std::string segments =
      "22120801"
      "10e098f4a205"
      "18e098f4a205"
      "20a18d06";
  const std::string imp =
      "2a0b0802100318e03f20dc8e06"
      "2a0b0802100318db3f20d68e06"
      "2a0b0802100318dd3f20d58e06";
  for (const auto* codec : {"protobuf/generated", "protobuf/generated-reuse", "protobuf/dynamic"}) {
    const auto subject = prepare(codec, payload_of("cookie"));
    ASSERT_TRUE(subject);
    EXPECT_EQ(subject->encoded().size(), 117U) << codec;
    EXPECT_EQ(hex(subject->encoded()), items + daily + total + segments + imp) << codec;
  }
}

TEST_F(ProtobufBytes, AreTheSameFromGeneratedClassesAndFromDynamicMessage) {
  for (const Payload& payload : {payload_of("cookie"), payload_of("scroll-list"),
                                 payload_of("string-array", {{"count", 1000}})}) {
    const auto dynamic = prepare("protobuf/dynamic", payload);
    const auto generated = prepare("protobuf/generated", payload);
    const auto reused = prepare("protobuf/generated-reuse", payload);
    ASSERT_TRUE(dynamic && generated && reused);
    EXPECT_EQ(encoded(*dynamic), encoded(*generated)) << payload.id;
    EXPECT_EQ(encoded(*dynamic), encoded(*reused)) << payload.id;
  }
}

TEST_F(ProtobufBytes, OfTheScrollListAre8082) {
  // Each string takes a tag and a length of a byte each, as does each item, and haveMore a tag and
  // a value. Titles and remarks end in the item's number: ten of one digit, ninety of two.
  constexpr std::size_t strings = 31 + 12 + 13 + 11;
  constexpr std::size_t digits = 2 * (10 * 1 + 90 * 2);
  EXPECT_EQ(prepare("protobuf/generated", payload_of("scroll-list"))->encoded().size(),
            2 + 100 * (strings + 4 * 2 + 2) + digits);
  EXPECT_EQ(prepare("protobuf/dynamic", payload_of("scroll-list"))->encoded().size(), 8082U);
}

TEST_F(ProtobufBytes, OfAMapAreAsManyFromBothAndEachReadsTheOther) {
  // A generated map has no order of its own, so only the number of bytes can be equal.
  const Payload payload = payload_of("string-map", {{"count", 500}});
  const auto dynamic = prepare("protobuf/dynamic", payload);
  const auto generated = prepare("protobuf/generated", payload);
  ASSERT_TRUE(dynamic && generated);
  const auto from_dynamic = encoded(*dynamic);
  const auto from_generated = encoded(*generated);
  EXPECT_EQ(from_dynamic.size(), from_generated.size());
  EXPECT_EQ(difference(payload.document, *decode(*dynamic, from_generated)), "");
  EXPECT_EQ(difference(payload.document, *decode(*generated, from_dynamic)), "");
}

TEST_F(ProtobufBytes, ComeBackAsTheDocumentWithTheSameSumOfLeavesFromEveryCodecAndShape) {
  for (const Shape* shape : all_shapes()) {
    const Payload payload = shape->info().id.starts_with("string")
                                ? payload_of(shape->info().id, {{"count", 300}})
                                : payload_of(shape->info().id);
    LeafSum expected;
    visit_leaves(payload.document, expected);
    for (const auto* codec :
         {"protobuf/generated", "protobuf/generated-reuse", "protobuf/dynamic"}) {
      const auto subject = prepare(codec, payload);
      ASSERT_TRUE(subject);
      // protobuf/dynamic leaves an empty list out; the generated classes are known to have theirs.
      const AllowedLosses& losses = find_codec(codec)->info().losses;
      const auto decoded = decode(*subject, encoded(*subject));
      EXPECT_EQ(compare(payload.document, *decoded, losses).difference.value_or(""), "")
          << codec << ", " << payload.id;
      EXPECT_EQ(subject->leaf_sum(), expected.sum()) << codec << ", " << payload.id;
    }
  }
}

TEST_F(ProtobufBytes, KeepNothingOfWhatAReusedMessageHeldBefore) {
  const Payload large = payload_of("scroll-list", {{"items", 20}});
  const Payload small = payload_of("scroll-list", {{"items", 2}});
  const auto subject = prepare("protobuf/generated-reuse", large);
  ASSERT_TRUE(subject);
  subject->run(Phase::write, 3);
  subject->run(Phase::load, 3);
  ASSERT_FALSE(subject->bind(small));
  subject->run(Phase::write, 3);
  EXPECT_EQ(encoded(*subject), encoded(*prepare("protobuf/generated", small)));
  EXPECT_EQ(difference(small.document, *decode(*subject, encoded(*subject))), "");
}

TEST_F(ProtobufBytes, FailLoadWhereTheListIsNotTheOneThatIsChecked) {
  const Payload payload = payload_of("scroll-list", {{"items", 3}});
  const Payload shorter = payload_of("scroll-list", {{"items", 2}});
  Payload other_uri = payload;
  List& items = *other_uri.document.get_if<Map>()->members[1].value.get_if<List>();
  items[0].get_if<Map>()->members[3].value = {std::string("Pkb:other")};
  for (const auto* codec : {"protobuf/generated", "protobuf/generated-reuse", "protobuf/dynamic"}) {
    const auto subject = prepare(codec, payload);
    ASSERT_TRUE(subject);
    subject->run(Phase::load, 2);
    EXPECT_EQ(subject->after(Phase::load), std::nullopt) << codec;
    for (const Payload& wrong : {shorter, other_uri}) {
      subject->set_input(encoded(*prepare("protobuf/dynamic", wrong)));
      subject->run(Phase::load, 2);
      EXPECT_NE(subject->after(Phase::load), std::nullopt) << codec;
    }
    subject->set_input({});
    subject->run(Phase::load, 1);
    EXPECT_NE(subject->after(Phase::load), std::nullopt) << codec << ": an empty list";
  }
}

}  // namespace
}  // namespace cwb::protobuf_test
