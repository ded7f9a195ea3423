// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fake_engine.h"

#include <thread>

namespace cwb {
namespace {

Run execute(const FakeRun& fake, const Plan& plan, const std::stop_token& stop, RunSink& sink) {
  Run run;
  run.profile = plan.profile;
  run.manifest.started = "2026-01-02T03:04:05Z";
  run.manifest.cpu = "A processor";
  run.manifest.clock_resolution_ns = 20;
  run.manifest.clock_cost_ns = 18;
  run.manifest.warnings = {"This is a warning that says what to do."};
  run.generations = 1;
  for (std::size_t i = 0; i < plan.cases.size(); ++i) {
    CaseResult result;
    result.id = plan.cases[i].id;
    result.state = plan.cases[i].state;
    result.reason = plan.cases[i].reason;
    result.iterations = 7;
    result.encoded_bytes = 100 + i;
    result.json_bytes = 437;
    sink.on_case(i, result);
    run.cases.push_back(std::move(result));
  }
  for (std::uint64_t round = 0; round < fake.rounds; ++round) {
    if (stop.stop_requested()) {
      run.ended_by = StopReason::user;
      break;
    }
    if (fake.pause.count() > 0) std::this_thread::sleep_for(fake.pause);
    std::vector<SampleEvent> samples;
    for (std::size_t i = 0; i < run.cases.size(); ++i) {
      if (run.cases[i].state != CaseState::runs) continue;
      const double ns = fakeSample(i, round);
      run.cases[i].series.ns.push_back(ns);
      run.cases[i].series.marks.push_back({});
      samples.push_back({static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(round), {}, ns});
    }
    sink.on_samples(samples);
    ++run.rounds;
    Progress progress;
    progress.stage = Stage::sampling;
    progress.done = run.rounds;
    progress.total = fake.rounds;
    progress.generation = 1;
    progress.generations = 1;
    sink.on_progress(progress);
  }
  return run;
}

class NoSink final : public RunSink {
  void on_case(std::size_t, const CaseResult&) override {}
  void on_samples(std::span<const SampleEvent>) override {}
  void on_progress(const Progress&) override {}
};

}  // namespace

double fakeSample(std::size_t case_index, std::uint64_t round) {
  return 100.0 * static_cast<double>(case_index + 1) + static_cast<double>(round % 10);
}

Plan fakePlan(const FakeRun& fake, const Profile& profile) {
  Plan plan;
  plan.profile = profile;
  auto payload = std::make_shared<Payload>();
  payload->id = "cookie";
  payload->json_bytes = 437;
  plan.payloads.push_back(payload);
  for (const std::string& codec : fake.codecs) {
    for (const Phase phase : fake.phases) {
      PlannedCase planned;
      planned.id = {codec, "cookie", phase};
      if (codec == fake.refused) {
        planned.state = CaseState::refused;
        planned.reason = "it cannot hold /name";
      }
      plan.cases.push_back(planned);
    }
  }
  return plan;
}

Run fakeResult(const FakeRun& fake) {
  Profile profile;
  profile.name = "A fake run";
  profile.codecs = fake.codecs;
  profile.phases = fake.phases;
  profile.baseline = fake.codecs.front();
  NoSink sink;
  return execute(fake, fakePlan(fake, profile), {}, sink);
}

Engine fakeEngine(const FakeRun& fake) {
  return {[fake](const Profile& profile, const std::filesystem::path&, const std::stop_token&) {
            return tl::expected<Plan, Problems>(fakePlan(fake, profile));
          },
          [fake](const Plan& plan, std::stop_token stop, RunSink& sink) {
            return execute(fake, plan, stop, sink);
          }};
}

}  // namespace cwb
