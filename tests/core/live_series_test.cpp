// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/live_series.h"

#include <cmath>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"

namespace cwb {
namespace {

TEST(LiveSeries, SummaryAgreesWithTheExactOneWithinATenthOfAPercent) {
  Random random(3);
  std::vector<double> values;
  LiveSeries live;
  for (std::uint64_t round = 0; round < 20'000; ++round) {
    const double ns = 500 + static_cast<double>(random.below(10'000)) / 100;
    values.push_back(ns);
    live.add(round, ns);
  }
  const auto exact = summarise(values);
  const auto summary = live.summary();
  ASSERT_TRUE(summary);
  EXPECT_EQ(summary->n, exact->n);
  EXPECT_EQ(summary->min, exact->min);
  EXPECT_EQ(summary->max, exact->max);
  EXPECT_NEAR(summary->median, exact->median, exact->median * 0.001);
  EXPECT_NEAR(summary->interval->low, exact->interval->low, exact->median * 0.001);
  EXPECT_NEAR(summary->interval->high, exact->interval->high, exact->median * 0.001);
  EXPECT_NEAR(*summary->p95, *exact->p95, exact->median * 0.001);
  EXPECT_NEAR(*summary->p99, *exact->p99, exact->median * 0.001);
  EXPECT_NEAR(summary->mad, exact->mad, exact->median * 0.001);
  EXPECT_NEAR(summary->mean, exact->mean, 1e-6);
  EXPECT_NEAR(*summary->standard_deviation, *exact->standard_deviation, 1e-6);
}

TEST(LiveSeries, HasNoSummaryBeforeTheFirstSample) { EXPECT_FALSE(LiveSeries().summary()); }

TEST(TimelineEnvelope, KeepsEachSampleWhileThereIsRoom) {
  TimelineEnvelope timeline;
  for (std::uint64_t round = 0; round < 100; ++round) {
    timeline.add(round, static_cast<double>(round));
  }
  ASSERT_EQ(timeline.columns().size(), 100U);
  EXPECT_EQ(timeline.columns()[42].first_round, 42U);
  EXPECT_EQ(timeline.columns()[42].mean, 42);
}

TEST(TimelineEnvelope, MergesNeighboursWithoutLosingExtremesOrSamples) {
  TimelineEnvelope timeline;
  constexpr std::uint64_t rounds = 1'000'000;
  double sum = 0;
  for (std::uint64_t round = 0; round < rounds; ++round) {
    const double value = round == 765'432 ? 9999 : 100 + static_cast<double>(round % 7);
    sum += value;
    timeline.add(round, value);
  }
  EXPECT_LE(timeline.columns().size(), TimelineEnvelope::limit);
  EXPECT_GE(timeline.columns().size(), TimelineEnvelope::limit / 4);
  std::uint64_t samples = 0;
  double mean = 0;
  const TimelineEnvelope::Column* highest = nullptr;
  for (const auto& column : timeline.columns()) {
    samples += column.samples;
    mean += column.mean * static_cast<double>(column.samples) / static_cast<double>(rounds);
    EXPECT_EQ(column.min, 100);
    if (!highest || column.max > highest->max) highest = &column;
  }
  EXPECT_EQ(samples, rounds);
  EXPECT_NEAR(mean, sum / static_cast<double>(rounds), 1e-6);
  EXPECT_EQ(highest->max, 9999);
  EXPECT_LE(highest->first_round, 765'432U);
  EXPECT_GT(highest->first_round + timeline.rounds_per_column(), 765'432U);
}

TEST(TimelineEnvelope, ToleratesRoundsThatAreMissing) {
  TimelineEnvelope timeline;
  timeline.add(5, 1);
  timeline.add(900, 2);
  ASSERT_EQ(timeline.columns().size(), 2U);
  EXPECT_EQ(timeline.columns()[1].first_round, 900U);
}

}  // namespace
}  // namespace cwb
