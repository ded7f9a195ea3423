// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/stopping.h"

#include <set>

#include <gtest/gtest.h>

namespace cwb {
namespace {

using Seconds = Stopping::Seconds;

Sampling sampling(std::uint64_t rounds, std::uint64_t generations) {
  Sampling made;
  made.rounds = rounds;
  made.generations = generations;
  return made;
}

TEST(Stopping, EndsAfterTheRounds) {
  const Stopping stopping(sampling(300, 10));
  EXPECT_FALSE(stopping.over(299, Seconds{1000}));
  EXPECT_EQ(stopping.over(300, Seconds{1}), StopReason::rounds);
}

TEST(Stopping, EndsWhenTheTimeBudgetIsUsedUp) {
  Sampling limited = sampling(300, 10);
  limited.time_budget_s = 30;
  const Stopping stopping(limited);
  EXPECT_FALSE(stopping.over(5, Seconds{29.9}));
  EXPECT_EQ(stopping.over(5, Seconds{30}), StopReason::time_budget);
}

TEST(Stopping, SpreadsTheGenerationsEvenlyOverTheRounds) {
  const Stopping stopping(sampling(25, 10));
  std::multiset<std::uint64_t> generations;
  for (std::uint64_t round = 0; round < 25; ++round) {
    generations.insert(stopping.generation(round, Seconds{0}));
  }
  for (std::uint64_t generation = 0; generation < 10; ++generation) {
    EXPECT_GE(generations.count(generation), 2U);
    EXPECT_LE(generations.count(generation), 3U);
  }
}

TEST(Stopping, ReachesAllGenerationsAlsoWhereTimeEndsTheRun) {
  Sampling limited = sampling(1'000'000, 10);
  limited.time_budget_s = 10;
  const Stopping stopping(limited);
  EXPECT_EQ(stopping.generation(10, Seconds{0.5}), 0U);
  EXPECT_EQ(stopping.generation(100, Seconds{5.1}), 5U);
  EXPECT_EQ(stopping.generation(200, Seconds{9.99}), 9U);
}

TEST(Stopping, TellsTheRemainingTimeByTheLimitThatComesFirst) {
  Sampling limited = sampling(100, 10);
  limited.time_budget_s = 20;
  const Stopping stopping(limited);
  EXPECT_FALSE(stopping.remaining(0, Seconds{0}));
  EXPECT_NEAR(stopping.remaining(50, Seconds{4})->count(), 4, 1e-9);   // by rounds
  EXPECT_NEAR(stopping.remaining(10, Seconds{5})->count(), 15, 1e-9);  // by time
}

/// A case of so many generations of 5 samples, whose medians are spread by +- `spread`.
CaseResult measured(std::uint16_t generations, double spread) {
  CaseResult result;
  for (std::uint16_t generation = 0; generation < generations; ++generation) {
    const double center = 100 + (generation % 2 == 0 ? spread : -spread);
    for (int i = -2; i <= 2; ++i) {
      result.series.ns.push_back(center + i * 10);
      result.series.marks.push_back({generation, 0});
    }
  }
  return result;
}

TEST(Stopping, IsPreciseOnlyWhenTheGenerationsAgree) {
  Sampling precise = sampling(1000, 20);
  precise.precision_percent = 1;
  const Stopping stopping(precise);
  // The samples inside a generation are spread by 20 % in both: only the medians count.
  EXPECT_TRUE(stopping.precise(std::vector{measured(12, 0.5)}, 12, Seconds{6}));
  EXPECT_FALSE(stopping.precise(std::vector{measured(12, 2)}, 12, Seconds{6}));
  EXPECT_FALSE(stopping.precise(std::vector{measured(12, 0.5), measured(12, 2)}, 12, Seconds{6}));
}

TEST(Stopping, IsNeverPreciseBeforeFiveSecondsAndTenGenerations) {
  Sampling precise = sampling(1000, 20);
  precise.precision_percent = 1;
  const Stopping stopping(precise);
  EXPECT_FALSE(stopping.precise(std::vector{measured(12, 0.1)}, 12, Seconds{4.9}));
  EXPECT_FALSE(stopping.precise(std::vector{measured(9, 0.1)}, 9, Seconds{60}));
}

TEST(Stopping, DoesNotWaitForCasesThatDoNotRun) {
  Sampling precise = sampling(1000, 20);
  precise.precision_percent = 1;
  CaseResult refused;
  refused.state = CaseState::refused;
  EXPECT_TRUE(Stopping(precise).precise(std::vector{measured(12, 0.5), refused}, 12, Seconds{6}));
}

TEST(Precision, IsHalfTheIntervalOverGenerationMedians) {
  Series series;
  // Ten generations of one sample each: the interval runs from the 2nd to the 9th.
  for (std::uint16_t i = 0; i < 10; ++i) {
    series.ns.push_back(100 + i);
    series.marks.push_back({i, 0});
  }
  EXPECT_NEAR(*precision_over_generations(series), 3.5 / 104.5, 1e-12);
}

}  // namespace
}  // namespace cwb
