// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/figures.h"

#include <gtest/gtest.h>

namespace cwb {
namespace {

TEST(Figures, KeepThreeSignificantDigits) {
  EXPECT_EQ(three_digits(0), "0");
  EXPECT_EQ(three_digits(1), "1.00");
  EXPECT_EQ(three_digits(0.51749), "0.517");
  EXPECT_EQ(three_digits(12.345), "12.3");
  EXPECT_EQ(three_digits(310.4), "310");
  EXPECT_EQ(three_digits(10144), "10100");
  EXPECT_EQ(three_digits(0.0012345), "0.00123");
}

TEST(Figures, RoundUpIntoTheNextDigitWithoutAFourth) {
  EXPECT_EQ(three_digits(9.996), "10.0");
  EXPECT_EQ(three_digits(99.96), "100");
  EXPECT_EQ(three_digits(999.6), "1000");
  EXPECT_EQ(three_digits(9996), "10000");
}

TEST(Figures, ShowATimeInTheUnitThatSuitsIt) {
  EXPECT_EQ(time_text(0), "0 ns");
  EXPECT_EQ(time_text(0.8), "0.800 ns");
  EXPECT_EQ(time_text(310.2), "310 ns");
  EXPECT_EQ(time_text(999.4), "999 ns");
  EXPECT_EQ(time_text(999.6), "1.00 us");
  EXPECT_EQ(time_text(1834), "1.83 us");
  EXPECT_EQ(time_text(12'400'000), "12.4 ms");
  EXPECT_EQ(time_text(2e9), "2.00 s");
  EXPECT_EQ(time_text(7.2e12), "7200 s");
}

TEST(Figures, ShowHalfTheIntervalInPercentOfTheMedian) {
  EXPECT_EQ(spread_text({99.4, 100.6}, 100), "±0.6 %");
  EXPECT_EQ(spread_text({99.96, 100.04}, 100), "±0.04 %");
  EXPECT_EQ(spread_text({88, 112}, 100), "±12 %");
  EXPECT_EQ(spread_text({90.04, 109.96}, 100), "±10 %");
}

TEST(Figures, RoundAWaitUpToTheSecond) {
  EXPECT_EQ(clock_text(0), "0:00");
  EXPECT_EQ(clock_text(6.2), "0:07");
  EXPECT_EQ(clock_text(59.5), "1:00");
  EXPECT_EQ(clock_text(750), "12:30");
  EXPECT_EQ(clock_text(3723), "1:02:03");
  EXPECT_EQ(clock_text(-1), "0:00");
}

TEST(Figures, CountOneWithoutAnS) {
  EXPECT_EQ(count_text(1, "round"), "1 round");
  EXPECT_EQ(count_text(0, "round"), "0 rounds");
  EXPECT_EQ(count_text(300, "round"), "300 rounds");
}

TEST(Figures, ExactTextIsTheShortestThatReadsBack) {
  EXPECT_EQ(exact(0.1), "0.1");
  EXPECT_EQ(exact(310), "310");
  EXPECT_EQ(exact(1.0 / 3), "0.3333333333333333");
  EXPECT_EQ(std::stod(exact(1234567.890625)), 1234567.890625);
}

}  // namespace
}  // namespace cwb
