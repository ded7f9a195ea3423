// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document.h"

#include <cstdint>
#include <limits>
#include <string>

#include <gtest/gtest.h>

namespace cwb {
namespace {

using namespace std::string_literals;

TEST(Document, HoldsAnUnsignedIntegerOnlyAboveInt64) {
  EXPECT_TRUE(Document::number(0).get_if<std::int64_t>());
  EXPECT_TRUE(Document::number(9223372036854775807U).get_if<std::int64_t>());
  EXPECT_TRUE(Document::number(9223372036854775808U).get_if<std::uint64_t>());
}

TEST(Document, IsEqualByValueAndType) {
  EXPECT_EQ(Document{std::int64_t{2}}, Document{std::int64_t{2}});
  EXPECT_NE(Document{std::int64_t{2}}, Document{2.0});
  EXPECT_NE(Document{std::int64_t{1}}, Document{true});
  EXPECT_NE(Document{}, Document{false});
  EXPECT_NE(Document{""s}, Document{Bytes{}});
  EXPECT_NE(Document{List{}}, Document{Map{}});
}

TEST(Document, TakesNaNForEqualToNaN) {
  const double nan = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(Document{nan}, Document{nan});
  EXPECT_EQ((Document{List{{nan}}}), (Document{List{{nan}}}));
  EXPECT_NE(Document{nan}, Document{0.0});
}

TEST(Document, ComparesTheOrderOfAMapsMembers) {
  const Document ab{Map{{"a", {true}}, {"b", {}}}};
  const Document ba{Map{{"b", {}}, {"a", {true}}}};
  EXPECT_EQ(ab, ab);
  EXPECT_NE(ab, ba);
}

TEST(Document, FindsAMember) {
  const Map map{{"a", {true}}, {"b", {false}}};
  ASSERT_NE(map.find("b"), nullptr);
  EXPECT_EQ(*map.find("b"), Document{false});
  EXPECT_EQ(map.find("c"), nullptr);
  EXPECT_EQ(Map{}.find(""), nullptr);
}

TEST(Document, NamesTypesAsTheUserReadsThem) {
  EXPECT_EQ(type_name({}), "null");
  EXPECT_EQ(type_name({true}), "boolean");
  EXPECT_EQ(type_name({std::int64_t{1}}), "integer");
  EXPECT_EQ(type_name({std::uint64_t{1}}), "integer");
  EXPECT_EQ(type_name({1.0}), "double");
  EXPECT_EQ(type_name({""s}), "string");
  EXPECT_EQ(type_name({Bytes{}}), "bytes");
  EXPECT_EQ(type_name({List{}}), "list");
  EXPECT_EQ(type_name({Map{}}), "map");
}

TEST(Document, CountsTheDepthOfNesting) {
  EXPECT_EQ(depth({true}), 0);
  EXPECT_EQ(depth({List{}}), 1);
  EXPECT_EQ(depth({Map{{"a", {List{{true}}}}, {"b", {true}}}}), 2);
}

}  // namespace
}  // namespace cwb
