// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/runner.h"

#include <algorithm>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "measure/counter_pass.h"
#include "stats/summary.h"
#include "support/fake_host.h"

namespace cwb {
namespace {

using std::chrono::nanoseconds;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

/// Keeps all that a run says, and can ask it to stop.
class Listener final : public RunSink {
 public:
  void on_case(std::size_t case_index, const CaseResult& result) override {
    told[case_index] = result.state;
  }
  void on_samples(std::span<const SampleEvent> samples) override {
    events.insert(events.end(), samples.begin(), samples.end());
    if (events.size() >= stop_after) stop.request_stop();
  }
  void on_progress(const Progress& progress) override {
    stages.push_back(progress.stage);
    if (progress.stage == Stage::sampling) progresses.push_back(progress);
  }

  std::map<std::size_t, CaseState> told;
  std::vector<SampleEvent> events;
  std::vector<Stage> stages;
  std::vector<Progress> progresses;  ///< of the rounds
  std::size_t stop_after = SIZE_MAX;
  std::stop_source stop;
};

class RunnerTest : public ::testing::Test {
 protected:
  RunnerTest() {
    Payload cookie;
    cookie.id = "cookie";
    cookie.json_bytes = 437;
    plan_.payloads.push_back(std::make_shared<const Payload>(cookie));
    plan_.profile.sampling.rounds = 40;
    plan_.profile.sampling.generations = 10;
    plan_.profile.sampling.pin = false;
  }

  void add(const std::string& codec, FakeBehaviour behaviour, std::vector<Phase> phases) {
    plan_.profile.codecs.push_back(codec);
    behaviours_[codec] = std::move(behaviour);
    for (const Phase phase : phases) {
      plan_.cases.push_back({{codec, "cookie", phase}, 0, CaseState::runs, ""});
    }
  }

  static FakeBehaviour costs(nanoseconds cost) {
    FakeBehaviour behaviour;
    behaviour.cost = [cost](std::uint64_t) { return cost; };
    return behaviour;
  }

  cwb::Run measure() {
    const HostFactory hosts = [this](const std::string& codec, const auto&) {
      return std::make_unique<FakeHost>(codec, behaviours_.at(codec), clock_, log_);
    };
    return execute(plan_, listener_.stop.get_token(), listener_, hosts, clock_);
  }

  /// The samples of the rounds, without those of calibration.
  std::vector<std::string> rounds() const {
    const std::size_t taken = listener_.events.size();
    return {log_.samples.end() - static_cast<std::ptrdiff_t>(taken), log_.samples.end()};
  }

  Plan plan_;
  std::map<std::string, FakeBehaviour> behaviours_;
  FakeClock clock_;
  HostLog log_;
  Listener listener_;
};

TEST_F(RunnerTest, GivesEachCaseOneSampleARoundOfExactlyWhatItCosts) {
  add("a", costs(nanoseconds(500)), {Phase::encode, Phase::decode});
  add("b", costs(nanoseconds(800)), {Phase::encode});
  const auto result = measure();
  EXPECT_EQ(result.rounds, 40U);
  EXPECT_EQ(result.ended_by, StopReason::rounds);
  ASSERT_EQ(result.cases.size(), 3U);
  for (const CaseResult& each : result.cases) ASSERT_EQ(each.series.ns.size(), 40U);
  EXPECT_THAT(result.cases[0].series.ns, Each(500.0));
  EXPECT_THAT(result.cases[2].series.ns, Each(800.0));
  EXPECT_EQ(result.cases[0].iterations, 400U);
  EXPECT_EQ(result.cases[2].iterations, 250U);
}

TEST_F(RunnerTest, ShufflesEveryRoundAnew) {
  add("a", costs(nanoseconds(500)), {Phase::encode});
  add("b", costs(nanoseconds(500)), {Phase::encode});
  add("c", costs(nanoseconds(500)), {Phase::encode});
  measure();
  const std::vector<std::string> order = rounds();
  std::set<std::vector<std::string>> orders;
  std::set<std::pair<std::string, std::string>> neighbours;
  for (std::size_t i = 0; i < order.size(); i += 3) {
    std::vector<std::string> round(order.begin() + static_cast<std::ptrdiff_t>(i),
                                   order.begin() + static_cast<std::ptrdiff_t>(i + 3));
    orders.insert(round);
    std::ranges::sort(round);
    EXPECT_THAT(round, ElementsAre("a/encode", "b/encode", "c/encode"));
  }
  EXPECT_EQ(orders.size(), 6U);  // all permutations of three turn up in 40 rounds
  for (std::size_t i = 1; i < order.size(); ++i) neighbours.insert({order[i - 1], order[i]});
  EXPECT_GE(neighbours.size(), 6U);  // no case has a fixed predecessor
}

TEST_F(RunnerTest, TheSameSeedGivesTheSameOrderAndAnotherSeedAnother) {
  const auto order_of = [this](std::uint64_t seed) {
    plan_.cases.clear();
    plan_.profile.codecs.clear();
    log_ = {};
    listener_.events.clear();
    plan_.profile.sampling.seed = seed;
    add("a", costs(nanoseconds(500)), {Phase::encode, Phase::decode, Phase::read});
    measure();
    return rounds();
  };
  const auto first = order_of(1);
  EXPECT_EQ(first, order_of(1));
  EXPECT_NE(first, order_of(2));
}

TEST_F(RunnerTest, PreparesEverySubjectAnewInEachGenerationInShuffledOrder) {
  add("a", costs(nanoseconds(500)), {Phase::encode});
  add("b", costs(nanoseconds(500)), {Phase::encode});
  add("c", costs(nanoseconds(500)), {Phase::encode});
  const auto result = measure();
  EXPECT_EQ(result.generations, 10U);
  ASSERT_EQ(log_.prepared.size(), 30U);
  EXPECT_EQ(log_.discarded.size(), 30U);
  std::set<std::vector<std::string>> orders;
  for (std::ptrdiff_t i = 0; i < 30; i += 3) {
    orders.insert({log_.prepared.begin() + i, log_.prepared.begin() + i + 3});
  }
  EXPECT_GE(orders.size(), 3U);
  // Each sample carries its generation: 4 rounds each.
  const auto& marks = result.cases[0].series.marks;
  for (std::size_t i = 0; i < marks.size(); ++i) EXPECT_EQ(marks[i].generation, i / 4);
}

TEST_F(RunnerTest, SettlesBeforeEverySampleAndNotWhenCold) {
  add("a", costs(nanoseconds(500)), {Phase::encode});
  measure();
  for (std::size_t i = log_.requests.size() - 40; i < log_.requests.size(); ++i) {
    EXPECT_EQ(log_.requests[i].settle_iterations, 40U);
  }
  log_ = {};
  plan_.profile.sampling.settle = false;
  const auto cold = measure();
  EXPECT_EQ(log_.requests.back().settle_iterations, 0U);
  EXPECT_THAT(cold.cases[0].notes, ElementsAre(HasSubstr("cold")));
}

TEST_F(RunnerTest, KeepsSlowSpellsAsTheyAre) {
  FakeBehaviour stalling;
  stalling.cost = [](std::uint64_t sample) { return nanoseconds(sample % 10 == 0 ? 5000 : 500); };
  add("a", stalling, {Phase::encode});
  const auto result = measure();
  EXPECT_EQ(std::ranges::count(result.cases[0].series.ns, 5000.0), 4);
  EXPECT_EQ(result.cases[0].series.ns.size(), 40U);
}

TEST_F(RunnerTest, SubtractsTheClocksCostWhenTheUserFixesTheIterationsAndSaysSo) {
  clock_.reading_cost = nanoseconds(20);
  plan_.profile.sampling.iterations = 1;
  add("a", costs(nanoseconds(90)), {Phase::encode});
  const auto result = measure();
  EXPECT_NEAR(result.manifest.clock_cost_ns, 20, 0.1);
  EXPECT_THAT(result.cases[0].series.ns, Each(::testing::DoubleNear(90, 0.1)));
  EXPECT_THAT(result.cases[0].notes,
              ElementsAre("the clock's cost of 20 ns was subtracted from each "
                          "sample"));
}

TEST_F(RunnerTest, FlagsWhatIsBelowTheClocksResolutionAndNeverSaysZero) {
  clock_.tick = nanoseconds(100);
  clock_.reading_cost = nanoseconds(10);
  plan_.profile.sampling.iterations = 2;
  add("a", costs(nanoseconds(1)), {Phase::encode});
  const auto result = measure();
  const Series& series = result.cases[0].series;
  std::size_t flagged = 0;
  for (std::size_t i = 0; i < series.ns.size(); ++i) {
    EXPECT_GT(series.ns[i], 0);
    if ((series.marks[i].flags & below_resolution) != 0) {
      ++flagged;
      EXPECT_EQ(series.ns[i], 50);  // 100 ns over two iterations: a bound from above
    }
  }
  EXPECT_GT(flagged, 20U);
}

TEST_F(RunnerTest, StopsACaseThatFailsInMidRunKeepsItsSamplesAndGoesOnWithTheRest) {
  FakeBehaviour failing = costs(nanoseconds(500));
  failing.fails_at_sample = 20;
  add("a", failing, {Phase::encode});
  add("b", costs(nanoseconds(500)), {Phase::encode});
  const auto result = measure();
  EXPECT_EQ(result.cases[0].state, CaseState::failed);
  EXPECT_EQ(result.cases[0].reason, "an iteration failed");
  EXPECT_GT(result.cases[0].series.ns.size(), 5U);
  EXPECT_LT(result.cases[0].series.ns.size(), 20U);
  EXPECT_EQ(result.cases[1].series.ns.size(), 40U);
  EXPECT_EQ(listener_.told.at(0), CaseState::failed);
}

TEST_F(RunnerTest, DoesNotTimeWhatTheVerifyGateRefuses) {
  FakeBehaviour wrong = costs(nanoseconds(1));
  wrong.gate_error = "decoded at /Pbid/0/id: expected the integer 1, got the integer 2";
  add("a", wrong, {Phase::encode, Phase::decode});
  const auto result = measure();
  EXPECT_EQ(result.ended_by, StopReason::no_case);
  EXPECT_EQ(result.cases[0].state, CaseState::failed);
  EXPECT_THAT(result.cases[1].reason, HasSubstr("verify gate: decoded at /Pbid/0/id"));
  EXPECT_TRUE(log_.samples.empty());
}

TEST_F(RunnerTest, AStopRequestKeepsAllThatWasMeasured) {
  plan_.profile.sampling.rounds = 1'000'000;
  listener_.stop_after = 500;
  add("a", costs(nanoseconds(500)), {Phase::encode});
  const auto result = measure();
  EXPECT_EQ(result.ended_by, StopReason::user);
  EXPECT_GE(result.cases[0].series.ns.size(), 500U);
  EXPECT_LT(result.cases[0].series.ns.size(), 2000U);
  EXPECT_EQ(result.cases[0].series.ns.size(), listener_.events.size());
  EXPECT_EQ(result.rounds, listener_.events.size());
}

TEST_F(RunnerTest, EndsByTimeWithAllGenerations) {
  plan_.profile.sampling.rounds = 1'000'000;
  plan_.profile.sampling.time_budget_s = 2;
  add("a", costs(nanoseconds(500)), {Phase::encode});
  const auto result = measure();
  EXPECT_EQ(result.ended_by, StopReason::time_budget);
  EXPECT_EQ(result.generations, 10U);
  // A sample is 200 us and a settle of 20 us.
  EXPECT_NEAR(static_cast<double>(result.rounds), 2e6 / 220, 20);
}

TEST_F(RunnerTest, EndsByPrecisionOnceTheGenerationsAgree) {
  plan_.profile.sampling.rounds = 1'000'000;
  plan_.profile.sampling.precision_percent = 1;  // with the preset of 10 generations
  add("a", costs(nanoseconds(500)), {Phase::encode});
  const auto result = measure();
  EXPECT_EQ(result.ended_by, StopReason::precision);
  EXPECT_GE(result.generations, 10U);
  EXPECT_GE(static_cast<double>(result.rounds), 5e6 / 220 - 20);  // 5 s
}

TEST_F(RunnerTest, TellsTheWidestIntervalAndAboutHowLongThePrecisionWillTake) {
  plan_.profile.sampling.rounds = 1'000'000;
  plan_.profile.sampling.precision_percent = 0.5;
  add("steady", costs(nanoseconds(500)), {Phase::encode});
  FakeBehaviour shaky;
  // By its generations: some 1,100 samples each, a percent and more apart.
  shaky.cost = [](std::uint64_t sample) { return nanoseconds(1000 + sample / 1100 % 4 * 10); };
  add("shaky", shaky, {Phase::encode});
  plan_.profile.sampling.time_budget_s = 20;
  measure();
  ASSERT_FALSE(listener_.progresses.empty());
  const Progress& first = listener_.progresses[1];
  EXPECT_FALSE(first.widest);
  EXPECT_EQ(first.asked_percent, 0.5);
  EXPECT_EQ(first.sureness, Sureness::at_most);
  const auto known = std::ranges::find_if(
      listener_.progresses, [](const Progress& one) { return one.widest.has_value(); });
  ASSERT_NE(known, listener_.progresses.end());
  EXPECT_GE(known->generation, 6U);
  EXPECT_EQ(known->widest->case_index, 1U);
  EXPECT_GT(known->widest->half_width, 0.005);
  ASSERT_TRUE(known->remaining);
  EXPECT_LE(known->remaining->count(), 20);
}

TEST_F(RunnerTest, TellsNoIntervalWhereNoPrecisionIsAskedFor) {
  add("a", costs(nanoseconds(500)), {Phase::encode});
  measure();
  for (const Progress& progress : listener_.progresses) {
    EXPECT_FALSE(progress.widest);
    EXPECT_EQ(progress.sureness, Sureness::at_this_pace);
  }
}

TEST_F(RunnerTest, SinkHearsEverySampleOnceWithItsRoundAndGeneration) {
  add("a", costs(nanoseconds(500)), {Phase::encode});
  add("b", costs(nanoseconds(900)), {Phase::encode});
  const auto result = measure();
  std::map<std::uint32_t, std::vector<double>> heard;
  for (const SampleEvent& event : listener_.events) {
    EXPECT_EQ(event.round, heard[event.case_index].size());
    EXPECT_EQ(event.mark, result.cases[event.case_index].series.marks[event.round]);
    heard[event.case_index].push_back(event.ns);
  }
  EXPECT_EQ(heard[0], result.cases[0].series.ns);
  EXPECT_EQ(heard[1], result.cases[1].series.ns);
  EXPECT_EQ(listener_.stages.back(), Stage::finished);
}

CounterReading reading_of(double instructions, bool shared = false) {
  CounterReading reading;
  reading.shared = shared;
  reading.counts[HardwareEvent::instructions] = instructions;
  return reading;
}

TEST_F(RunnerTest, CountsHardwareEventsAfterTheRoundsAndKeepsTheMedianOfAnIteration) {
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

TEST_F(RunnerTest, LeavesOutCountsOfCountersThatServedOthers) {
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

TEST_F(RunnerTest, AsksOnceWhereTheKernelRefusesAndWarnsOfNothing) {
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
  EXPECT_THAT(run.manifest.warnings, Each(::testing::Not(HasSubstr("counters"))));
}

TEST_F(RunnerTest, CountsNoHardwareEventsWhereTheProfileAsksForNone) {
  plan_.profile.sampling.counters = false;
  add("a", costs(nanoseconds(100)), {Phase::encode});
  EXPECT_EQ(measure().manifest.counters, "The profile asks for no hardware counters.");
  EXPECT_TRUE(log_.counted.empty());
}

TEST_F(RunnerTest, CompressesWhatEachCodecEncodesForAllItsPhases) {
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
              testing::Contains("What b encodes of cookie was not compressed: nothing is encoded "
                                "here."));
}

TEST_F(RunnerTest, CompressesNothingUnlessItIsAsked) {
  FakeBehaviour encodes = costs(nanoseconds(100));
  encodes.encoded = [](FakeClock&) { return std::vector<std::byte>(1000, std::byte{7}); };
  add("a", encodes, {Phase::encode});
  EXPECT_EQ(measure().cases[0].compressed, CompressedSizes{});
}

TEST_F(RunnerTest, RefusedAndNotApartCasesStandInTheResultWithoutSamples) {
  add("a", costs(nanoseconds(500)), {Phase::encode});
  plan_.cases.push_back({{"b", "cookie", Phase::encode}, 0, CaseState::refused, "needs a schema"});
  plan_.cases.push_back({{"a", "cookie", Phase::build}, 0, CaseState::not_apart, ""});
  const auto result = measure();
  EXPECT_EQ(result.cases[1].state, CaseState::refused);
  EXPECT_EQ(result.cases[1].reason, "needs a schema");
  EXPECT_TRUE(result.cases[1].series.ns.empty());
  EXPECT_EQ(result.cases[2].state, CaseState::not_apart);
}

}  // namespace
}  // namespace cwb
