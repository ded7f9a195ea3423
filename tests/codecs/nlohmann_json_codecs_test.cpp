// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "small_payloads.h"

namespace cwb {
namespace {

using testing::as_bytes;
using testing::as_text;
using testing::encoded_bytes;
using testing::file_payload;
using testing::shape_payload;

std::unique_ptr<Subject> dom_of(Document document) {
  auto subject = find_codec("nlohmann-json/dom")->prepare(file_payload(std::move(document)));
  if (!subject) throw std::runtime_error(subject.error().reason);
  return std::move(*subject);
}

TEST(NlohmannJson, TheCookieIs437BytesAsDomAndAsStruct) {
  const auto dom = encoded_bytes("nlohmann-json/dom", shape_payload("cookie"));
  EXPECT_EQ(dom.size(), 437U);
  EXPECT_EQ(encoded_bytes("nlohmann-json/struct", shape_payload("cookie")), dom);
}

TEST(NlohmannJson, BareListsAndMapsStandAtTheRoot) {
  EXPECT_EQ(as_text(encoded_bytes("nlohmann-json/struct",
                                  shape_payload("string-array", {{"count", 2}, {"bytes", 1}})))
                .size(),
            std::string_view(R"(["x","y"])").size());
  EXPECT_THAT(as_text(encoded_bytes("nlohmann-json/struct",
                                    shape_payload("string-map", {{"count", 2}, {"bytes", 1}}))),
              ::testing::MatchesRegex(R"(\{"key0":".","key1":"."\})"));
}

TEST(NlohmannJson, KeepsEveryTypeOfLeaf) {
  const Document document{Map{{"null", {}},
                              {"yes", {true}},
                              {"no", {false}},
                              {"zero", {std::int64_t{0}}},
                              {"least", {std::numeric_limits<std::int64_t>::min()}},
                              {"largest", {std::numeric_limits<std::uint64_t>::max()}},
                              {"half", {0.5}},
                              {"two", {2.0}},
                              {"huge", {1e300}},
                              {"million", {1e6}},
                              {"tiny", {std::numeric_limits<double>::denorm_min()}},
                              {"empty text", {std::string()}},
                              {"text", {std::string("a\"\\\n\xC3\xA4\xF0\x9F\x8D\xAA")}},
                              {"empty list", {List{}}},
                              {"empty map", {Map{}}},
                              {"nested", {List{{List{{Map{{"", {std::int64_t{-1}}}}}}}}}}}};
  const auto subject = dom_of(document);
  const auto decoded = subject->decoded();
  ASSERT_TRUE(decoded);
  EXPECT_EQ(compare(document, *decoded, {}).difference, std::nullopt);
}

TEST(NlohmannJson, KeepsADoubleWithoutAFractionADouble) {
  EXPECT_EQ(as_text(dom_of({List{{2.0}, {std::int64_t{2}}}})->encoded()), "[2.0,2]");
}

TEST(NlohmannJson, RefusesWhatJsonLacksWithItsPlace) {
  const auto* codec = find_codec("nlohmann-json/dom");
  const auto bytes = codec->prepare(file_payload({Map{{"raw", {Bytes{std::byte{1}}}}}}));
  ASSERT_FALSE(bytes);
  EXPECT_EQ(bytes.error().reason, "JSON has no bytes, which stands at /raw");
  const auto nan = codec->prepare(file_payload({List{{std::numeric_limits<double>::quiet_NaN()}}}));
  ASSERT_FALSE(nan);
  EXPECT_EQ(nan.error().reason, "JSON has no NaN, which stands at /0");
}

TEST(NlohmannJson, RefusesStringsThatAreNotUtf8) {
  const auto subject = dom_of({std::string("ab")});
  subject->set_input(as_bytes("\"a\xFF\""));
  EXPECT_THROW(static_cast<void>(subject->decoded()), std::exception);
}

TEST(NlohmannJson, RefusesTextThatIsNestedTooDeepForADocument) {
  const auto subject = dom_of({List{}});
  const auto nested = [](std::size_t levels) {
    return as_bytes(std::string(levels, '[') + std::string(levels, ']'));
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

TEST(NlohmannJson, TheStructRefusesAMapThatLacksAMember) {
  const auto subject = find_codec("nlohmann-json/struct")->prepare(shape_payload("scroll-list"));
  ASSERT_TRUE(subject);
  (*subject)->set_input(as_bytes(R"({"haveMore":false})"));
  EXPECT_THROW(static_cast<void>((*subject)->decoded()), std::exception);
}

TEST(NlohmannJson, SaysItsVersion) {
  EXPECT_THAT(find_codec("nlohmann-json/dom")->info().version,
              ::testing::MatchesRegex("3\\.[0-9]+\\.[0-9]+"));
}

}  // namespace
}  // namespace cwb
