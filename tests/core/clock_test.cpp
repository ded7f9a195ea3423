// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/clock.h"

#include <gtest/gtest.h>

namespace cwb {
namespace {

/// A clock that costs so much per reading and shows time in ticks.
class TickingClock final : public Clock {
 public:
  TickingClock(std::chrono::nanoseconds cost, std::chrono::nanoseconds tick)
      : cost_(cost), tick_(tick) {}
  std::chrono::nanoseconds now() override {
    time_ += cost_;
    return time_ - time_ % tick_;
  }

 private:
  std::chrono::nanoseconds cost_;
  std::chrono::nanoseconds tick_;
  std::chrono::nanoseconds time_{0};
};

TEST(MeasureClock, FindsTheCostOfAFineClock) {
  TickingClock clock(std::chrono::nanoseconds(25), std::chrono::nanoseconds(1));
  EXPECT_NEAR(measure_clock(clock).cost_ns, 25, 0.01);
}

TEST(MeasureClock, FindsTheTickOfACoarseClockAndItsCostBelowTheTick) {
  TickingClock clock(std::chrono::nanoseconds(30), std::chrono::nanoseconds(1000));
  const ClockFacts facts = measure_clock(clock);
  EXPECT_EQ(facts.resolution_ns, 1000);
  EXPECT_NEAR(facts.cost_ns, 30, 1);  // a block of 1,000 readings is known to a tick
}

TEST(SteadyClock, NeverGoesBack) {
  SteadyClock clock;
  auto before = clock.now();
  for (int i = 0; i < 1000; ++i) {
    const auto now = clock.now();
    ASSERT_GE(now, before);
    before = now;
  }
}

}  // namespace
}  // namespace cwb
