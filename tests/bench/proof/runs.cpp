// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "proof/runs.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <map>

#include <fmt/format.h>

#include "codecs/registry.h"
#include "proof/claim.h"

namespace cwb::proof {
namespace {

class Nobody final : public RunSink {
 public:
  void on_case(std::size_t /*case_index*/, const CaseResult& /*result*/) override {}
  void on_samples(std::span<const SampleEvent> /*samples*/) override {}
  void on_progress(const Progress& /*progress*/) override {}
};

/// Does a part more of the phase's own work than it is asked for.
class MoreWork final : public Subject {
 public:
  MoreWork(std::unique_ptr<Subject> subject, double part)
      : subject_(std::move(subject)), part_(part) {}

  void before(Phase phase, std::size_t iterations) override {
    subject_->before(phase, more(iterations));
  }
  void run(Phase phase, std::size_t iterations) override { subject_->run(phase, more(iterations)); }
  std::optional<std::string> after(Phase phase) override { return subject_->after(phase); }
  std::size_t max_iterations(Phase phase) const override { return subject_->max_iterations(phase); }
  std::span<const std::byte> encoded() const override { return subject_->encoded(); }
  std::optional<Refusal> bind(const Payload& payload) override { return subject_->bind(payload); }
  void set_input(std::span<const std::byte> bytes) override { subject_->set_input(bytes); }
  void poison_output() override { subject_->poison_output(); }
  tl::expected<Document, std::string> decoded() override { return subject_->decoded(); }
  std::uint64_t leaf_sum() override { return subject_->leaf_sum(); }

 private:
  std::size_t more(std::size_t iterations) const {
    const double extra = std::round(static_cast<double>(iterations) * part_);
    return iterations + static_cast<std::size_t>(extra);
  }

  std::unique_ptr<Subject> subject_;
  double part_;
};

class SlowerCodec final : public Codec {
 public:
  SlowerCodec(const Codec& codec, double part) : codec_(codec), part_(part) {}
  const CodecInfo& info() const override { return codec_.info(); }
  tl::expected<std::unique_ptr<Subject>, Refusal> prepare(const Payload& payload) const override {
    auto subject = codec_.prepare(payload);
    if (!subject) return subject;
    return std::make_unique<MoreWork>(std::move(*subject), part_);
  }

 private:
  const Codec& codec_;
  double part_;
};

}  // namespace

double median_of(std::vector<double> values) {
  std::ranges::sort(values);
  const std::size_t half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

Plan plan_of(const std::vector<std::pair<std::string, Phase>>& cases,
             const PayloadChoice& payload) {
  Profile profile;
  profile.name = "proof";
  profile.payloads = {payload};
  profile.sampling.allocations = false;
  for (const auto& [codec, phase] : cases) {
    if (std::ranges::find(profile.codecs, codec) == profile.codecs.end()) {
      profile.codecs.push_back(codec);
    }
    if (std::ranges::find(profile.phases, phase) == profile.phases.end()) {
      profile.phases.push_back(phase);
    }
  }
  auto plan = make_plan(profile, {});
  if (!plan) {
    fmt::print(stderr, "{}\n", to_string(plan.error().front()));
    std::exit(1);
  }
  std::erase_if(plan->cases, [&](const PlannedCase& planned) {
    return std::ranges::find(cases, std::pair(planned.id.codec, planned.id.phase)) == cases.end();
  });
  for (const PlannedCase& planned : plan->cases) {
    if (planned.state == CaseState::runs) continue;
    fmt::print(stderr, "{} cannot run: {}\n", to_string(planned.id), planned.reason);
    std::exit(1);
  }
  return std::move(*plan);
}

void add_twins(Plan& plan) {
  const std::vector<PlannedCase> cases = plan.cases;
  for (PlannedCase twin : cases) {
    twin.twin_of = twin.id.codec;
    twin.id.codec += twin_suffix;
    plan.cases.push_back(twin);
  }
}

Run measure(const Plan& plan, double slower) {
  Nobody nobody;
  SteadyClock clock;
  // The runner asks for a case's host in the order of the cases: the twins come last.
  std::map<std::string, int> asked;
  std::vector<std::unique_ptr<SlowerCodec>> slower_codecs;
  const HostFactory hosts = [&](const std::string& codec,
                                const std::shared_ptr<const Payload>& payload) {
    const bool twin = asked[codec]++ > 0;
    if (!twin || slower == 0) return make_local_host(*find_codec(codec), payload, clock);
    slower_codecs.push_back(std::make_unique<SlowerCodec>(*find_codec(codec), slower));
    return make_local_host(*slower_codecs.back(), payload, clock);
  };
  return execute(plan, {}, nobody, hosts, clock);
}

}  // namespace cwb::proof
