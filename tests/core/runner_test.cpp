// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/runner.h"

#include <algorithm>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "runner_fixture.h"
#include "stats/summary.h"

namespace cwb {
namespace {

using std::chrono::nanoseconds;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

using test::RunnerTest;

TEST_F(RunnerTest, GivesEachCaseOneSampleARoundOfExactlyWhatItCosts) {
  add("a", costs(nanoseconds(500)), {Phase::encode, Phase::decode});
  add("b", costs(nanoseconds(800)), {Phase::encode});
  const auto result = measure();
  EXPECT_EQ(result.rounds, 40U);
  EXPECT_EQ(result.ended_by, StopReason::rounds);
  ASSERT_EQ(result.cases.size(), 3U);
  for (const CaseResult& each : result.cases) ASSERT_EQ(each.series.ns.size(), 40U);
  EXPECT_THAT(result.cases[0].series.ns, Each(500.0));
  EXPECT_THAT(result.cases[2].series.ns, Each(800.0));
  EXPECT_EQ(result.cases[0].iterations, 400U);
  EXPECT_EQ(result.cases[2].iterations, 250U);
}

TEST_F(RunnerTest, ShufflesEveryRoundAnew) {
  add("a", costs(nanoseconds(500)), {Phase::encode});
  add("b", costs(nanoseconds(500)), {Phase::encode});
  add("c", costs(nanoseconds(500)), {Phase::encode});
  measure();
  const std::vector<std::string> order = rounds();
  std::set<std::vector<std::string>> orders;
  std::set<std::pair<std::string, std::string>> neighbours;
  for (std::size_t i = 0; i < order.size(); i += 3) {
    std::vector<std::string> round(order.begin() + static_cast<std::ptrdiff_t>(i),
                                   order.begin() + static_cast<std::ptrdiff_t>(i + 3));
    orders.insert(round);
    std::ranges::sort(round);
    EXPECT_THAT(round, ElementsAre("a/encode", "b/encode", "c/encode"));
  }
  EXPECT_EQ(orders.size(), 6U);  // all permutations of three turn up in 40 rounds
  for (std::size_t i = 1; i < order.size(); ++i) neighbours.insert({order[i - 1], order[i]});
  EXPECT_GE(neighbours.size(), 6U);  // no case has a fixed predecessor
}

TEST_F(RunnerTest, TheSameSeedGivesTheSameOrderAndAnotherSeedAnother) {
  const auto order_of = [this](std::uint64_t seed) {
    plan_.cases.clear();
    plan_.profile.codecs.clear();
    log_ = {};
    listener_.events.clear();
    plan_.profile.sampling.seed = seed;
    add("a", costs(nanoseconds(500)), {Phase::encode, Phase::decode, Phase::read});
    measure();
    return rounds();
  };
  const auto first = order_of(1);
  EXPECT_EQ(first, order_of(1));
  EXPECT_NE(first, order_of(2));
}

TEST_F(RunnerTest, PreparesEverySubjectAnewInEachGenerationInShuffledOrder) {
  add("a", costs(nanoseconds(500)), {Phase::encode});
  add("b", costs(nanoseconds(500)), {Phase::encode});
  add("c", costs(nanoseconds(500)), {Phase::encode});
  const auto result = measure();
  EXPECT_EQ(result.generations, 10U);
  ASSERT_EQ(log_.prepared.size(), 30U);
  EXPECT_EQ(log_.discarded.size(), 30U);
  std::set<std::vector<std::string>> orders;
  for (std::ptrdiff_t i = 0; i < 30; i += 3) {
    orders.insert({log_.prepared.begin() + i, log_.prepared.begin() + i + 3});
  }
  EXPECT_GE(orders.size(), 3U);
  // Each sample carries its generation: 4 rounds each.
  const auto& marks = result.cases[0].series.marks;
  for (std::size_t i = 0; i < marks.size(); ++i) EXPECT_EQ(marks[i].generation, i / 4);
}

TEST_F(RunnerTest, SettlesBeforeEverySampleAndNotWhenCold) {
  add("a", costs(nanoseconds(500)), {Phase::encode});
  measure();
  for (std::size_t i = log_.requests.size() - 40; i < log_.requests.size(); ++i) {
    EXPECT_EQ(log_.requests[i].settle_iterations, 40U);
  }
  log_ = {};
  plan_.profile.sampling.settle = false;
  const auto cold = measure();
  EXPECT_EQ(log_.requests.back().settle_iterations, 0U);
  EXPECT_THAT(cold.cases[0].notes, ElementsAre(HasSubstr("cold")));
}

TEST_F(RunnerTest, KeepsSlowSpellsAsTheyAre) {
  FakeBehaviour stalling;
  stalling.cost = [](std::uint64_t sample) { return nanoseconds(sample % 10 == 0 ? 5000 : 500); };
  add("a", stalling, {Phase::encode});
  const auto result = measure();
  EXPECT_EQ(std::ranges::count(result.cases[0].series.ns, 5000.0), 4);
  EXPECT_EQ(result.cases[0].series.ns.size(), 40U);
}

TEST_F(RunnerTest, SubtractsTheClocksCostWhenTheUserFixesTheIterationsAndSaysSo) {
  clock_.reading_cost = nanoseconds(20);
  plan_.profile.sampling.iterations = 1;
  add("a", costs(nanoseconds(90)), {Phase::encode});
  const auto result = measure();
  EXPECT_NEAR(result.manifest.clock_cost_ns, 20, 0.1);
  EXPECT_THAT(result.cases[0].series.ns, Each(::testing::DoubleNear(90, 0.1)));
  EXPECT_THAT(result.cases[0].notes,
              ElementsAre("the clock's cost of 20 ns was subtracted from each "
                          "sample"));
}

TEST_F(RunnerTest, FlagsWhatIsBelowTheClocksResolutionAndNeverSaysZero) {
  clock_.tick = nanoseconds(100);
  clock_.reading_cost = nanoseconds(10);
  plan_.profile.sampling.iterations = 2;
  add("a", costs(nanoseconds(1)), {Phase::encode});
  const auto result = measure();
  const Series& series = result.cases[0].series;
  std::size_t flagged = 0;
  for (std::size_t i = 0; i < series.ns.size(); ++i) {
    EXPECT_GT(series.ns[i], 0);
    if ((series.marks[i].flags & below_resolution) != 0) {
      ++flagged;
      EXPECT_EQ(series.ns[i], 50);  // 100 ns over two iterations: a bound from above
    }
  }
  EXPECT_GT(flagged, 20U);
}

TEST_F(RunnerTest, StopsACaseThatFailsInMidRunKeepsItsSamplesAndGoesOnWithTheRest) {
  FakeBehaviour failing = costs(nanoseconds(500));
  failing.fails_at_sample = 20;
  add("a", failing, {Phase::encode});
  add("b", costs(nanoseconds(500)), {Phase::encode});
  const auto result = measure();
  EXPECT_EQ(result.cases[0].state, CaseState::failed);
  EXPECT_EQ(result.cases[0].reason, "an iteration failed");
  EXPECT_GT(result.cases[0].series.ns.size(), 5U);
  EXPECT_LT(result.cases[0].series.ns.size(), 20U);
  EXPECT_EQ(result.cases[1].series.ns.size(), 40U);
  EXPECT_EQ(listener_.told.at(0), CaseState::failed);
}

TEST_F(RunnerTest, DoesNotTimeWhatTheVerifyGateRefuses) {
  FakeBehaviour wrong = costs(nanoseconds(1));
  wrong.gate_error = "decoded at /Pbid/0/id: expected the integer 1, got the integer 2";
  add("a", wrong, {Phase::encode, Phase::decode});
  const auto result = measure();
  EXPECT_EQ(result.ended_by, StopReason::no_case);
  EXPECT_EQ(result.cases[0].state, CaseState::failed);
  EXPECT_THAT(result.cases[1].reason, HasSubstr("verify gate: decoded at /Pbid/0/id"));
  EXPECT_TRUE(log_.samples.empty());
}

TEST_F(RunnerTest, AStopRequestKeepsAllThatWasMeasured) {
  plan_.profile.sampling.rounds = 1'000'000;
  listener_.stop_after = 500;
  add("a", costs(nanoseconds(500)), {Phase::encode});
  const auto result = measure();
  EXPECT_EQ(result.ended_by, StopReason::user);
  EXPECT_GE(result.cases[0].series.ns.size(), 500U);
  EXPECT_LT(result.cases[0].series.ns.size(), 2000U);
  EXPECT_EQ(result.cases[0].series.ns.size(), listener_.events.size());
  EXPECT_EQ(result.rounds, listener_.events.size());
}

TEST_F(RunnerTest, EndsByTimeWithAllGenerations) {
  plan_.profile.sampling.rounds = 1'000'000;
  plan_.profile.sampling.time_budget_s = 2;
  add("a", costs(nanoseconds(500)), {Phase::encode});
  const auto result = measure();
  EXPECT_EQ(result.ended_by, StopReason::time_budget);
  EXPECT_EQ(result.generations, 10U);
  // A sample is 200 us and a settle of 20 us.
  EXPECT_NEAR(static_cast<double>(result.rounds), 2e6 / 220, 20);
}

TEST_F(RunnerTest, EndsByPrecisionOnceTheGenerationsAgree) {
  plan_.profile.sampling.rounds = 1'000'000;
  plan_.profile.sampling.precision_percent = 1;  // with the preset of 10 generations
  add("a", costs(nanoseconds(500)), {Phase::encode});
  const auto result = measure();
  EXPECT_EQ(result.ended_by, StopReason::precision);
  EXPECT_GE(result.generations, 10U);
  EXPECT_GE(static_cast<double>(result.rounds), 5e6 / 220 - 20);  // 5 s
}

TEST_F(RunnerTest, EndsByPrecisionOnlyWithGenerationsEnoughForTheVerdicts) {
  plan_.profile.sampling.rounds = 1'000'000;
  plan_.profile.sampling.precision_percent = 1;
  for (const char* codec : {"a", "b", "c", "d", "e", "f", "g", "h"}) {
    add(codec, costs(nanoseconds(500)), {Phase::encode});
  }
  const auto result = measure();
  EXPECT_EQ(result.ended_by, StopReason::precision);
  // 28 pairs share 1 %: 2 / 2^13 is the first that is under 0.01 / 28.
  EXPECT_GE(result.generations, 13U);
}

TEST_F(RunnerTest, TellsTheWidestIntervalAndAboutHowLongThePrecisionWillTake) {
  plan_.profile.sampling.rounds = 1'000'000;
  plan_.profile.sampling.precision_percent = 0.5;
  add("steady", costs(nanoseconds(500)), {Phase::encode});
  FakeBehaviour shaky;
  // By its generations: some 1,100 samples each, a percent and more apart.
  shaky.cost = [](std::uint64_t sample) { return nanoseconds(1000 + sample / 1100 % 4 * 10); };
  add("shaky", shaky, {Phase::encode});
  plan_.profile.sampling.time_budget_s = 20;
  measure();
  ASSERT_FALSE(listener_.progresses.empty());
  const Progress& first = listener_.progresses[1];
  EXPECT_FALSE(first.widest);
  EXPECT_EQ(first.asked_percent, 0.5);
  EXPECT_EQ(first.sureness, Sureness::at_most);
  const auto known = std::ranges::find_if(
      listener_.progresses, [](const Progress& one) { return one.widest.has_value(); });
  ASSERT_NE(known, listener_.progresses.end());
  EXPECT_GE(known->generation, 6U);
  EXPECT_EQ(known->widest->case_index, 1U);
  EXPECT_GT(known->widest->half_width, 0.005);
  ASSERT_TRUE(known->remaining);
  EXPECT_LE(known->remaining->count(), 20);
}

TEST_F(RunnerTest, TellsNoIntervalWhereNoPrecisionIsAskedFor) {
  add("a", costs(nanoseconds(500)), {Phase::encode});
  measure();
  for (const Progress& progress : listener_.progresses) {
    EXPECT_FALSE(progress.widest);
    EXPECT_EQ(progress.sureness, Sureness::at_this_pace);
  }
}

TEST_F(RunnerTest, SinkHearsEverySampleOnceWithItsRoundAndGeneration) {
  add("a", costs(nanoseconds(500)), {Phase::encode});
  add("b", costs(nanoseconds(900)), {Phase::encode});
  const auto result = measure();
  std::map<std::uint32_t, std::vector<double>> heard;
  for (const SampleEvent& event : listener_.events) {
    EXPECT_EQ(event.round, heard[event.case_index].size());
    EXPECT_EQ(event.mark, result.cases[event.case_index].series.marks[event.round]);
    heard[event.case_index].push_back(event.ns);
  }
  EXPECT_EQ(heard[0], result.cases[0].series.ns);
  EXPECT_EQ(heard[1], result.cases[1].series.ns);
  EXPECT_EQ(listener_.stages.back(), Stage::finished);
}

TEST_F(RunnerTest, RefusedAndNotApartCasesStandInTheResultWithoutSamples) {
  add("a", costs(nanoseconds(500)), {Phase::encode});
  plan_.cases.push_back({{"b", "cookie", Phase::encode}, 0, CaseState::refused, "needs a schema"});
  plan_.cases.push_back({{"a", "cookie", Phase::build}, 0, CaseState::not_apart, ""});
  const auto result = measure();
  EXPECT_EQ(result.cases[1].state, CaseState::refused);
  EXPECT_EQ(result.cases[1].reason, "needs a schema");
  EXPECT_TRUE(result.cases[1].series.ns.empty());
  EXPECT_EQ(result.cases[2].state, CaseState::not_apart);
}

}  // namespace
}  // namespace cwb
