// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/precision.h"

#include <gtest/gtest.h>

namespace cwb {
namespace {

void add_generation(CaseResult& result, double center) {
  for (int i = -2; i <= 2; ++i) result.series.ns.push_back(center + i * 10);
}

/// Two cases of so many generations of five samples; a generation is taken as it is complete.
struct Measured {
  std::vector<CaseResult> cases{2};
  PrecisionMeter meter;

  explicit Measured(int generations, double first_spread = 0.5, double second_spread = 2) {
    for (int generation = 0; generation < generations; ++generation) {
      const int side = generation % 2 == 0 ? 1 : -1;
      add_generation(cases[0], 100 + side * first_spread);
      add_generation(cases[1], 100 + side * second_spread);
      meter.take(cases);
    }
  }
};

TEST(HalfWidth, IsOverTheGenerationsMedians) {
  // Of ten, the interval runs from the 2nd to the 9th.
  EXPECT_NEAR(*half_width({100, 101, 102, 103, 104, 105, 106, 107, 108, 109}), 3.5 / 104.5, 1e-12);
  EXPECT_FALSE(half_width({100, 101, 102}));
}

TEST(PrecisionMeter, NamesTheCaseThatIsKnownLeast) {
  // The samples inside a generation are spread by 20 % in both: only the medians count.
  const Measured measured(12);
  const auto widest = measured.meter.widest(measured.cases);
  ASSERT_TRUE(widest);
  EXPECT_EQ(widest->case_index, 1U);
  EXPECT_NEAR(widest->half_width, 0.02, 1e-3);
}

TEST(PrecisionMeter, DoesNotWaitForCasesThatDoNotRun) {
  Measured measured(12);
  measured.cases[1].state = CaseState::failed;
  const auto widest = measured.meter.widest(measured.cases);
  ASSERT_TRUE(widest);
  EXPECT_EQ(widest->case_index, 0U);
  EXPECT_NEAR(widest->half_width, 0.005, 1e-3);
}

TEST(PrecisionMeter, LeavesTheFloorOutOfWhichNothingIsClaimed) {
  Measured measured(12);
  measured.cases[1].family = Family::floor;
  EXPECT_EQ(measured.meter.widest(measured.cases)->case_index, 0U);
}

TEST(PrecisionMeter, KnowsNothingWhileARunningCaseHasTooFewGenerations) {
  const Measured measured(5);
  EXPECT_FALSE(measured.meter.widest(measured.cases));
  EXPECT_FALSE(PrecisionMeter().widest(measured.cases));
}

TEST(PrecisionMeter, CountsAGenerationWithoutSamplesOnce) {
  Measured measured(12);
  const auto before = measured.meter.widest(measured.cases);
  measured.meter.take(measured.cases);
  EXPECT_EQ(measured.meter.widest(measured.cases)->half_width, before->half_width);
}

}  // namespace
}  // namespace cwb
