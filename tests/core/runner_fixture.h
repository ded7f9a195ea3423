// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "measure/runner.h"
#include "support/fake_host.h"

namespace cwb::test {

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

  static FakeBehaviour costs(std::chrono::nanoseconds cost) {
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

}  // namespace cwb::test
