// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <limits>

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "small_payloads.h"

namespace cwb {
namespace {

using testing::as_bytes;
using testing::encoded_bytes;
using testing::file_payload;
using testing::shape_payload;

constexpr auto msgpack = "nlohmann-json/msgpack";
constexpr auto cbor = "nlohmann-json/cbor";

std::string hex(std::span<const std::byte> bytes) {
  std::string text;
  for (const std::byte byte : bytes) text += fmt::format("{:02x}", std::to_integer<int>(byte));
  return text;
}

std::unique_ptr<Subject> subject_of(std::string_view codec, Document document) {
  auto subject = find_codec(codec)->prepare(file_payload(std::move(document)));
  if (!subject) throw std::runtime_error(subject.error().reason);
  return std::move(*subject);
}

// The bytes that Python's msgpack 1.0.3 and cbor2 5.4.3 (canonical) give for the same values.
const Document some{Map{{"a", {List{{std::int64_t{1}}, {std::int64_t{-1}}, {std::int64_t{300}}}}},
                        {"b", {Bytes{std::byte{1}, std::byte{2}}}},
                        {"c", {0.1}},
                        {"d", {}},
                        {"e", {true}},
                        {"f", {std::string("text")}}}};

TEST(NlohmannJsonBinary, WritesMessagePackAsTheFormatHasIt) {
  EXPECT_EQ(hex(subject_of(msgpack, some)->encoded()),
            "86a16193"
            "01ffcd012c"
            "a162c4020102"
            "a163cb3fb999999999999a"
            "a164c0"
            "a165c3"
            "a166a474657874");
}

TEST(NlohmannJsonBinary, WritesCborAsTheFormatHasIt) {
  EXPECT_EQ(hex(subject_of(cbor, some)->encoded()),
            "a6616183"
            "012019012c"
            "6162420102"
            "6163fb3fb999999999999a"
            "6164f6"
            "6165f5"
            "61666474657874");
}

TEST(NlohmannJsonBinary, KeepsEveryTypeOfLeaf) {
  const Document document{Map{{"null", {}},
                              {"yes", {true}},
                              {"least", {std::numeric_limits<std::int64_t>::min()}},
                              {"largest", {std::numeric_limits<std::uint64_t>::max()}},
                              {"half", {0.5}},
                              {"two", {2.0}},
                              {"minus zero", {-0.0}},
                              {"huge", {1e300}},
                              {"tiny", {std::numeric_limits<double>::denorm_min()}},
                              {"nan", {std::numeric_limits<double>::quiet_NaN()}},
                              {"infinity", {-std::numeric_limits<double>::infinity()}},
                              {"bytes", {Bytes{std::byte{0}, std::byte{255}}}},
                              {"no bytes", {Bytes{}}},
                              {"text", {std::string("a\"\\\n\xC3\xA4\xF0\x9F\x8D\xAA")}},
                              {"empty list", {List{}}},
                              {"empty map", {Map{}}}}};
  for (const auto* codec : {msgpack, cbor}) {
    const auto subject = subject_of(codec, document);
    const auto decoded = subject->decoded();
    ASSERT_TRUE(decoded) << codec;
    EXPECT_EQ(compare(document, *decoded, {}).difference, std::nullopt) << codec;
  }
}

TEST(NlohmannJsonBinary, TheCookieIsSmallerThanItsText) {
  EXPECT_EQ(encoded_bytes(msgpack, shape_payload("cookie")).size(),
            encoded_bytes("msgpack-cxx/object", shape_payload("cookie")).size());
  EXPECT_LT(encoded_bytes(cbor, shape_payload("cookie")).size(), 437U);
}

TEST(NlohmannJsonBinary, AnExtensionTypeIsNoDocument) {
  const auto subject = subject_of(msgpack, {List{}});
  subject->set_input(as_bytes("\xD4\x07x"));  // fixext 1 of type 7
  EXPECT_THROW(static_cast<void>(subject->decoded()), std::exception);
  const auto tagged = subject_of(cbor, {List{}});
  tagged->set_input(as_bytes("\xC1\x01"));  // tag 1: seconds since 1970
  EXPECT_THROW(static_cast<void>(tagged->decoded()), std::exception);
}

}  // namespace
}  // namespace cwb
