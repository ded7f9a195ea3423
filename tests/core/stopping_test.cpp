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

/// What is known after so many generations of half a second each.
PrecisionSoFar known(std::uint64_t generations, double half_width) {
  return {WidestInterval{0, half_width}, generations, Seconds{0.5} * double(generations)};
}

Sampling precise_to(double percent) {
  Sampling made = sampling(1'000'000, 20);
  made.precision_percent = percent;
  return made;
}

TEST(Stopping, IsPreciseWhereTheWidestIntervalIsNarrowEnough) {
  const Stopping stopping(precise_to(1));
  EXPECT_TRUE(stopping.precise(known(12, 0.0099)));
  EXPECT_FALSE(stopping.precise(known(12, 0.0101)));
  EXPECT_FALSE(stopping.precise({std::nullopt, 12, Seconds{6}}));
  EXPECT_FALSE(Stopping(sampling(300, 10)).precise(known(12, 0.0099)));
}

TEST(Stopping, IsNeverPreciseBeforeFiveSecondsAndTenGenerations) {
  const Stopping stopping(precise_to(1));
  EXPECT_FALSE(stopping.precise({WidestInterval{0, 0.001}, 12, Seconds{4.9}}));
  EXPECT_FALSE(stopping.precise({WidestInterval{0, 0.001}, 9, Seconds{60}}));
}

TEST(Stopping, EstimatesTheRemainingTimeFromHowFastIntervalsShrink) {
  const Stopping stopping(precise_to(1));
  // Twice as wide as asked needs four times the generations: 80 of half a second.
  const Remaining left = stopping.remaining(1000, Seconds{10}, known(20, 0.02));
  EXPECT_EQ(left.sureness, Sureness::about);
  EXPECT_NEAR(left.time->count(), 30, 1e-9);
  // The time goes on while the generation does.
  EXPECT_NEAR(stopping.remaining(1000, Seconds{10.4}, known(20, 0.02)).time->count(), 29.6, 1e-9);
}

TEST(Stopping, EstimatesNoEndBeforeTheShortestPreciseRunOrTheNextGeneration) {
  const Stopping stopping(precise_to(1));
  EXPECT_NEAR(stopping.remaining(1000, Seconds{3}, known(6, 0.001)).time->count(), 2, 1e-9);
  EXPECT_NEAR(stopping.remaining(1000, Seconds{10}, known(20, 0.0101)).time->count(), 0.5, 1e-9);
}

TEST(Stopping, BoundsTheEstimateByRoundsAndTimeBudget) {
  Sampling limited = precise_to(1);
  limited.time_budget_s = 25;
  const Remaining by_time = Stopping(limited).remaining(1000, Seconds{10}, known(20, 0.02));
  EXPECT_EQ(by_time.sureness, Sureness::at_this_pace);
  EXPECT_NEAR(by_time.time->count(), 15, 1e-9);
  Sampling few = precise_to(1);
  few.rounds = 2000;
  const Remaining by_rounds = Stopping(few).remaining(1000, Seconds{10}, known(20, 0.02));
  EXPECT_EQ(by_rounds.sureness, Sureness::at_this_pace);
  EXPECT_NEAR(by_rounds.time->count(), 10, 1e-9);
}

TEST(Stopping, SaysAtMostWhileNothingIsKnownOfThePrecision) {
  Sampling limited = precise_to(1);
  limited.time_budget_s = 20;
  const Remaining left = Stopping(limited).remaining(10, Seconds{1}, {});
  EXPECT_EQ(left.sureness, Sureness::at_most);
  EXPECT_NEAR(left.time->count(), 19, 1e-9);
  EXPECT_EQ(Stopping(sampling(100, 10)).remaining(50, Seconds{1}, {}).sureness,
            Sureness::at_this_pace);
}

}  // namespace
}  // namespace cwb
