// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Expected bytes are those of the MessagePack specification:
// https://github.com/msgpack/msgpack/blob/master/spec.md
#include <limits>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "small_payloads.h"

namespace cwb {
namespace {

using testing::encoded_bytes;
using testing::file_payload;
using testing::shape_payload;

std::string hex(std::span<const std::byte> bytes) {
  std::string text;
  for (const std::byte byte : bytes) text += fmt::format("{:02x}", static_cast<unsigned>(byte));
  return text;
}

std::vector<std::byte> from_hex(std::string_view text) {
  std::vector<std::byte> bytes;
  for (std::size_t i = 0; i < text.size(); i += 2) {
    bytes.push_back(static_cast<std::byte>(std::stoi(std::string(text.substr(i, 2)), nullptr, 16)));
  }
  return bytes;
}

std::unique_ptr<Subject> object_of(Document document) {
  auto subject = find_codec("msgpack-cxx/object")->prepare(file_payload(std::move(document)));
  if (!subject) throw std::runtime_error(subject.error().reason);
  return std::move(*subject);
}

std::string packed(Document document) { return hex(object_of(std::move(document))->encoded()); }

std::string packed(std::int64_t integer) { return packed(Document{integer}); }

TEST(MsgpackObject, PacksEachTypeAsTheSpecificationSays) {
  EXPECT_EQ(packed(Document{}), "c0");
  EXPECT_EQ(packed(Document{false}), "c2");
  EXPECT_EQ(packed(Document{true}), "c3");
  EXPECT_EQ(packed(Document{1.5}), "cb3ff8000000000000");
  EXPECT_EQ(packed(Document{std::string("a")}), "a161");
  EXPECT_EQ(packed(Document{Bytes{std::byte{1}, std::byte{2}}}), "c4020102");
  EXPECT_EQ(packed(Document{List{}}), "90");
  EXPECT_EQ(packed(Document{Map{}}), "80");
  EXPECT_EQ(packed(Document{Map{{"compact", {true}}, {"schema", {std::int64_t{0}}}}}),
            "82a7636f6d70616374c3a6736368656d6100");
}

TEST(MsgpackObject, PacksIntegersInTheSmallestForm) {
  EXPECT_EQ(packed(127), "7f");
  EXPECT_EQ(packed(128), "cc80");
  EXPECT_EQ(packed(256), "cd0100");
  EXPECT_EQ(packed(65536), "ce00010000");
  EXPECT_EQ(packed(4294967296), "cf0000000100000000");
  EXPECT_EQ(packed(Document{std::numeric_limits<std::uint64_t>::max()}), "cfffffffffffffffff");
  EXPECT_EQ(packed(-1), "ff");
  EXPECT_EQ(packed(-32), "e0");
  EXPECT_EQ(packed(-33), "d0df");
  EXPECT_EQ(packed(-129), "d1ff7f");
  EXPECT_EQ(packed(-32769), "d2ffff7fff");
  EXPECT_EQ(packed(std::numeric_limits<std::int64_t>::min()), "d38000000000000000");
}

TEST(MsgpackObject, PacksLengthsInTheSmallestForm) {
  EXPECT_THAT(packed(Document{std::string(31, 'x')}), ::testing::StartsWith("bf78"));
  EXPECT_THAT(packed(Document{std::string(32, 'x')}), ::testing::StartsWith("d92078"));
  EXPECT_THAT(packed(Document{std::string(256, 'x')}), ::testing::StartsWith("da010078"));
  EXPECT_THAT(packed(Document{List(15)}), ::testing::StartsWith("9fc0"));
  EXPECT_THAT(packed(Document{List(16)}), ::testing::StartsWith("dc0010c0"));
}

TEST(MsgpackObject, KeepsEveryTypeOfLeaf) {
  const Document document{Map{{"null", {}},
                              {"yes", {true}},
                              {"least", {std::numeric_limits<std::int64_t>::min()}},
                              {"largest", {std::numeric_limits<std::uint64_t>::max()}},
                              {"half", {-0.5}},
                              {"infinity", {std::numeric_limits<double>::infinity()}},
                              {"nan", {std::numeric_limits<double>::quiet_NaN()}},
                              {"empty text", {std::string()}},
                              {"text", {std::string("\xC3\xA4\0z", 4)}},
                              {"empty bytes", {Bytes{}}},
                              {"bytes", {Bytes{std::byte{0}, std::byte{255}}}},
                              {"empty list", {List{}}},
                              {"empty map", {Map{}}},
                              {"nested", {List{{List{{Map{{"", {std::int64_t{-1}}}}}}}}}}}};
  const auto decoded = object_of(document)->decoded();
  ASSERT_TRUE(decoded);
  EXPECT_EQ(compare(document, *decoded, {}).difference, std::nullopt);
}

// The library packs a double without a fraction as an integer: the loss that the codec declares.
TEST(MsgpackObject, BringsADoubleWithoutAFractionBackAsAnInteger) {
  const auto subject = object_of({2.0});
  EXPECT_EQ(hex(subject->encoded()), "02");
  const auto decoded = subject->decoded();
  ASSERT_TRUE(decoded);
  EXPECT_NE(compare({2.0}, *decoded, {}).difference, std::nullopt);
  const Comparison allowed =
      compare({2.0}, *decoded, find_codec("msgpack-cxx/object")->info().losses);
  EXPECT_EQ(allowed.difference, std::nullopt);
  EXPECT_TRUE(allowed.integral_double_as_integer);
}

TEST(MsgpackObject, TakesStringsThatAreNotUtf8) {
  const auto subject = object_of({true});
  subject->set_input(from_hex("a1ff"));
  EXPECT_EQ(subject->decoded(), Document{std::string("\xFF")});
}

TEST(MsgpackObject, RefusesWhatNoDocumentHas) {
  const auto subject = object_of({true});
  for (const std::string_view bytes :
       {"8101c3" /* an integer as key */, "82a161c3a161c2" /* a key twice */,
        "d40700" /* an extension type */, "c1" /* never used */}) {
    subject->set_input(from_hex(bytes));
    EXPECT_THROW(static_cast<void>(subject->decoded()), std::exception) << bytes;
  }
}

// Without limits five bytes make the library ask for 100 GB before it looks for the items.
TEST(MsgpackObject, RefusesALengthThatTheBytesCannotHold) {
  const auto subject = object_of({true});
  const auto error_of = [&subject](std::string_view bytes) -> std::string {
    subject->set_input(from_hex(bytes));
    try {
      static_cast<void>(subject->decoded());
    } catch (const std::exception& exception) {
      return exception.what();
    }
    return "";
  };
  EXPECT_EQ(error_of("ddffffffff"), "array size overflow");
  EXPECT_EQ(error_of("dfffffffff"), "map size overflow");
  EXPECT_EQ(error_of("dbffffffff"), "insufficient bytes");
  EXPECT_EQ(error_of("c6ffffffff"), "insufficient bytes");
}

TEST(MsgpackObject, RefusesBytesThatAreNestedTooDeepForADocument) {
  const auto subject = object_of({true});
  const auto nested = [](std::size_t levels) {
    std::vector<std::byte> bytes(levels - 1, std::byte{0x91});
    bytes.push_back(std::byte{0x90});
    return bytes;
  };
  subject->set_input(nested(200));
  const auto deepest = subject->decoded();
  ASSERT_TRUE(deepest);
  EXPECT_EQ(depth(*deepest), 200U);
  for (const std::size_t levels : {std::size_t{201}, std::size_t{1'000'000}}) {
    subject->set_input(nested(levels));
    EXPECT_THROW(static_cast<void>(subject->decoded()), std::exception) << levels;
  }
}

TEST(MsgpackStruct, AMapCarriesTheNamesAndAnArrayDoesNot) {
  const Payload list = shape_payload("scroll-list", {{"items", 1}});
  const std::string cover = hex(testing::as_bytes("Http://pic.ozreader.com/abc.pic"));
  const std::string title = hex(testing::as_bytes("Test title0:0"));
  const std::string remark = hex(testing::as_bytes("Test Remark0:0"));
  const std::string uri = hex(testing::as_bytes("Pkb:testuri"));
  EXPECT_EQ(hex(encoded_bytes("msgpack-cxx/struct-array", list)),
            "92c29194ad" + title + "ae" + remark + "bf" + cover + "ab" + uri);
  EXPECT_EQ(hex(encoded_bytes("msgpack-cxx/struct-map", list)),
            "82a8686176654d6f7265c2a56974656d739184a57469746c65ad" + title + "a672656d61726bae" +
                remark + "a5636f766572bf" + cover + "a3757269ab" + uri);
}

TEST(MsgpackStruct, TheMapHasTheBytesOfTheObject) {
  for (const Payload& payload : {shape_payload("cookie"), shape_payload("scroll-list")}) {
    EXPECT_EQ(encoded_bytes("msgpack-cxx/struct-map", payload),
              encoded_bytes("msgpack-cxx/object", payload));
  }
}

TEST(MsgpackStruct, TheCookieAsAnArrayStartsWithItsFirstList) {
  const auto bytes = encoded_bytes("msgpack-cxx/struct-array", shape_payload("cookie"));
  EXPECT_THAT(hex(bytes), ::testing::StartsWith("959392ce0001875c0392ce0001875d03"));
}

TEST(MsgpackStruct, BareListsAndMapsStandAtTheRoot) {
  for (const char* codec : {"msgpack-cxx/struct-map", "msgpack-cxx/struct-array"}) {
    EXPECT_THAT(
        hex(encoded_bytes(codec, shape_payload("string-array", {{"count", 2}, {"bytes", 1}}))),
        ::testing::MatchesRegex("92a1..a1.."));
    EXPECT_THAT(
        hex(encoded_bytes(codec, shape_payload("string-map", {{"count", 1}, {"bytes", 1}}))),
        ::testing::MatchesRegex("81a46b657930a1.."));
  }
}

TEST(MsgpackStruct, RefusesAnIntegerThatItsMemberCannotHold) {
  const auto subject = find_codec("msgpack-cxx/struct-array")->prepare(shape_payload("cookie"));
  ASSERT_TRUE(subject);
  // Total is one item, of which id is 2^32.
  (*subject)->set_input(from_hex("9590909192cf0000000100000000019090"));
  EXPECT_THROW(static_cast<void>((*subject)->decoded()), std::exception);
  (*subject)->set_input(from_hex("9590909192ce7fffffff019090"));
  EXPECT_TRUE((*subject)->decoded());
}

TEST(MsgpackCxx, SaysItsVersion) {
  EXPECT_THAT(find_codec("msgpack-cxx/object")->info().version,
              ::testing::MatchesRegex("[0-9]+\\.[0-9]+\\.[0-9]+"));
}

}  // namespace
}  // namespace cwb
