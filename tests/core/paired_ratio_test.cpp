// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/paired_ratio.h"

#include <cmath>
#include <random>
#include <vector>

#include <gtest/gtest.h>

namespace cwb {
namespace {

std::vector<GenerationMedian> series(const std::vector<double>& ns) {
  std::vector<GenerationMedian> medians;
  for (const double value : ns) medians.push_back({medians.size(), value});
  return medians;
}

TEST(PairedRatio, IsTheMedianOfTheGenerationsRatios) {
  const auto ratio = paired_ratio(series({200, 100, 90}), series({100, 100, 30}), 0.5);
  ASSERT_TRUE(ratio);
  EXPECT_NEAR(ratio->ratio, 2, 1e-12);
  EXPECT_EQ(ratio->generations, 3);
}

TEST(PairedRatio, TakesTheMachinesSlowSpellsOutSinceBothHadThem) {
  // The machine halves its speed in every other generation; the first always takes 1.2 times.
  std::vector<double> first, second;
  for (int i = 0; i < 10; ++i) {
    const double spell = i % 2 == 0 ? 1 : 2;
    first.push_back(120 * spell);
    second.push_back(100 * spell);
  }
  const auto ratio = paired_ratio(series(first), series(second), 0.99);
  ASSERT_TRUE(ratio && ratio->interval);
  EXPECT_NEAR(ratio->interval->low, 1.2, 1e-12);
  EXPECT_NEAR(ratio->interval->high, 1.2, 1e-12);
}

TEST(PairedRatio, IntervalHasTheRanksOfPrintedSignTestTables) {
  // Printed tables of the sign test (counted from 1): n = 10 at 99 % takes the 1st and 10th,
  // n = 20 at 99 % the 4th and 17th.
  std::vector<double> first, ones;
  for (int i = 1; i <= 20; ++i) {
    first.push_back(1 + i / 100.0);
    ones.push_back(1);
  }
  const auto twenty = paired_ratio(series(first), series(ones), 0.99);
  ASSERT_TRUE(twenty && twenty->interval);
  EXPECT_NEAR(twenty->interval->low, 1.04, 1e-12);
  EXPECT_NEAR(twenty->interval->high, 1.17, 1e-12);
  first.resize(10);
  ones.resize(10);
  const auto ten = paired_ratio(series(first), series(ones), 0.99);
  ASSERT_TRUE(ten && ten->interval);
  EXPECT_NEAR(ten->interval->low, 1.01, 1e-12);
  EXPECT_NEAR(ten->interval->high, 1.10, 1e-12);
}

TEST(PairedRatio, PairsByTheGenerationsNumber) {
  const std::vector<GenerationMedian> first{{0, 10}, {2, 30}, {3, 40}};
  const std::vector<GenerationMedian> second{{1, 1}, {2, 10}, {4, 1}};
  const auto ratio = paired_ratio(first, second, 0.99);
  ASSERT_TRUE(ratio);
  EXPECT_EQ(ratio->generations, 1);
  EXPECT_NEAR(ratio->ratio, 3, 1e-12);
  EXPECT_FALSE(ratio->interval);
  EXPECT_FALSE(paired_ratio(std::span(first).first(1), std::span(second).first(1), 0.99));
}

TEST(PairedRatio, NeedsSoManyGenerationsAsTheSignTestDoes) {
  EXPECT_EQ(generations_needed(0.95), 6);    // 2 / 2^6 = 0.031
  EXPECT_EQ(generations_needed(0.99), 8);    // 2 / 2^8 = 0.0078
  EXPECT_EQ(generations_needed(0.998), 10);  // 2 / 2^10 = 0.00195
  EXPECT_NEAR(single_confidence(0.99, 5), 0.998, 1e-15);
  EXPECT_EQ(single_confidence(0.99, 0), 0.99);
}

/// How often the interval holds the true ratio of 1.1, of 10,000 simulated comparisons whose
/// generations differ by skewed noise and share skewed slow spells.
double coverage(std::size_t generations, double confidence) {
  std::mt19937_64 engine(generations);
  std::lognormal_distribution<double> spell(0, 0.3);
  std::exponential_distribution<double> late(1);
  constexpr int runs = 10'000;
  // late() has the median ln 2; so has the quotient's noise the median 1 on both sides.
  int held = 0;
  for (int run = 0; run < runs; ++run) {
    std::vector<double> first, second;
    for (std::size_t i = 0; i < generations; ++i) {
      const double host = spell(engine);
      first.push_back(110 * host * std::exp(0.02 * (late(engine) - std::log(2.0))));
      second.push_back(100 * host);
    }
    const auto ratio = paired_ratio(series(first), series(second), confidence);
    if (ratio && ratio->interval && ratio->interval->low <= 1.1 && 1.1 <= ratio->interval->high) {
      ++held;
    }
  }
  return held / static_cast<double>(runs);
}

TEST(PairedRatio, IntervalCoversWhatItSaysOnSkewedData) {
  for (const std::size_t generations : {10, 20, 200}) {
    for (const double confidence : {0.95, 0.99}) {
      // 10,000 runs scatter by 0.002 at 95 %; the interval may be wider than asked, never narrower.
      EXPECT_GE(coverage(generations, confidence), confidence - 0.005)
          << generations << " generations";
    }
  }
}

}  // namespace
}  // namespace cwb
