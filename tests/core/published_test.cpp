// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/published.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "profile/profile_file.h"
#include "profile/published_sources.h"

namespace cwb {
namespace {

void add_case(Run& run, const std::string& codec, const std::string& payload, Phase phase,
              double ns, std::uint64_t bytes) {
  CaseResult result;
  result.id = {codec, payload, phase};
  result.encoded_bytes = bytes;
  result.series.ns = {ns};
  result.series.marks.resize(1);
  run.cases.push_back(result);
}

const PublishedRow* find(const PublishedTable& table, const std::string& system,
                         const std::string& quantity, const std::string& payload) {
  for (const PublishedRow& row : table.rows) {
    if (row.system == system && row.quantity == quantity && row.payload == payload) return &row;
  }
  return nullptr;
}

TEST(Published, IsNothingForAProfileThatReRunsNoWriteUp) {
  EXPECT_FALSE(published_table(cwb::Run{}));
}

TEST(Published, ShowsTheLuaFiguresBesideTheNearestCodecInTheWriteUpsUnit) {
  cwb::Run run;
  run.profile.published = "lua-json-protobuf-pbc-sproto";
  add_case(run, "sproto/raw", "cookie", Phase::encode, 350, 272);
  const auto table = published_table(run);
  ASSERT_TRUE(table);
  const auto* row = find(*table, "sproto (no pack)", "encode, s per 1,000,000", "cookie");
  ASSERT_TRUE(row);
  EXPECT_EQ(row->published, "4.03");
  EXPECT_EQ(row->nearest, "sproto/raw");
  EXPECT_EQ(row->here, "0.350");  // 350 ns a million times
  EXPECT_EQ(find(*table, "sproto (no pack)", "bytes", "cookie")->here, "272");
  EXPECT_EQ(find(*table, "sproto (no pack)", "decode, s per 1,000,000", "cookie")->here, "");
}

TEST(Published, SaysWhereThePrintIsGarbledOrInferred) {
  cwb::Run run;
  run.profile.published = "lua-json-protobuf-pbc-sproto";
  const auto table = published_table(run);
  EXPECT_EQ(find(*table, "lua-cjson", "encode, s per 1,000,000", "cookie")->published,
            "10.5 to 99.6 (digits lost in print)");
  EXPECT_EQ(find(*table, "sproto", "decode, s per 1,000,000", "cookie")->published,
            "11.4 (inferred)");
}

TEST(Published, AddsWriteAndLoadTimesTheLoopsForTheAndroidFrameworks) {
  cwb::Run run;
  run.profile.published = "android-protobuf-frameworks";
  add_case(run, "protobuf/generated", "scroll-list", Phase::write, 20'000, 0);
  add_case(run, "protobuf/generated", "scroll-list", Phase::load, 30'000, 0);
  const auto table = published_table(run);
  const auto* row =
      find(*table, "Wire 1.5.1", "100 x (write + load), medians added, ms", "scroll-list");
  ASSERT_TRUE(row);
  EXPECT_EQ(row->published, "1860 to 1907");
  EXPECT_EQ(row->here, "5.00");
  EXPECT_EQ(find(*table, "Protostuff 1.0.8", "deserialize / load, ms", "scroll-list")->published,
            "6");
}

TEST(Published, ShowsBothPhonesForJsonAndMessagePack) {
  cwb::Run run;
  run.profile.published = "android-json-messagepack";
  add_case(run, "msgpack-cxx/object", "string-map", Phase::decode, 4e6, 0);
  const auto table = published_table(run);
  const auto* row = find(*table, "MessagePack", "decode, ms", "string-map");
  ASSERT_TRUE(row);
  EXPECT_EQ(row->published, "17350 (IS06), 7754 (Nexus 7)");
  EXPECT_EQ(row->nearest, "msgpack-cxx/object");
  EXPECT_EQ(row->here, "4.00");
}

TEST(Published, EveryWriteUpIsReRunByABuiltInProfileThatMeasuresItsNearestCodecs) {
  std::vector<std::string> named;
  for (const BuiltinProfile& builtin : builtin_profiles()) {
    const auto profile = parse_profile(builtin.text);
    ASSERT_TRUE(profile) << builtin.name;
    if (!profile->published.empty()) named.push_back(profile->published);
  }
  EXPECT_THAT(named, ::testing::UnorderedElementsAreArray(published_ids()));
}

}  // namespace
}  // namespace cwb
