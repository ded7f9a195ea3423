// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/hardware_counters.h"

#include <cerrno>
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <linux/perf_event.h>

namespace cwb {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// A kernel whose counters count what the test says.
class FakeKernel final : public PerfKernel {
 public:
  int open(const perf_event_attr& attributes, int group) override {
    asked.push_back(attributes);
    groups.push_back(group);
    if (const auto error = errors.find(attributes.config); error != errors.end()) {
      errno = error->second;
      return -1;
    }
    return next++;
  }
  bool enable(int leader, bool on) override {
    enabled.push_back(on ? leader : -leader);
    if (on) {
      totals[1] += time;
      totals[2] += running;
      for (std::size_t i = 3; i < totals.size(); ++i) totals[i] += 1000 * i;
    }
    return true;
  }
  bool read(int /*leader*/, std::span<std::uint64_t> values) override {
    if (read_error != 0) {
      errno = read_error;
      return false;
    }
    std::copy_n(totals.begin(), values.size(), values.begin());
    return true;
  }
  void close(int file) override { closed.push_back(file); }
  std::optional<int> paranoid() override { return level; }

  void refuse_all(int error) {
    for (const std::uint64_t event : {PERF_COUNT_HW_INSTRUCTIONS, PERF_COUNT_HW_CPU_CYCLES,
                                      PERF_COUNT_HW_BRANCH_MISSES, PERF_COUNT_HW_CACHE_MISSES}) {
      errors[event] = error;
    }
  }

  std::vector<perf_event_attr> asked;
  std::vector<int> groups, enabled, closed;
  std::map<std::uint64_t, int> errors;  ///< of an event
  std::array<std::uint64_t, 7> totals{4, 500, 400, 1, 2, 3, 4};
  std::uint64_t time = 100, running = 100;
  int next = 7, read_error = 0;
  std::optional<int> level = 4;
};

CounterReading reading_of(FakeKernel& kernel) {
  HardwareCounters counters(kernel);
  counters.begin();
  return counters.end();
}

std::string refusal_for(int error, std::optional<int> level = 4) {
  FakeKernel kernel;
  kernel.level = level;
  kernel.refuse_all(error);
  return reading_of(kernel).refusal;
}

TEST(HardwareCounters, CountWhatHappenedBetweenBeginAndEnd) {
  FakeKernel kernel;
  const CounterReading reading = reading_of(kernel);
  EXPECT_EQ(reading.refusal, "");
  EXPECT_FALSE(reading.shared);
  EXPECT_EQ(reading.counts[HardwareEvent::instructions], 3000);
  EXPECT_EQ(reading.counts[HardwareEvent::cycles], 4000);
  EXPECT_EQ(reading.counts[HardwareEvent::branch_misses], 5000);
  EXPECT_EQ(reading.counts[HardwareEvent::cache_misses], 6000);
  EXPECT_THAT(kernel.enabled, ElementsAre(7, -7));
}

TEST(HardwareCounters, AreOneGroupOutsideTheKernelOpenedOnceAndClosed) {
  FakeKernel kernel;
  {
    HardwareCounters counters(kernel);
    EXPECT_TRUE(kernel.asked.empty());
    for (int i = 0; i < 3; ++i) {
      counters.begin();
      EXPECT_EQ(counters.end().refusal, "");
    }
  }
  EXPECT_THAT(kernel.groups, ElementsAre(-1, 7, 7, 7));
  EXPECT_THAT(kernel.closed, ElementsAre(7, 8, 9, 10));
  for (const perf_event_attr& attributes : kernel.asked) {
    EXPECT_EQ(attributes.exclude_kernel, 1U);
    EXPECT_EQ(attributes.disabled, &attributes == &kernel.asked.front() ? 1U : 0U);
  }
}

TEST(HardwareCounters, SayWhereTheyServedOthersMeanwhile) {
  FakeKernel kernel;
  kernel.running = 99;
  EXPECT_TRUE(reading_of(kernel).shared);
  kernel.time = kernel.running = 0;  // never scheduled at all
  EXPECT_TRUE(reading_of(kernel).shared);
}

TEST(HardwareCounters, LeaveOutWhatTheProcessorDoesNotCount) {
  FakeKernel kernel;
  kernel.errors[PERF_COUNT_HW_INSTRUCTIONS] = ENOENT;
  kernel.errors[PERF_COUNT_HW_BRANCH_MISSES] = EINVAL;
  const CounterReading reading = reading_of(kernel);
  EXPECT_EQ(reading.refusal, "");
  EXPECT_EQ(reading.counts[HardwareEvent::instructions], std::nullopt);
  EXPECT_EQ(reading.counts[HardwareEvent::cycles], 3000);
  EXPECT_EQ(reading.counts[HardwareEvent::branch_misses], std::nullopt);
  EXPECT_EQ(reading.counts[HardwareEvent::cache_misses], 4000);
}

TEST(HardwareCounters, SayWhyTheKernelRefusesAndWhatToDo) {
  for (const int error : {EACCES, EPERM}) {
    EXPECT_THAT(refusal_for(error), HasSubstr("(kernel.perf_event_paranoid is 4)"));
    EXPECT_THAT(refusal_for(error), HasSubstr("`sysctl kernel.perf_event_paranoid=1`"));
  }
  EXPECT_THAT(refusal_for(EPERM, std::nullopt), HasSubstr("is unknown"));
  for (const int error : {ENOENT, EOPNOTSUPP, ENODEV}) {
    EXPECT_THAT(refusal_for(error), HasSubstr("usual in a virtual machine"));
  }
  EXPECT_THAT(refusal_for(ENOSYS), HasSubstr("no perf_event_open"));
  EXPECT_THAT(refusal_for(EMFILE), HasSubstr("Too many open files"));
}

TEST(HardwareCounters, SayWhenTheyCannotBeRead) {
  FakeKernel kernel;
  kernel.read_error = EIO;
  EXPECT_THAT(reading_of(kernel).refusal, HasSubstr("could not be read: Input/output error"));
}

TEST(HardwareCounters, CountAtLeastTheInstructionsOfALoop) {
  constexpr std::uint64_t iterations = 1'000'000;
  HardwareCounters counters;
  counters.begin();
  for (std::uint64_t i = 0; i < iterations; ++i) asm volatile("" : : "r"(i) : "memory");
  const CounterReading reading = counters.end();
  if (!reading.refusal.empty()) GTEST_SKIP() << reading.refusal;
  if (reading.shared) GTEST_SKIP() << "the counters were shared with another program";
  const auto instructions = reading.counts[HardwareEvent::instructions];
  if (!instructions) GTEST_SKIP() << "this processor counts no instructions";
  EXPECT_GE(*instructions, static_cast<double>(iterations));
  EXPECT_LT(*instructions, 100.0 * static_cast<double>(iterations));
}

}  // namespace
}  // namespace cwb
