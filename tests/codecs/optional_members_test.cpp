// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What typed codecs make of members that may be absent, of numbers at their edges and of deep
// trees.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/json_reader.h"
#include "model/json_writer.h"
#include "small_payloads.h"

namespace cwb {
namespace {

using testing::as_bytes;
using testing::as_text;
using testing::encoded_bytes;
using testing::file_payload;
using testing::shape_payload;

constexpr std::string_view order_text =
    R"({"id":10000001,"customer":"A","currency":"EUR","paid":true,"lines":[]})";

Payload order(bool with_coupon) {
  Payload payload = shape_payload("order");
  std::string text(order_text);
  if (with_coupon) text.insert(text.size() - 1, R"(,"coupon":"X")");
  payload.document = *parse_json(text);
  return payload;
}

std::string hex(std::span<const std::byte> bytes) {
  std::string text;
  for (const std::byte byte : bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    text += digits[std::to_integer<unsigned>(byte) >> 4];
    text += digits[std::to_integer<unsigned>(byte) & 0xf];
  }
  return text;
}

bool is_built(std::string_view codec) { return find_codec(codec) != nullptr; }

TEST(OptionalMembers, AreAbsentInNlohmannJson) {
  // nlohmann::json sorts its keys.
  EXPECT_EQ(as_text(encoded_bytes("nlohmann-json/struct", order(false))),
            R"({"currency":"EUR","customer":"A","id":10000001,"lines":[],"paid":true})");
  EXPECT_EQ(
      as_text(encoded_bytes("nlohmann-json/struct", order(true))),
      R"({"coupon":"X","currency":"EUR","customer":"A","id":10000001,"lines":[],"paid":true})");
}

TEST(OptionalMembers, AreAbsentInAMapOfMessagePackAndNilInAnArray) {
  if (!is_built("msgpack-cxx/struct-map")) GTEST_SKIP() << "this build has no MessagePack";
  const std::string members =
      "a26964ce00989681"
      "a8637573746f6d6572a141"
      "a863757272656e6379a3455552"
      "a470616964c3"
      "a56c696e657390";
  EXPECT_EQ(hex(encoded_bytes("msgpack-cxx/struct-map", order(false))), "85" + members);
  EXPECT_EQ(hex(encoded_bytes("msgpack-cxx/struct-map", order(true))),
            "86" + members + "a6636f75706f6ea158");
  EXPECT_EQ(hex(encoded_bytes("msgpack-cxx/struct-array", order(false))),
            "96ce00989681a141a3455552c390c0");
  EXPECT_EQ(hex(encoded_bytes("msgpack-cxx/struct-array", order(true))),
            "96ce00989681a141a3455552c390a158");
}

TEST(OptionalMembers, AreAbsentInProtobuf) {
  if (!is_built("protobuf/generated")) GTEST_SKIP() << "this build has no protobuf";
  const std::string members =
      "0881ade204120141"
      "1a03455552"
      "2001";
  for (const auto* codec : {"protobuf/generated", "protobuf/generated-reuse", "protobuf/dynamic"}) {
    EXPECT_EQ(hex(encoded_bytes(codec, order(false))), members) << codec;
    EXPECT_EQ(hex(encoded_bytes(codec, order(true))), members + "320158") << codec;
  }
}

/// Bytes of an order with a coupon, then of one without, through one subject: what the first had
/// must not show in the second.
TEST(OptionalMembers, AreNotKeptFromTheDocumentBefore) {
  for (const auto& codec : all_codecs()) {
    if (!codec->info().phases.has(Phase::read)) continue;
    const auto subject = codec->prepare(order(true));
    ASSERT_TRUE(subject) << codec->info().id << ": " << subject.error().reason;
    ASSERT_TRUE((*subject)->decoded());
    (*subject)->set_input(encoded_bytes(codec->info().id, order(false)));
    const auto document = (*subject)->decoded();
    ASSERT_TRUE(document) << codec->info().id << ": " << document.error();
    EXPECT_EQ(document->get_if<Map>()->find("coupon"), nullptr) << codec->info().id;
  }
}

/// Why the codec refuses the payload; empty where it does not.
std::string refusal(const Codec& codec, const Payload& payload) {
  const auto subject = codec.prepare(payload);
  return subject ? "" : subject.error().reason;
}

TEST(OptionalMembers, OfASchemaAreNotAskedForAndOthersAre) {
  Payload payload = order(false);
  std::erase_if(payload.document.get_if<Map>()->members,
                [](const Member& member) { return member.key == "paid"; });
  for (const auto& codec : all_codecs()) {
    if (codec->info().family != Family::typed) continue;
    EXPECT_EQ(refusal(*codec, order(false)), "") << codec->info().id;
    EXPECT_NE(refusal(*codec, payload), "") << codec->info().id;
  }
}

TEST(LargeIntegers, AreRefusedBySprotoAloneWithAReason) {
  const Payload large = shape_payload("api-events", {{"integer_bits", 64}});
  const Payload fitting = shape_payload("api-events", {{"integer_bits", 63}});
  for (const auto& codec : all_codecs()) {
    const std::string& id = codec->info().id;
    EXPECT_EQ(refusal(*codec, fitting), "") << id;
    const std::string reason = refusal(*codec, large);
    if (id.starts_with("sproto/")) {
      EXPECT_THAT(reason, ::testing::HasSubstr("9223372036854775807")) << id;
    } else {
      EXPECT_EQ(reason, "") << id;
    }
  }
}

}  // namespace
}  // namespace cwb
