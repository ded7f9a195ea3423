// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "codecs/protobuf_support.h"
#include "codecs/protobuf_table/encode.h"
#include "codecs/protobuf_table/lazy.h"

namespace cwb::protobuf_test {
namespace {

class ProtobufTableLazyDocument : public ::testing::Test {
 protected:
  void SetUp() override {
    auto plan = protobuf_table::make_plan(*payload_.schema);
    ASSERT_TRUE(plan);
    plan_ = std::move(*plan);
    protobuf_table::encode(plan_, payload_.document, bytes_);
  }

  /// Of the cookie: 3 Pbid, 2 daily with a date_id each, 1 Total, 1 segment, 3 imp.
  static constexpr std::size_t messages = 3 + 2 * 2 + 1 + 1 + 3;

  Payload payload_ = payload_of("cookie");
  protobuf_table::Plan plan_;
  protobuf_table::BackBuffer bytes_;
};

TEST_F(ProtobufTableLazyDocument, ExpandsNoMessageBeforeOneIsRead) {
  protobuf_table::LazyDocument document;
  ASSERT_FALSE(document.open(plan_, bytes_.bytes()));
  EXPECT_EQ(document.expanded(), 0U);
}

TEST_F(ProtobufTableLazyDocument, ExpandsEachMessageOnceHoweverOftenItIsRead) {
  protobuf_table::LazyDocument document;
  ASSERT_FALSE(document.open(plan_, bytes_.bytes()));
  LeafSum first;
  ASSERT_FALSE(document.read(first));
  EXPECT_EQ(document.expanded(), messages);
  LeafSum second;
  ASSERT_FALSE(document.read(second));
  EXPECT_EQ(document.document().value(), payload_.document);
  EXPECT_EQ(document.expanded(), messages);
  LeafSum expected;
  visit_leaves(payload_.document, expected);
  EXPECT_EQ(first.sum(), expected.sum());
  EXPECT_EQ(second.sum(), expected.sum());
}

TEST_F(ProtobufTableLazyDocument, ExpandsOneMessageToCheckAList) {
  payload_ = payload_of("scroll-list", {{"items", 3}});
  SetUp();
  protobuf_table::LazyDocument document;
  ASSERT_FALSE(document.open(plan_, bytes_.bytes()));
  EXPECT_TRUE(document.matches({"items", 3, "uri", "Pkb:testuri"}));
  EXPECT_EQ(document.expanded(), 1U);
  EXPECT_FALSE(document.matches({"items", 3, "uri", "Pkb:other"}));
  EXPECT_FALSE(document.matches({"items", 2, "uri", "Pkb:testuri"}));
}

TEST(ProtobufTableLazyPhases, HaveNoReadApartBecauseASecondReadWouldFindAllExpanded) {
  const CodecInfo& info = find_codec("protobuf/table-lazy")->info();
  EXPECT_FALSE(info.phases.has(Phase::read));
  EXPECT_TRUE(info.phases.has(Phase::load));
  EXPECT_TRUE(info.traits.zero_copy);
}

}  // namespace
}  // namespace cwb::protobuf_test
