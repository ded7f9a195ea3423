// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/calibration.h"

#include <gtest/gtest.h>

#include "support/fake_host.h"

namespace cwb {
namespace {

using std::chrono::nanoseconds;

class CalibrationTest : public ::testing::Test {
 protected:
  tl::expected<CasePace, std::string> pace(const FakeBehaviour& behaviour,
                                           const Sampling& sampling) {
    FakeHost host("fake", behaviour, clock_, log_);
    return calibrate(host, Phase::encode, sampling);
  }
  static FakeBehaviour costs(nanoseconds cost) {
    FakeBehaviour behaviour;
    behaviour.cost = [cost](std::uint64_t) { return cost; };
    return behaviour;
  }

  FakeClock clock_;
  HostLog log_;
};

TEST_F(CalibrationTest, FillsTwoHundredMicrosecondsByItself) {
  EXPECT_EQ(pace(costs(nanoseconds(500)), {})->iterations, 400U);
}

TEST_F(CalibrationTest, FillsTheLengthThatTheProfileAsksFor) {
  Sampling sampling;
  sampling.sample_us = 50;
  EXPECT_EQ(pace(costs(nanoseconds(500)), sampling)->iterations, 100U);
}

TEST_F(CalibrationTest, TakesOneIterationOfACaseThatIsLongerThanASample) {
  const auto found = pace(costs(std::chrono::milliseconds(80)), {});
  EXPECT_EQ(found->iterations, 1U);
  EXPECT_EQ(found->settle_iterations, 1U);
}

TEST_F(CalibrationTest, SettlesForTwentyMicrosecondsAndAtLeastOneIteration) {
  EXPECT_EQ(pace(costs(nanoseconds(500)), {})->settle_iterations, 40U);
  EXPECT_EQ(pace(costs(std::chrono::microseconds(21)), {})->settle_iterations, 1U);
}

TEST_F(CalibrationTest, DoesNotSettleWhenTheUserAsksForCold) {
  Sampling cold;
  cold.settle = false;
  EXPECT_EQ(pace(costs(nanoseconds(500)), cold)->settle_iterations, 0U);
}

TEST_F(CalibrationTest, KeepsTheIterationsThatTheProfileFixesButStillSettlesByTime) {
  Sampling per_call;
  per_call.iterations = 1;
  const auto found = pace(costs(nanoseconds(500)), per_call);
  EXPECT_EQ(found->iterations, 1U);
  EXPECT_EQ(found->settle_iterations, 40U);
}

TEST_F(CalibrationTest, StaysWithinWhatThePhaseCanDo) {
  FakeBehaviour pool = costs(nanoseconds(100));
  pool.max_iterations = 64;
  EXPECT_EQ(pace(pool, {})->iterations, 64U);
}

TEST_F(CalibrationTest, IsNotFooledByASlowFirstReading) {
  FakeBehaviour slow_start;
  // The first samples meet cold caches and take 50 times as long.
  slow_start.cost = [](std::uint64_t sample) { return nanoseconds(sample <= 1 ? 25'000 : 500); };
  EXPECT_NEAR(static_cast<double>(pace(slow_start, {})->iterations), 400, 4);
}

TEST_F(CalibrationTest, SurvivesACaseThatTakesNoTimeAtAll) {
  const auto found = pace(costs(nanoseconds(0)), {});
  ASSERT_TRUE(found);
  EXPECT_GE(found->iterations, 1U);
}

TEST_F(CalibrationTest, TakesNoSampleAfterAStopRequest) {
  FakeHost host("fake", costs(nanoseconds(500)), clock_, log_);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(calibrate(host, Phase::encode, {}, stop.get_token()));
  EXPECT_TRUE(log_.samples.empty());
}

TEST_F(CalibrationTest, RefusesASampleThatNobodyCouldStop) {
  Sampling endless;
  endless.iterations = 1'000'000'000;
  EXPECT_EQ(
      pace(costs(nanoseconds(6000)), endless).error(),
      "a sample of 1000000000 iterations would take 6000 s and cannot be stopped; allowed are "
      "10 s, so take fewer iterations");
  Sampling one_slow_call;
  one_slow_call.iterations = 1;
  EXPECT_TRUE(pace(costs(std::chrono::seconds(12)), one_slow_call));
}

TEST_F(CalibrationTest, PassesOnTheSentenceOfAFailingSample) {
  FakeBehaviour failing;
  failing.fails_at_sample = 1;
  EXPECT_EQ(pace(failing, {}).error(), "an iteration failed");
}

}  // namespace
}  // namespace cwb
