// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/verdicts.h"

#include <cmath>

#include <gmock/gmock.h>

#include "run/summary_rows.h"

namespace cwb {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// Some noise that has nothing to do with which case it is: up to 0.1 % to either side.
double noise(std::size_t generation, double phase) {
  return 1 + 0.001 * std::sin(static_cast<double>(generation) * 2.399 + phase);
}

/// A case with three samples in each generation, about so many ns.
CaseResult timed(const std::string& codec, Family family, double ns, std::size_t generations) {
  CaseResult result;
  result.id = {codec, "cookie", Phase::encode};
  result.family = family;
  for (std::size_t generation = 0; generation < generations; ++generation) {
    for (const double part : {0.999, 1.0, 1.5}) {
      result.series.ns.push_back(ns * part * noise(generation, ns));
      result.series.marks.push_back({static_cast<std::uint16_t>(generation), 0});
    }
  }
  return result;
}

Run run_of(std::vector<CaseResult> cases, std::uint64_t generations = 20) {
  Run run;
  run.profile.baseline = cases[0].id.codec;
  run.cases = std::move(cases);
  run.generations = generations;
  return run;
}

Run typed_run(const std::vector<double>& times, std::size_t generations = 20) {
  std::vector<CaseResult> cases;
  for (std::size_t i = 0; i < times.size(); ++i) {
    cases.push_back(timed("codec/" + std::to_string(i), Family::typed, times[i], generations));
  }
  return run_of(std::move(cases), generations);
}

TEST(Verdicts, SayHowManyTimesFasterOrSlowerThanTheBaseline) {
  const Verdicts verdicts = judge(typed_run({100, 200, 40}));
  EXPECT_FALSE(verdicts.to_baseline[0]);
  ASSERT_TRUE(verdicts.to_baseline[1]);
  EXPECT_EQ(verdicts.to_baseline[1]->claim, Claim::slower);
  EXPECT_NEAR(verdicts.to_baseline[1]->comparison->ratio, 2, 0.005);
  EXPECT_THAT(verdict_text(*verdicts.to_baseline[1]), testing::StartsWith("slower by 2.00x ["));
  EXPECT_EQ(verdicts.to_baseline[2]->claim, Claim::faster);
  EXPECT_THAT(verdict_text(*verdicts.to_baseline[2]),
              testing::StartsWith("faster by 2.50x [2.50,"));
}

TEST(Verdicts, ShowThreeDecimalsWhereTwoWouldHideTheDifference) {
  const Verdicts verdicts = judge(typed_run({100, 102}));
  EXPECT_THAT(verdict_text(*verdicts.to_baseline[1]), testing::StartsWith("slower by 1.020x [1.0"));
}

TEST(Verdicts, SeparateTwoPercentAndNotATenthOfOne) {
  EXPECT_EQ(judge(typed_run({100, 102})).to_baseline[1]->claim, Claim::slower);
  EXPECT_EQ(judge(typed_run({100, 100.1})).to_baseline[1]->claim, Claim::not_separated);
  EXPECT_EQ(verdict_text(*judge(typed_run({100, 100.1})).to_baseline[1]), "not separated");
}

TEST(Verdicts, CallADifferenceWithinTheMarginNotSeparatedHoweverSureItIs) {
  // 0.4 % with no noise at all: the interval is a point, and lies within the margin.
  cwb::Run run = typed_run({100, 100});
  run.cases[1].series = run.cases[0].series;
  for (double& ns : run.cases[1].series.ns) ns *= 1.004;
  EXPECT_EQ(judge(run).to_baseline[1]->claim, Claim::not_separated);
  for (double& ns : run.cases[1].series.ns) ns *= 1.002;
  EXPECT_EQ(judge(run).to_baseline[1]->claim, Claim::slower);
}

TEST(Verdicts, SayThatTheGenerationsAreTooFewForSoManyComparisons) {
  const cwb::Run run = typed_run({100, 200, 300, 400}, 9);
  const Verdicts verdicts = judge(run);
  EXPECT_EQ(verdicts.comparisons, 3 + 6);      // with the baseline, and all pairs for the ranks
  EXPECT_EQ(verdicts.needed_generations, 11);  // 0.01 / 9 = 0.0011; 2 / 2^11 = 0.00098
  EXPECT_EQ(verdicts.to_baseline[1]->claim, Claim::too_few_generations);
  EXPECT_THAT(leader_lines(run, verdicts),
              ElementsAre("cookie, encode, typed: no winner, for 9 generations are too few; 11 are "
                          "needed"));
  EXPECT_THAT(confidence_line(run, verdicts),
              HasSubstr("9 comparisons over 9 generations, each beyond a margin of 0.5 %; so many "
                        "comparisons need 11 generations."));
}

TEST(Verdicts, RankWithTies) {
  const cwb::Run run = typed_run({300, 100, 100.1, 200});
  const Verdicts verdicts = judge(run);
  EXPECT_THAT(verdicts.ranks, ElementsAre(4, 1, 1, 3));
  const auto rows = summary_rows(run, verdicts);
  EXPECT_TRUE(rows[1].tied && rows[2].tied);
  EXPECT_FALSE(rows[0].tied || rows[3].tied);
}

TEST(Verdicts, NameAWinnerOnlyAgainstTheRunnerUp) {
  cwb::Run run = typed_run({300, 100, 100.1});
  EXPECT_THAT(
      leader_lines(run, judge(run)),
      ElementsAre("cookie, encode, typed: no winner, codec/1 and codec/2 are not separated"));
  run = typed_run({300, 100, 150});
  EXPECT_THAT(
      leader_lines(run, judge(run)),
      ElementsAre(testing::StartsWith("cookie, encode, typed: codec/1 is faster than codec/2 "
                                      "by 1.50x [")));
}

TEST(Verdicts, StayWithinAFamilyAndLabelWhatCrosses) {
  const cwb::Run run =
      run_of({timed("a", Family::typed, 100, 20), timed("b", Family::typed, 200, 20),
              timed("c", Family::dynamic, 10, 20), timed("d", Family::floor, 1, 20)});
  const Verdicts verdicts = judge(run);
  EXPECT_THAT(verdicts.ranks, ElementsAre(1, 2, std::nullopt, std::nullopt));
  ASSERT_EQ(verdicts.leaders.size(), 1);
  EXPECT_EQ(verdicts.leaders[0].family, Family::typed);
  EXPECT_THAT(verdict_text(*verdicts.to_baseline[2]), testing::EndsWith("] (other family)"));
}

TEST(Verdicts, TellPayloadsAndPhasesApart) {
  CaseResult other = timed("codec/0", Family::typed, 50, 20);
  other.id.phase = Phase::decode;
  cwb::Run run = typed_run({100, 200});
  run.cases.push_back(other);
  const Verdicts verdicts = judge(run);
  EXPECT_FALSE(verdicts.to_baseline[2]);
  EXPECT_THAT(verdicts.ranks, ElementsAre(1, 2, std::nullopt));
}

TEST(Verdicts, ClaimNothingOfABound) {
  cwb::Run run = typed_run({100, 200});
  for (SampleMark& mark : run.cases[1].series.marks) mark.flags |= below_resolution;
  const Verdicts verdicts = judge(run);
  EXPECT_EQ(verdicts.to_baseline[1]->claim, Claim::below_resolution);
  EXPECT_FALSE(verdicts.to_baseline[1]->comparison);
  EXPECT_THAT(verdicts.leaders, IsEmpty());
}

TEST(Verdicts, TakeNoCaseWithoutSamples) {
  cwb::Run run = typed_run({100, 200});
  run.cases[0].series = {};
  EXPECT_FALSE(judge(run).to_baseline[1]);
  EXPECT_EQ(judge(cwb::Run{}).comparisons, 0);
}

Run with_twin(double difference) {
  cwb::Run run = typed_run({100, 103});
  CaseResult twin = run.cases[0];
  twin.id.codec += " (A/A)";
  twin.twin_of = run.cases[0].id.codec;
  for (double& ns : twin.series.ns) ns *= 1 + difference;
  run.cases.push_back(twin);
  return run;
}

TEST(AaCheck, WidensTheMarginToWhatTwoPreparationsDifferBy) {
  const Verdicts quiet = judge(with_twin(0.001));
  ASSERT_TRUE(quiet.aa);
  EXPECT_NEAR(quiet.aa->floor, 0.001, 1e-5);
  EXPECT_EQ(quiet.aa->called_different, 0);
  EXPECT_EQ(quiet.margin, least_margin);
  EXPECT_EQ(quiet.to_baseline[1]->claim, Claim::slower);
  EXPECT_EQ(aa_text(quiet), "A/A 0.1 %");

  const Verdicts noisy = judge(with_twin(-0.05));
  EXPECT_NEAR(noisy.margin, 0.0513, 1e-4);
  EXPECT_EQ(noisy.aa->called_different, 1);
  EXPECT_EQ(noisy.to_baseline[1]->claim, Claim::not_separated);
  EXPECT_THAT(aa_line(noisy),
              HasSubstr("1 of them would be called different: quieten the machine"));
}

TEST(AaCheck, LeavesTheTwinOutOfRanksAndVerdicts) {
  const Verdicts verdicts = judge(with_twin(0.001));
  EXPECT_FALSE(verdicts.ranks[2]);
  EXPECT_FALSE(verdicts.to_baseline[2]);
  EXPECT_EQ(verdicts.leaders.at(0).verdict.second, 1);
}

}  // namespace
}  // namespace cwb
