// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/plan.h"

#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace cwb {
namespace {

using ::testing::HasSubstr;

/// A folder of the test's own.
class PlanTest : public ::testing::Test {
 protected:
  PlanTest() : folder_(std::filesystem::path(::testing::TempDir()) / "plan_test") {
    std::filesystem::create_directories(folder_);
    profile_.codecs = {"nlohmann-json/dom"};
    profile_.phases = {Phase::encode};
  }
  ~PlanTest() override { std::filesystem::remove_all(folder_); }

  void write(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name) << text;
  }
  void add_shape(const std::string& shape, ShapeParameters parameters = {}) {
    profile_.payloads.push_back({shape, std::move(parameters), ""});
  }
  void add_file(const std::string& file) { profile_.payloads.push_back({"", {}, file}); }

  std::filesystem::path folder_;
  Profile profile_;
};

TEST_F(PlanTest, HasACaseForEachPayloadCodecAndPhaseInThatOrder) {
  add_shape("cookie");
  add_shape("scroll-list", {{"items", 3}});
  profile_.codecs = {"nlohmann-json/dom", "msgpack-cxx/object"};
  profile_.phases = {Phase::encode, Phase::decode};
  const auto plan = make_plan(profile_, folder_);
  ASSERT_TRUE(plan);
  ASSERT_EQ(plan->cases.size(), 8U);
  EXPECT_EQ(to_string(plan->cases[0].id), "nlohmann-json/dom, cookie, encode");
  EXPECT_EQ(to_string(plan->cases[1].id), "nlohmann-json/dom, cookie, decode");
  EXPECT_EQ(to_string(plan->cases[2].id), "msgpack-cxx/object, cookie, encode");
  EXPECT_EQ(to_string(plan->cases[7].id), "msgpack-cxx/object, scroll-list(items=3), decode");
  EXPECT_EQ(plan->sample_bytes, 8U * 300 * 12);
}

TEST_F(PlanTest, RunsAUsersFileAndRefusesCodecsThatNeedASchemaOrAStruct) {
  write("orders.json", R"([{"id": 7, "total": 2.0}, {"id": 8, "note": null}])");
  add_file("orders.json");
  profile_.codecs = {"nlohmann-json/dom", "nlohmann-json/struct", "protobuf/dynamic", "sproto/raw"};
  const auto plan = make_plan(profile_, folder_);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->payloads[0]->id, "orders.json");
  EXPECT_EQ(plan->payloads[0]->json_bytes, 43U);  // as compact text
  EXPECT_EQ(plan->cases[0].state, CaseState::runs);
  EXPECT_EQ(plan->cases[1].state, CaseState::refused);
  EXPECT_THAT(plan->cases[1].reason, HasSubstr("struct"));
  EXPECT_EQ(plan->cases[2].state, CaseState::refused);
  EXPECT_THAT(plan->cases[2].reason, HasSubstr("schema"));
  EXPECT_EQ(plan->cases[3].state, CaseState::refused);
  EXPECT_THAT(plan->cases[3].reason, HasSubstr("schema"));
}

TEST_F(PlanTest, MarksAPhaseThatALibraryDoesNotHaveApart) {
  add_shape("cookie");
  profile_.codecs = {"nlohmann-json/struct", "baseline/memcpy"};
  profile_.phases = {Phase::build, Phase::load};
  const auto plan = make_plan(profile_, folder_);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->cases[0].state, CaseState::not_apart);
  EXPECT_EQ(plan->cases[1].state, CaseState::runs);
  EXPECT_EQ(plan->cases[2].state, CaseState::not_apart);
  EXPECT_EQ(plan->cases[3].state, CaseState::not_apart);
}

TEST_F(PlanTest, GivesFilesOfOneNameIdsOfTheirOwn) {
  std::filesystem::create_directories(folder_ / "new");
  write("orders.json", "[1]");
  write("new/orders.json", "[1, 2]");
  add_file("orders.json");
  add_file("new/orders.json");
  const auto plan = make_plan(profile_, folder_);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->payloads[0]->id, "orders.json");
  EXPECT_EQ(plan->payloads[1]->id, "orders.json (2)");
}

TEST_F(PlanTest, ReportsEveryPayloadThatCannotBeMadeWithItsPlaceAndReason) {
  write("broken.json", "[1,\n2,,]");
  add_file("broken.json");
  add_file("missing.json");
  const auto plan = make_plan(profile_, folder_);
  ASSERT_FALSE(plan);
  ASSERT_EQ(plan.error().size(), 2U);
  EXPECT_EQ(plan.error()[0].place, "/payloads/0");
  EXPECT_THAT(plan.error()[0].message, HasSubstr("broken.json: line 2, column 3"));
  EXPECT_EQ(plan.error()[1].place, "/payloads/1");
  EXPECT_THAT(plan.error()[1].message, HasSubstr("missing.json"));
}

TEST_F(PlanTest, SaysHowLargeAPayloadWouldBeBeforeItIsMade) {
  add_shape("string-array", {{"count", 10'000'000}, {"bytes", 1'000'000}});
  const auto plan = make_plan(profile_, folder_);
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error()[0].message, "would be about 9536772 MiB of JSON; the limit is 256 MiB");
}

TEST_F(PlanTest, SaysHowMuchTheSamplesWouldTakeBeforeTheRun) {
  for (std::int64_t items = 1; items <= 30; ++items) add_shape("scroll-list", {{"items", items}});
  profile_.codecs = {"nlohmann-json/dom", "msgpack-cxx/object"};
  profile_.phases = {Phase::encode, Phase::decode, Phase::write, Phase::load};
  profile_.sampling.rounds = 2'000'000;
  const auto plan = make_plan(profile_, folder_);
  ASSERT_FALSE(plan);
  EXPECT_EQ(plan.error()[0].place, "/sampling/rounds");
  EXPECT_EQ(plan.error()[0].message,
            "2000000 rounds of 240 cases would take 5493 MiB of samples; the limit is 4096 MiB");
}

TEST_F(PlanTest, RefusesACodecThatThisBuildLacks) {
  add_shape("cookie");
  profile_.codecs = {"nobody/knows"};
  const auto plan = make_plan(profile_, folder_);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->cases[0].state, CaseState::refused);
}

}  // namespace
}  // namespace cwb
