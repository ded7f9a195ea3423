// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/struct_adapter.h"

#include <gtest/gtest.h>

#include "small_payloads.h"

namespace cwb {
namespace {

using testing::file_payload;
using testing::shape_payload;

TEST(StructAdapter, TheRootOfABareListIsTheListItself) {
  shapes::StringArray array{{"a", "b"}};
  static_assert(std::is_same_v<decltype(root_value(array)), std::vector<std::string>&>);
  EXPECT_EQ(&root_value(array), &array.strings);
  const shapes::StringMap map;
  static_assert(
      std::is_same_v<decltype(root_value(map)), const std::map<std::string, std::string>&>);
  shapes::Cookie cookie;
  EXPECT_EQ(&root_value(cookie), &cookie);
}

TEST(StructAdapter, NoListMatchesInAStructWithoutOne) {
  const shapes::StringArray array{{"a"}};
  EXPECT_FALSE(matches(array, {"strings", 1, "uri", "a"}));
}

TEST(StructAdapter, AnEmptyListMatchesNothing) {
  EXPECT_FALSE(matches(shapes::ScrollList{}, {"items", 0, "uri", ""}));
}

TEST(StructAdapter, EveryTypedCodecRefusesAFile) {
  for (const auto& codec : all_codecs()) {
    if (codec->info().family != Family::typed) continue;
    const auto subject = codec->prepare(file_payload({Map{{"a", {true}}}}));
    ASSERT_FALSE(subject) << codec->info().id;
    EXPECT_NE(subject.error().reason.find("orders.json is not one"), std::string::npos)
        << codec->info().id << ": " << subject.error().reason;
  }
}

TEST(StructAdapter, EveryTypedCodecRefusesADocumentThatIsNotOfItsShape) {
  Payload payload = shape_payload("cookie");
  payload.document = Document{Map{{"a", {true}}}};
  for (const auto& codec : all_codecs()) {
    if (codec->info().family != Family::typed) continue;
    const auto subject = codec->prepare(payload);
    ASSERT_FALSE(subject) << codec->info().id;
    EXPECT_FALSE(subject.error().reason.empty()) << codec->info().id;
  }
}

TEST(StructAdapter, SaysWhatATypedCodecWorksOn) {
  const auto subject = find_codec("nlohmann-json/struct")->prepare(file_payload({true}));
  ASSERT_FALSE(subject);
  EXPECT_EQ(subject.error().reason,
            "works on the C++ struct of a built-in shape; orders.json is not one");
}

}  // namespace
}  // namespace cwb
