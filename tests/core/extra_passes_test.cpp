// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/extra_passes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "measure/counter_pass.h"
#include "runner_fixture.h"

namespace cwb {
namespace {

using std::chrono::nanoseconds;
using ::testing::Contains;
using ::testing::Each;
using ::testing::HasSubstr;
using ::testing::Not;

/// By way of whole runs.
class ExtraPassesTest : public test::RunnerTest {};

CounterReading reading_of(double instructions, bool shared = false) {
  CounterReading reading;
  reading.shared = shared;
  reading.counts[HardwareEvent::instructions] = instructions;
  return reading;
}

TEST_F(ExtraPassesTest, CountsHardwareEventsAfterTheRoundsAndKeepsTheMedianOfAnIteration) {
  plan_.profile.sampling.iterations = 10;
  FakeBehaviour counting = costs(nanoseconds(100));
  counting.counters = [](std::size_t i) {
    return reading_of(i == 0 ? 9e9 : 1000 + 10.0 * double(i));
  };
  add("a", counting, {Phase::encode});
  const cwb::Run run = measure();
  EXPECT_EQ(run.manifest.counters, "counted");
  ASSERT_TRUE(run.cases[0].counts);
  EXPECT_EQ((*run.cases[0].counts)[HardwareEvent::instructions], 104);
  EXPECT_EQ((*run.cases[0].counts)[HardwareEvent::cycles], std::nullopt);
  EXPECT_EQ(log_.counted.size(), counted_samples);
  EXPECT_EQ(log_.counted[0].iterations, 10U);
  EXPECT_EQ(run.cases[0].series.ns.size(), 40U);
}

TEST_F(ExtraPassesTest, CountsInShortSamplesWhereTheTimedOnesAreLong) {
  plan_.profile.sampling.iterations = 1000;
  FakeBehaviour counting = costs(std::chrono::milliseconds(1));
  counting.counters = [](std::size_t) { return reading_of(500); };
  add("a", counting, {Phase::encode});
  const cwb::Run run = measure();
  EXPECT_EQ(log_.counted[0].iterations, 10U);
  ASSERT_TRUE(run.cases[0].counts);
  EXPECT_EQ((*run.cases[0].counts)[HardwareEvent::instructions], 50);
}

TEST_F(ExtraPassesTest, LeavesOutCountsOfCountersThatServedOthers) {
  plan_.profile.sampling.iterations = 1;
  FakeBehaviour few = costs(nanoseconds(100));
  few.counters = [](std::size_t i) { return reading_of(i < 3 ? 1e9 : 50, i < 3); };
  FakeBehaviour most = few;
  most.counters = [](std::size_t i) { return reading_of(50, i < 4); };
  add("few", few, {Phase::encode});
  add("most", most, {Phase::encode});
  cwb::Run run = measure();
  EXPECT_EQ(run.manifest.counters, "counted");
  ASSERT_TRUE(run.cases[0].counts);
  EXPECT_EQ((*run.cases[0].counts)[HardwareEvent::instructions], 50);
  EXPECT_FALSE(run.cases[1].counts);
  plan_.cases.erase(plan_.cases.begin());
  run = measure();
  EXPECT_THAT(run.manifest.counters, HasSubstr("held the hardware counters"));
}

TEST_F(ExtraPassesTest, AsksOnceWhereTheKernelRefusesAndWarnsOfNothing) {
  FakeBehaviour refused = costs(nanoseconds(100));
  refused.counters = [](std::size_t) {
    CounterReading reading;
    reading.refusal = "No counters here.";
    return reading;
  };
  add("a", refused, {Phase::encode, Phase::decode});
  const cwb::Run run = measure();
  EXPECT_EQ(run.manifest.counters, "No counters here.");
  EXPECT_EQ(log_.counted.size(), 1U);
  EXPECT_FALSE(run.cases[0].counts);
  EXPECT_EQ(run.cases[0].state, CaseState::runs);
  EXPECT_THAT(run.manifest.warnings, Each(Not(HasSubstr("counters"))));
}

TEST_F(ExtraPassesTest, CountsNoHardwareEventsWhereTheProfileAsksForNone) {
  plan_.profile.sampling.counters = false;
  add("a", costs(nanoseconds(100)), {Phase::encode});
  EXPECT_EQ(measure().manifest.counters, "The profile asks for no hardware counters.");
  EXPECT_TRUE(log_.counted.empty());
}

TEST_F(ExtraPassesTest, CompressesWhatEachCodecEncodesForAllItsPhases) {
  plan_.profile.sampling.compression = true;
  FakeBehaviour encodes = costs(nanoseconds(100));
  encodes.encoded = [](FakeClock& clock) {
    clock.reading_cost = nanoseconds(1000);  // or no time would pass while it compresses
    return std::vector<std::byte>(1000, std::byte{7});
  };
  add("a", encodes, {Phase::encode, Phase::decode});
  add("b", costs(nanoseconds(100)), {Phase::encode});
  const cwb::Run run = measure();
  for (const Compressor compressor : all_compressors) {
    ASSERT_TRUE(run.cases[0].compressed[compressor]);
    EXPECT_LT(run.cases[0].compressed[compressor]->bytes, 100U);
    EXPECT_GT(run.cases[0].compressed[compressor]->compress_ns, 0);
    EXPECT_EQ(run.cases[1].compressed[compressor], run.cases[0].compressed[compressor]);
    EXPECT_FALSE(run.cases[2].compressed[compressor]);
  }
  EXPECT_THAT(run.manifest.warnings,
              Contains("What b encodes of cookie was not compressed: nothing is encoded "
                       "here."));
}

TEST_F(ExtraPassesTest, CompressesNothingUnlessItIsAsked) {
  FakeBehaviour encodes = costs(nanoseconds(100));
  encodes.encoded = [](FakeClock&) { return std::vector<std::byte>(1000, std::byte{7}); };
  add("a", encodes, {Phase::encode});
  EXPECT_EQ(measure().cases[0].compressed, CompressedSizes{});
}

}  // namespace
}  // namespace cwb
