// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/sweep.h"

#include <gmock/gmock.h>

#include "profile/expand_sweeps.h"
#include "profile/profile_file.h"
#include "run/payloads.h"

namespace cwb {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

tl::expected<Profile, Problems> profile_with(const std::string& payloads) {
  return parse_profile(R"({"version": 1, "codecs": ["baseline/memcpy"], "payloads": [)" + payloads +
                       "]}");
}

/// "pointer: sentence" of the only problem.
std::string only_problem(const std::string& payloads) {
  const auto profile = profile_with(payloads);
  if (profile) return "none";
  if (profile.error().size() != 1) return "not one problem";
  return profile.error().front().place + ": " + profile.error().front().message;
}

std::vector<std::string> ids_of(const std::string& payloads) {
  const auto profile = profile_with(payloads);
  return profile ? payload_ids(profile->payloads) : std::vector<std::string>{};
}

TEST(GeometricRange, MultipliesUpToItsLargestValue) {
  EXPECT_THAT(values_of({1, 10000, 10}), ElementsAre(1, 10, 100, 1000, 10000));
  EXPECT_THAT(values_of({3, 100, 4}), ElementsAre(3, 12, 48));
}

TEST(GeometricRange, RoundsFromThePowerAndGivesNoNumberTwice) {
  EXPECT_THAT(values_of({1, 8, 1.5}), ElementsAre(1, 2, 3, 5, 8));
  EXPECT_THAT(values_of({10, 12, 1.05}), ElementsAre(10, 11, 12));
}

TEST(GeometricRange, EndsWhereItWouldMakeMoreThanIsAllowed) {
  EXPECT_THAT(values_of({1, 1'000'000'000, 1.01}), SizeIs(most_swept_payloads + 1));
}

TEST(Sweep, MakesAPayloadOfEachValue) {
  EXPECT_THAT(ids_of(R"({"shape": "scroll-list", "items": {"from": 1, "to": 1000, "factor": 10}})"),
              ElementsAre("scroll-list(items=1)", "scroll-list(items=10)", "scroll-list",
                          "scroll-list(items=1000)"));
  EXPECT_THAT(ids_of(R"({"shape": "scroll-list", "items": [7, 5]})"),
              ElementsAre("scroll-list(items=7)", "scroll-list(items=5)"));
}

TEST(Sweep, CombinesTheValuesOfTwoParameters) {
  EXPECT_THAT(ids_of(R"({"shape": "string-array", "count": [1, 2], "bytes": [3, 4]})"),
              ElementsAre("string-array(count=1,bytes=3)", "string-array(count=2,bytes=3)",
                          "string-array(count=1,bytes=4)", "string-array(count=2,bytes=4)"));
}

TEST(Sweep, SurvivesWritingAProfile) {
  const auto profile = profile_with(
      R"({"shape": "string-array", "count": {"from": 1, "to": 50, "factor": 1.5}, "bytes": [3]})");
  ASSERT_TRUE(profile);
  const auto again = parse_profile(write_profile(*profile));
  ASSERT_TRUE(again);
  EXPECT_EQ(again->payloads, profile->payloads);
}

TEST(Sweep, HoldsEachValueToTheParametersBounds) {
  EXPECT_EQ(only_problem(R"({"shape": "scroll-list", "items": [1, 0]})"),
            "/payloads/0/items/1: found 0; allowed are 1 to 1000000");
  EXPECT_EQ(only_problem(
                R"({"shape": "scroll-list", "items": {"from": 1, "to": 2000000, "factor": 10}})"),
            "/payloads/0/items/to: found 2000000; allowed are 1 to 1000000");
}

TEST(Sweep, SaysWhatItsRangeLacks) {
  EXPECT_THAT(only_problem(R"({"shape": "scroll-list", "items": {"from": 1, "to": 10}})"),
              testing::HasSubstr("factor"));
  EXPECT_THAT(
      only_problem(R"({"shape": "scroll-list", "items": {"from": 1, "to": 10, "factor": 1}})"),
      testing::StartsWith("/payloads/0/items/factor: found 1"));
  EXPECT_EQ(only_problem(R"({"shape": "scroll-list", "items": {"from": 9, "to": 5, "factor": 2}})"),
            "/payloads/0/items: goes from 9 to 5; to must be at least from");
  EXPECT_EQ(only_problem(R"({"shape": "scroll-list", "items": []})"),
            "/payloads/0/items: names no value: give at least one");
  EXPECT_EQ(only_problem(R"({"shape": "scroll-list", "items": [5, 5]})"),
            "/payloads/0/items/1: 5 stands twice; allowed is once");
}

TEST(Sweep, RefusesMorePayloadsThanAWindowCouldShow) {
  EXPECT_THAT(
      only_problem(
          R"({"shape": "scroll-list", "items": {"from": 1, "to": 1000000, "factor": 1.02}})"),
      testing::HasSubstr("more than 100 values"));
  EXPECT_EQ(only_problem(R"({"shape": "string-array",
                             "count": {"from": 1, "to": 2048, "factor": 2},
                             "bytes": {"from": 1, "to": 2048, "factor": 2}})"),
            "/payloads/0: its sweeps make 144 payloads; allowed are at most 100");
}

TEST(Sweep, RefusesAValueWhosePayloadWouldBeTooLarge) {
  EXPECT_THAT(only_problem(R"({"shape": "string-array", "count": [1, 10000000]})"),
              testing::HasSubstr("the limit is 256 MiB"));
}

TEST(Sweep, MayNotRepeatAPayloadThatStandsAlone) {
  EXPECT_EQ(
      only_problem(R"({"shape": "scroll-list"}, {"shape": "scroll-list", "items": [10, 100]})"),
      "/payloads/1: has scroll-list, the same payload as /payloads/0; allowed is once");
}

}  // namespace
}  // namespace cwb
