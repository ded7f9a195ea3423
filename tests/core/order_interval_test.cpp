// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/order_interval.h"

#include <cmath>

#include <gtest/gtest.h>

namespace cwb {
namespace {

/// The confidence of ranks by counting: of all 2^n ways in which n samples fall below or above the
/// median, those in which more than `low` and at most `high` fall below.
double confidence_by_enumeration(unsigned n, Ranks ranks) {
  std::uint64_t holding = 0;
  for (std::uint64_t sides = 0; sides < (std::uint64_t{1} << n); ++sides) {
    const auto below = static_cast<std::uint64_t>(__builtin_popcountll(sides));
    if (below > ranks.low && below <= ranks.high) ++holding;
  }
  return static_cast<double>(holding) / std::pow(2.0, n);
}

TEST(MedianRanks, AgreeWithPrintedTablesOfTheSignTest) {
  // Ranks from 0; the tables (e.g. Conover, Practical Nonparametric Statistics) count from 1.
  EXPECT_EQ(median_ranks(6), (Ranks{0, 5}));
  EXPECT_EQ(median_ranks(8), (Ranks{0, 7}));
  EXPECT_EQ(median_ranks(9), (Ranks{1, 7}));
  EXPECT_EQ(median_ranks(10), (Ranks{1, 8}));
  EXPECT_EQ(median_ranks(15), (Ranks{3, 11}));
  EXPECT_EQ(median_ranks(20), (Ranks{5, 14}));
  EXPECT_EQ(median_ranks(25), (Ranks{7, 17}));
}

TEST(MedianRanks, AreMissingWhereSoFewSamplesCannotGiveTheConfidence) {
  for (const std::uint64_t n : {0, 1, 2, 3, 4, 5}) EXPECT_FALSE(median_ranks(n)) << n;
  EXPECT_FALSE(median_ranks(7, 0.99));
  EXPECT_TRUE(median_ranks(8, 0.99));
}

TEST(MedianRanks, AreTheNarrowestThatReachTheConfidence) {
  for (unsigned n = 6; n <= 20; ++n) {
    const auto ranks = median_ranks(n);
    ASSERT_TRUE(ranks) << n;
    EXPECT_GE(confidence_by_enumeration(n, *ranks), median_confidence) << n;
    EXPECT_LT(confidence_by_enumeration(n, {ranks->low + 1, ranks->high - 1}), median_confidence)
        << n;
  }
}

TEST(MedianRanks, LieAboutTwoRootsOfNApartForAMillion) {
  const auto ranks = median_ranks(1'000'000);
  ASSERT_TRUE(ranks);
  // 1.96 standard deviations of sqrt(n)/2 on each side.
  EXPECT_NEAR(static_cast<double>(ranks->high - ranks->low), 1960, 2);
  EXPECT_EQ(ranks->low + ranks->high, 999'999U);
}

}  // namespace
}  // namespace cwb
