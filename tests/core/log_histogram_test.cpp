// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/log_histogram.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "stats/quantile.h"

namespace cwb {
namespace {

/// Skewed values such as samples have: a floor, a long right tail.
std::vector<double> skewed(std::size_t n) {
  Random random(11);
  std::vector<double> values;
  for (std::size_t i = 0; i < n; ++i) {
    const double u = (static_cast<double>(random.below(1'000'000)) + 1) / 1'000'001;
    values.push_back(300 - 40 * std::log(u));
  }
  return values;
}

LogHistogram histogram_of(const std::vector<double>& values) {
  LogHistogram histogram;
  for (const double value : values) histogram.add(value);
  return histogram;
}

TEST(LogHistogram, QuantilesAreWithinATenthOfAPercentOfTheExactOnes) {
  std::vector<double> values = skewed(50'000);
  const LogHistogram histogram = histogram_of(values);
  std::ranges::sort(values);
  for (const double p : {0.0, 0.01, 0.25, 0.5, 0.75, 0.95, 0.99, 0.999, 1.0}) {
    const double exact = quantile_of_sorted(values, p);
    EXPECT_NEAR(histogram.quantile(p), exact, exact * 0.001) << p;
  }
  EXPECT_EQ(histogram.min(), values.front());
  EXPECT_EQ(histogram.max(), values.back());
}

TEST(LogHistogram, OfOneValueGivesThatValueEverywhere) {
  LogHistogram histogram;
  for (int i = 0; i < 5; ++i) histogram.add(123.456);
  EXPECT_EQ(histogram.quantile(0), 123.456);
  EXPECT_EQ(histogram.quantile(0.5), 123.456);
  EXPECT_EQ(histogram.quantile(1), 123.456);
  EXPECT_EQ(histogram.median_distance(123.456), 0);
  const std::vector<double> edges{100, 120, 140};
  EXPECT_EQ(histogram.rebinned(edges), (std::vector<double>{0, 5}));
}

TEST(LogHistogram, TakesValuesInAnyOrderOverManyDecades) {
  const std::vector<double> values{5, 1e9, 0.25, 3e5, 70};
  const LogHistogram histogram = histogram_of(values);
  const auto bins = histogram.bins();
  ASSERT_EQ(bins.size(), values.size());
  EXPECT_TRUE(std::ranges::is_sorted(bins, {}, &LogHistogram::Bin::low));
  EXPECT_EQ(histogram.min(), 0.25);
  EXPECT_EQ(histogram.max(), 1e9);
  EXPECT_NEAR(histogram.quantile(0.5), 70, 0.07);
}

TEST(LogHistogram, RebinningLosesNoSampleInsideTheEdges) {
  const std::vector<double> values = skewed(10'000);
  const LogHistogram histogram = histogram_of(values);
  std::vector<double> edges;
  for (double edge = 290; edge <= 2000; edge += 7) edges.push_back(edge);
  const auto counts = histogram.rebinned(edges);
  EXPECT_NEAR(std::accumulate(counts.begin(), counts.end(), 0.0), 10'000, 1e-6);
  // Each bin against a count of the values themselves.
  for (std::size_t i = 0; i < 20; ++i) {
    const auto exact = std::ranges::count_if(
        values, [&](double value) { return value >= edges[i] && value < edges[i + 1]; });
    EXPECT_NEAR(counts[i], static_cast<double>(exact), 0.06 * static_cast<double>(exact) + 5) << i;
  }
}

TEST(LogHistogram, RebinningLeavesOutWhatLiesOutsideTheEdges) {
  const LogHistogram histogram = histogram_of({10, 20, 30, 1000});
  const std::vector<double> edges{15, 25, 35};
  EXPECT_EQ(histogram.rebinned(edges), (std::vector<double>{1, 1}));
}

TEST(LogHistogram, CountBelowAgreesWithTheValues) {
  const std::vector<double> values = skewed(10'000);
  const LogHistogram histogram = histogram_of(values);
  for (const double limit : {299.0, 320.0, 400.0, 5000.0}) {
    const auto exact = std::ranges::count_if(values, [&](double v) { return v < limit; });
    EXPECT_NEAR(histogram.count_below(limit), static_cast<double>(exact), 60) << limit;
  }
}

TEST(LogHistogram, MedianDistanceIsThatOfTheValues) {
  std::vector<double> values = skewed(20'000);
  const LogHistogram histogram = histogram_of(values);
  std::ranges::sort(values);
  const double median = quantile_of_sorted(values, 0.5);
  for (double& value : values) value = std::abs(value - median);
  std::ranges::sort(values);
  EXPECT_NEAR(histogram.median_distance(median), quantile_of_sorted(values, 0.5), 0.4);
}

}  // namespace
}  // namespace cwb
