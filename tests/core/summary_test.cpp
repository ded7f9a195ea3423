// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/summary.h"

#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "stats/quantile.h"

namespace cwb {
namespace {

std::vector<double> one_to(int n) {
  std::vector<double> values(static_cast<std::size_t>(n));
  std::iota(values.begin(), values.end(), 1.0);
  Random random(7);
  random.shuffle(std::span(values));
  return values;
}

TEST(Quantile, FollowsDefinitionSevenAsPrintedByR) {
  const std::vector<double> ten{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  EXPECT_DOUBLE_EQ(quantile_of_sorted(ten, 0.25), 3.25);
  EXPECT_DOUBLE_EQ(quantile_of_sorted(ten, 0.5), 5.5);
  EXPECT_DOUBLE_EQ(quantile_of_sorted(ten, 0.9), 9.1);
  EXPECT_DOUBLE_EQ(quantile_of_sorted(ten, 0), 1);
  EXPECT_DOUBLE_EQ(quantile_of_sorted(ten, 1), 10);
  EXPECT_DOUBLE_EQ(quantile_of_sorted(std::vector<double>{4}, 0.99), 4);
}

TEST(Summary, IsMissingWithoutSamples) { EXPECT_FALSE(summarise({})); }

TEST(Summary, OfOneSampleClaimsNoSpread) {
  const auto summary = summarise(std::vector<double>{310});
  ASSERT_TRUE(summary);
  EXPECT_EQ(summary->n, 1U);
  EXPECT_EQ(summary->median, 310);
  EXPECT_EQ(summary->min, 310);
  EXPECT_EQ(summary->max, 310);
  EXPECT_FALSE(summary->interval);
  EXPECT_FALSE(summary->standard_deviation);
  EXPECT_FALSE(summary->p25);
}

TEST(Summary, GivesAQuantileOnlyWhereTheSamplesSupportIt) {
  EXPECT_FALSE(summarise(one_to(19))->p95);
  EXPECT_TRUE(summarise(one_to(20))->p95);
  EXPECT_FALSE(summarise(one_to(99))->p99);
  EXPECT_TRUE(summarise(one_to(100))->p99);
  EXPECT_FALSE(summarise(one_to(999))->p999);
  EXPECT_TRUE(summarise(one_to(1000))->p999);
}

TEST(Summary, OfOneToAHundredHasTheFiguresThatCanBeWorkedOutByHand) {
  const auto summary = summarise(one_to(100));
  ASSERT_TRUE(summary);
  EXPECT_DOUBLE_EQ(summary->median, 50.5);
  EXPECT_DOUBLE_EQ(*summary->p5, 5.95);
  EXPECT_DOUBLE_EQ(*summary->p99, 99.01);
  EXPECT_DOUBLE_EQ(summary->mean, 50.5);
  EXPECT_NEAR(*summary->standard_deviation, 29.0115, 1e-4);  // sqrt(n (n + 1) / 12)
  EXPECT_DOUBLE_EQ(summary->mad, 25);
  ASSERT_TRUE(summary->interval);
  EXPECT_EQ(*summary->interval, (Interval{40, 61}));  // the 40th and 61st of 100
}

TEST(Summary, KeepsTheSpreadOfLargeValuesThatDifferLittle) {
  // A sum of squares in double would give 0 or worse here.
  const auto summary = summarise(std::vector<double>{1e9 + 4, 1e9 + 7, 1e9 + 13, 1e9 + 16});
  EXPECT_DOUBLE_EQ(summary->mean, 1e9 + 10);
  EXPECT_NEAR(*summary->standard_deviation, 5.4772, 1e-4);  // sqrt(30)
}

}  // namespace
}  // namespace cwb
