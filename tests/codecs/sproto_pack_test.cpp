// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "base/random.h"
#include "codecs/sproto/pack.h"
#include "support/sproto_support.h"

namespace cwb {
namespace {

using sproto_test::from_hex;
using sproto_test::packed;
using sproto_test::to_hex;

std::string packed_hex(std::string_view hex) { return to_hex(packed(from_hex(hex))); }

std::string unpacked_hex(std::string_view hex) {
  sproto::ByteBuffer buffer;
  const auto error = sproto::unpack(from_hex(hex), buffer);
  return error ? error->message : to_hex(buffer.bytes());
}

std::string times(std::size_t count, std::string_view hex) {
  std::string all;
  for (std::size_t i = 0; i < count; ++i) all += hex;
  return all;
}

TEST(SprotoPack, LeavesZerosOut) {
  EXPECT_EQ(packed_hex("08000000 03000200 19000000 aa010000"),
            "5108030231"
            "19aa01");
  EXPECT_EQ(packed_hex("0000000000000000"), "00");
  EXPECT_EQ(packed_hex("0000000000000080"), "8080");
  EXPECT_EQ(packed_hex(""), "");
}

TEST(SprotoPack, FillsTheLastGroupWithZeros) {
  EXPECT_EQ(packed_hex("01"), "0101");
  EXPECT_EQ(packed_hex(times(30, "8a")), "ff03" + times(30, "8a") + "0000");
}

TEST(SprotoPack, TakesGroupsOfSixIntoARunButNotOfFive) {
  const std::string full = "0102030405060708";
  EXPECT_EQ(packed_hex(full + "0102030405060000"), "ff01" + full + "0102030405060000");
  EXPECT_EQ(packed_hex(full + "0102030405000000"), "ff00" + full + "1f0102030405");
  // Six do not start a run.
  EXPECT_EQ(packed_hex("0102030405060000"), "3f010203040506");
}

TEST(SprotoPack, EndsARunAfter256Groups) {
  const std::string full = "0102030405060708";
  EXPECT_EQ(packed_hex(times(256, full)), "ffff" + times(256, full));
  EXPECT_EQ(packed_hex(times(257, full)), "ffff" + times(256, full) + "ff00" + full);
  // The group after a full run starts anew: six bytes are then no run.
  EXPECT_EQ(packed_hex(times(256, full) + "0102030405060000"),
            "ffff" + times(256, full) + "3f010203040506");
}

TEST(SprotoPack, UnpacksWhatWasPacked) {
  Random random(7);
  for (int i = 0; i < 2000; ++i) {
    Bytes message(random.below(100));
    // From all zeros to none.
    const std::uint64_t zeros = random.below(11);
    for (std::byte& byte : message) {
      byte = static_cast<std::byte>(random.below(10) < zeros ? 0 : 1 + random.below(255));
    }
    sproto::ByteBuffer unpacked;
    ASSERT_FALSE(sproto::unpack(packed(message), unpacked));
    message.resize((message.size() + 7) / 8 * 8);
    ASSERT_EQ(to_hex(unpacked.bytes()), to_hex(message));
  }
}

TEST(SprotoPack, UnpacksARunThatPackWouldNotWrite) {
  EXPECT_EQ(unpacked_hex("ff00"
                         "0000000000000000"),
            "0000000000000000");
}

TEST(SprotoPack, RefusesBytesThatEndInsideAGroup) {
  EXPECT_EQ(unpacked_hex("0701"),
            "packed bytes end inside a group: 3 wanted, 1 left, at byte 1 of 2");
  EXPECT_EQ(unpacked_hex("00ff"),
            "packed bytes end inside a group: 1 wanted, 0 left, at byte 2 of 2");
  EXPECT_EQ(unpacked_hex("ff01"
                         "0102030405060708"),
            "packed bytes end inside a group: 16 wanted, 8 left, at byte 2 of 10");
}

}  // namespace
}  // namespace cwb
