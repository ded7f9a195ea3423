// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <thread>

#include <gtest/gtest.h>

#include "measure/runner.h"
#include "ui/run/handoff.h"

// The core's runner on one thread and a reader of its news on another, as the window has it, for
// the thread sanitizer to watch.
namespace cwb {
namespace {

Plan small_plan() {
  Profile profile;
  profile.codecs = {"sproto/raw", "nlohmann-json/dom", "baseline/memcpy"};
  profile.payloads = {{"cookie", {}, ""}};
  profile.phases = {Phase::encode, Phase::decode};
  profile.sampling.rounds = 2'000'000;
  profile.sampling.time_budget_s = 1;
  profile.sampling.sample_us = 20;
  auto plan = make_plan(profile, {});
  EXPECT_TRUE(plan) << to_string(plan.error().front());
  return std::move(*plan);
}

/// What a view keeps.
struct Seen {
  std::uint64_t samples = 0;
  std::uint64_t cases = 0;
  double sum = 0;
};

void read_all(Handoff& handoff, Seen& seen) {
  for (auto& batch : handoff.take()) {
    for (const auto& [index, result] : batch->cases) seen.cases += result.id.codec.empty() ? 0 : 1;
    for (const SampleEvent& sample : batch->samples) {
      ++seen.samples;
      seen.sum += sample.ns;
    }
    handoff.giveBack(std::move(batch));
  }
}

std::uint64_t samples_of(const cwb::Run& run) {
  std::uint64_t samples = 0;
  for (const CaseResult& result : run.cases) samples += result.series.ns.size();
  return samples;
}

TEST(LiveReader, SeesEverySampleOfARunOnAnotherThread) {
  const Plan plan = small_plan();
  Handoff handoff;
  std::atomic<bool> ended = false;
  cwb::Run run;
  std::jthread worker([&] {
    HandoffSink sink(handoff);
    run = execute(plan, {}, sink);
    sink.flush();
    ended = true;
  });
  Seen seen;
  while (!ended) {
    read_all(handoff, seen);
    std::this_thread::yield();
  }
  worker.join();
  read_all(handoff, seen);
  const std::uint64_t taken = samples_of(run);
  EXPECT_GT(taken, 100);
  EXPECT_EQ(seen.samples, taken);
  EXPECT_GE(seen.cases, run.cases.size());
}

TEST(LiveReader, StopsARunFromAnotherThread) {
  const Plan plan = small_plan();
  Handoff handoff;
  cwb::Run run;
  std::jthread worker([&](const std::stop_token& stop) {
    HandoffSink sink(handoff);
    run = execute(plan, stop, sink);
    sink.flush();
  });
  Seen seen;
  while (seen.samples == 0) read_all(handoff, seen);
  worker.request_stop();
  worker.join();
  EXPECT_EQ(run.ended_by, StopReason::user);
  EXPECT_GE(samples_of(run), seen.samples);
}

TEST(LiveReader, LosesNothingInAHundredThousandBatches) {
  Handoff handoff;
  constexpr std::uint32_t rounds = 100'000;
  std::jthread worker([&] {
    for (std::uint32_t round = 0; round < rounds; ++round) {
      auto batch = handoff.blank();
      batch->samples.push_back({0, round, {}, double(round)});
      handoff.push(std::move(batch));
    }
  });
  std::uint32_t expected = 0;
  while (expected < rounds) {
    for (auto& batch : handoff.take()) {
      for (const SampleEvent& sample : batch->samples) ASSERT_EQ(sample.round, expected++);
      handoff.giveBack(std::move(batch));
    }
  }
}

}  // namespace
}  // namespace cwb
