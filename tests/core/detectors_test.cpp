// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/detectors.h"

#include <cmath>
#include <functional>
#include <random>
#include <vector>

#include <gtest/gtest.h>

namespace cwb {
namespace {

using Draw = std::function<double(std::mt19937_64&)>;

double normal(std::mt19937_64& engine) { return std::normal_distribution<double>(100, 2)(engine); }
double log_normal(std::mt19937_64& engine) {
  return 100 * std::lognormal_distribution<double>(0, 0.2)(engine);
}
double exponential(std::mt19937_64& engine) {
  return 100 + std::exponential_distribution<double>(0.1)(engine);
}

std::vector<double> series(const Draw& draw, std::size_t n, std::uint64_t seed) {
  std::mt19937_64 engine(seed);
  std::vector<double> values;
  for (std::size_t i = 0; i < n; ++i) values.push_back(draw(engine));
  return values;
}

/// The part of 2000 clean series of 300 values, of the worst of three distributions, in which the
/// detector finds something.
double false_alarms(const std::function<bool(const std::vector<double>&)>& finds) {
  double worst = 0;
  for (const Draw& draw : {Draw(normal), Draw(log_normal), Draw(exponential)}) {
    int alarms = 0;
    constexpr int runs = 2000;
    for (int run = 0; run < runs; ++run) {
      if (finds(series(draw, 300, static_cast<std::uint64_t>(run) + 1))) ++alarms;
    }
    worst = std::max(worst, alarms / static_cast<double>(runs));
  }
  return worst;
}

TEST(Drift, IsFoundWhereTheSecondHalfIsSlower) {
  auto values = series(normal, 300, 7);
  for (std::size_t i = 150; i < 300; ++i) values[i] *= 1.03;
  const auto drift = find_drift(values);
  ASSERT_TRUE(drift);
  EXPECT_NEAR(drift->change, 0.03, 0.01);
}

TEST(Drift, IsFoundInATrend) {
  auto values = series(log_normal, 3000, 7);
  for (std::size_t i = 0; i < values.size(); ++i) {
    values[i] *= 1.1 - 0.1 * static_cast<double>(i) / 3000;
  }
  const auto drift = find_drift(values);
  ASSERT_TRUE(drift);
  EXPECT_LT(drift->change, -0.02);
}

TEST(Drift, IsNotFoundInAChangeTooSmallToMatterOrInTooFewValues) {
  auto values = series(
      [](auto& engine) { return std::normal_distribution<double>(100, 0.1)(engine); }, 300, 7);
  for (std::size_t i = 150; i < 300; ++i) values[i] *= 1.005;
  EXPECT_FALSE(find_drift(values));
  values.resize(63);
  EXPECT_FALSE(find_drift(values));
}

TEST(Drift, RaisesFewFalseAlarms) {
  EXPECT_LE(false_alarms([](const auto& values) { return find_drift(values).has_value(); }), 0.002);
}

TEST(Autocorrelation, IsFoundInSlowSpellsOfManySamples) {
  auto values = series(normal, 300, 3);
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i / 20 % 2 == 0) values[i] *= 1.05;
  }
  const auto correlation = find_autocorrelation(values);
  ASSERT_TRUE(correlation);
  EXPECT_GT(*correlation, 0.3);
}

TEST(Autocorrelation, HasTheProcessesOwnValue) {
  // An autoregressive process of order 1 has its coefficient as lag-1 autocorrelation.
  std::mt19937_64 engine(5);
  std::normal_distribution<double> step(0, 1);
  std::vector<double> values;
  double state = 0;
  for (int i = 0; i < 20000; ++i) {
    state = 0.6 * state + step(engine);
    values.push_back(100 + state);
  }
  // Of ranks: 6/pi asin(r/2) for normal values.
  const double of_ranks = 6 / std::acos(-1.0) * std::asin(0.3);
  ASSERT_TRUE(find_autocorrelation(values));
  EXPECT_NEAR(*find_autocorrelation(values), of_ranks, 0.02);
}

TEST(Autocorrelation, IsNotMadeByTwoHugeNeighbours) {
  auto values = series(normal, 300, 3);
  values[100] = values[101] = 1e9;
  EXPECT_FALSE(find_autocorrelation(values));
}

TEST(Autocorrelation, RaisesFewFalseAlarms) {
  EXPECT_LE(
      false_alarms([](const auto& values) { return find_autocorrelation(values).has_value(); }),
      0.002);
  EXPECT_FALSE(find_autocorrelation(std::vector<double>(300, 5.0)));
}

TEST(Modes, AreFoundWhereAQuarterOfTheSamplesIsSlower) {
  auto values = series(normal, 400, 11);
  for (std::size_t i = 0; i < values.size(); i += 4) values[i] *= 1.2;
  const auto modes = find_modes(values);
  ASSERT_TRUE(modes);
  EXPECT_NEAR(modes->lower, 100, 2);
  EXPECT_NEAR(modes->higher, 120, 3);
  EXPECT_NEAR(modes->share, 0.25, 0.03);
}

TEST(Modes, AreNotFoundInAFewOutliersOrOnePoint) {
  auto values = series(normal, 400, 11);
  for (std::size_t i = 0; i < values.size(); i += 20) values[i] *= 2;
  EXPECT_FALSE(find_modes(values));
  EXPECT_FALSE(find_modes(std::vector<double>(400, 5.0)));
}

TEST(Modes, RaiseFewFalseAlarms) {
  EXPECT_LE(false_alarms([](const auto& values) { return find_modes(values).has_value(); }), 0.005);
}

TEST(Outliers, AreCountedByTukeysFences) {
  // Quartiles 20 and 40 (definition 7): fences at -10, 70 (mild) and -40, 100 (severe).
  const std::vector<double> values{-41, -11, 10, 20, 20, 20, 30, 30, 40, 40, 40, 50, 71, 101};
  const Outliers outliers = count_outliers(values);
  EXPECT_EQ(outliers.low_severe, 1);
  EXPECT_EQ(outliers.low_mild, 1);
  EXPECT_EQ(outliers.high_mild, 1);
  EXPECT_EQ(outliers.high_severe, 1);
}

}  // namespace
}  // namespace cwb
