// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/identifier.h"

#include <string>

#include <gtest/gtest.h>

#include "base/random.h"

namespace cwb {
namespace {

using namespace std::string_literals;

TEST(Identifier, LeavesAKeyThatIsOneAsItIs) {
  for (const char* key : {"id", "order_id", "_private", "__typename", "camelCase", "x2", "_x",
                          "max_x", "_xyz_", "_x12345678_", "a_x4"}) {
    EXPECT_EQ(identifier_of(key), key);
  }
}

TEST(Identifier, WritesEveryOtherCharacterAsItsCode) {
  EXPECT_EQ(identifier_of("order-id"), "order_x2D_id");
  EXPECT_EQ(identifier_of("1st"), "_x31_st");
  EXPECT_EQ(identifier_of("$ref"), "_x24_ref");
  EXPECT_EQ(identifier_of("größe"), "gr_xF6__xDF_e");
  EXPECT_EQ(identifier_of("😀"), "_x1F600_");
  EXPECT_EQ(identifier_of(""), "_x_");
  EXPECT_EQ(identifier_of("a\0b"s), "a_x0_b");
  EXPECT_EQ(identifier_of("\xff"), "_x1100FF_");
}

TEST(Identifier, WritesAnUnderscoreThatWouldBeginACode) {
  EXPECT_EQ(identifier_of("a_x2D_b"), "a_x5F_x2D_b");
  EXPECT_EQ(identifier_of("_x_"), "_x5F_x_");
  // The hyphen's code ends with a _, but has no digits in front of it.
  EXPECT_EQ(identifier_of("_x-"), "_x5F_x_x2D_");
}

TEST(Identifier, GivesTheKeyBack) {
  for (const auto& key : {"order-id"s, "1st"s, "größe"s, ""s, "a_x2D_b"s, "_x_"s, "_x-"s, "_x5F_x"s,
                          "日本語 key"s, "a\0b"s, "\xff\xc3"s, "_xD800_"s, "__x_x1_x_"s}) {
    EXPECT_EQ(key_of_identifier(identifier_of(key)), key) << identifier_of(key);
  }
}

TEST(Identifier, GivesAnyKeyBackAndIsAlwaysAnIdentifier) {
  // The characters of the groups themselves, and some that need one.
  const std::string alphabet = "_xxx__0123AFa-\xc3\xb6\xff";
  Random random(7);
  for (int i = 0; i < 20'000; ++i) {
    std::string key;
    for (std::uint64_t n = random.below(14); n > 0; --n) {
      key += alphabet[random.below(alphabet.size())];
    }
    const std::string identifier = identifier_of(key);
    EXPECT_TRUE(is_identifier(identifier)) << identifier;
    EXPECT_EQ(key_of_identifier(identifier), key) << identifier;
  }
}

TEST(Identifier, DiffersInMoreThanCaseAndUnderscoresWithinAMessage) {
  Identifiers identifiers;
  EXPECT_EQ(identifiers.add("order_id"), "order_id");
  EXPECT_EQ(identifiers.add("orderId"), "orderId_x_");
  EXPECT_EQ(identifiers.add("ORDER_ID"), "ORDER_ID_x__x_");
  EXPECT_EQ(identifiers.add("orderidx"), "orderidx_x__x_");
  EXPECT_EQ(key_of_identifier("ORDER_ID_x__x_"), "ORDER_ID");
  EXPECT_EQ(key_of_identifier("orderidx_x__x_"), "orderidx");
}

}  // namespace
}  // namespace cwb
