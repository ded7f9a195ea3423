// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pointer.h"

#include <gmock/gmock.h>

namespace cwb {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(Pointer, WritesAChainOfStepsFromTheRoot) {
  const PointerStep root;
  const PointerStep member{&root, "a/b~"};
  const PointerStep item{&member, {}, 12, true};
  EXPECT_EQ(item.pointer(), "/a~1b~0/12");
  EXPECT_EQ(root.pointer(), "");
  EXPECT_EQ(root.shown(), "the root");
  EXPECT_EQ(item.shown(), "/a~1b~0/12");
}

TEST(Pointer, GivesTheKeysOfItsTokens) {
  EXPECT_THAT(*pointer_tokens("/a~1b~0/12//"), ElementsAre("a/b~", "12", "", ""));
  EXPECT_THAT(*pointer_tokens(""), IsEmpty());
  EXPECT_FALSE(pointer_tokens("a"));
  EXPECT_FALSE(pointer_tokens("/a~2"));
  EXPECT_FALSE(pointer_tokens("/a~"));
}

}  // namespace
}  // namespace cwb
