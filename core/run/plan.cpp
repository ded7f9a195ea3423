// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/plan.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <new>
#include <optional>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "base/byte_size.h"
#include "codecs/registry.h"
#include "profile/profile_file.h"
#include "run/payloads.h"
#include "run/run.h"

namespace cwb {
namespace {

constexpr std::uint64_t bytes_per_sample = sizeof(double) + sizeof(SampleMark);

/// Why the codec cannot hold the payload; nothing where it can. What it prepared is dropped.
std::optional<std::string> refusal(const Codec& codec, const Payload& payload) {
  try {
    auto subject = codec.prepare(payload_for(codec.info(), payload));
    if (subject) return std::nullopt;
    return std::move(subject.error().reason);
  } catch (const std::bad_alloc&) {
    return "preparing it takes more memory than there is";
  } catch (const std::exception& error) {
    return fmt::format("preparing it failed: {}", error.what());
  }
}

std::string missing(const std::string& id) {
  const auto& unbuilt = unbuilt_codecs();
  const auto found = std::ranges::find(unbuilt, id, &UnbuiltCodec::id);
  return fmt::format("this build lacks it; install the Debian packages {} and build again",
                     found->debian_package);
}

/// The cases of one codec with one payload, one for each phase.
void add_cases(const std::string& codec_id, std::size_t payload, Plan& plan) {
  const Codec* codec = find_codec(codec_id);
  const auto& phases = plan.profile.phases;
  const auto apart = [codec](Phase phase) { return codec->info().phases.has(phase); };
  std::optional<std::string> reason;
  if (!codec) {
    reason = missing(codec_id);
  } else if (std::ranges::any_of(phases, apart)) {
    reason = refusal(*codec, *plan.payloads[payload]);
  }
  for (const Phase phase : phases) {
    PlannedCase planned{
        {codec_id, plan.payloads[payload]->id, phase}, payload, CaseState::runs, {}, {}};
    if (codec && !apart(phase)) {
      planned.state = CaseState::not_apart;
    } else if (reason) {
      planned.state = CaseState::refused;
      planned.reason = *reason;
    }
    plan.cases.push_back(std::move(planned));
  }
}

/// Lists the first codec once more with each payload, for the A/A check.
void add_twins(Plan& plan) {
  std::vector<PlannedCase> twins;
  for (const PlannedCase& planned : plan.cases) {
    if (planned.id.codec != plan.profile.codecs.front()) continue;
    PlannedCase twin = planned;
    twin.twin_of = planned.id.codec;
    twin.id.codec += twin_suffix;
    twins.push_back(std::move(twin));
  }
  std::ranges::move(twins, std::back_inserter(plan.cases));
}

std::optional<Problem> check_samples(const Plan& plan, std::uint64_t running) {
  if (plan.sample_bytes <= sample_limit_bytes) return std::nullopt;
  return Problem{
      "/sampling/rounds",
      fmt::format("the samples of {} rounds of {} cases would take {} of memory; the limit is {}, "
                  "which is {} rounds of them",
                  plan.profile.sampling.rounds, running, byte_size(plan.sample_bytes),
                  byte_size(sample_limit_bytes), sample_limit_bytes / bytes_per_sample / running)};
}

std::uint64_t subject_bytes_of(const Plan& plan) {
  std::set<std::pair<std::string, std::size_t>> subjects;
  std::uint64_t json_bytes = 0;
  for (const PlannedCase& planned : plan.cases) {
    if (planned.state != CaseState::runs) continue;
    if (!subjects.emplace(planned.id.codec, planned.payload).second) continue;
    json_bytes += plan.payloads[planned.payload]->json_bytes;
  }
  return json_bytes * subject_bytes_per_json_byte;
}

std::optional<Problem> check_subjects(const Plan& plan) {
  if (plan.subject_bytes <= subject_limit_bytes) return std::nullopt;
  return Problem{
      "/payloads",
      fmt::format("the native objects and buffers of all codecs and payloads would take about {} "
                  "of memory; the limit is {}: run fewer codecs or smaller payloads at once",
                  byte_size(plan.subject_bytes), byte_size(subject_limit_bytes))};
}

}  // namespace

tl::expected<Plan, Problems> make_plan(const Profile& profile, const std::filesystem::path& folder,
                                       const std::stop_token& stop) {
  // A profile need not come from a file: the window fills it from its controls.
  auto checked = read_profile(to_document(profile));
  if (!checked) return tl::unexpected(std::move(checked.error()));
  Plan plan;
  plan.profile = std::move(*checked);
  plan.folder = folder;
  Problems problems;
  plan.payloads = make_payloads(plan.profile, folder, problems, stop);
  if (!problems.empty()) return tl::unexpected(std::move(problems));
  for (std::size_t payload = 0; payload < plan.payloads.size(); ++payload) {
    for (const std::string& codec : plan.profile.codecs) {
      if (!stop.stop_requested()) add_cases(codec, payload, plan);
    }
  }
  if (stop.stop_requested()) {
    return tl::unexpected(Problems{{"", "stopped before the plan was made: nothing was measured"}});
  }
  if (plan.profile.sampling.aa_check) add_twins(plan);
  const auto running = static_cast<std::uint64_t>(
      std::ranges::count(plan.cases, CaseState::runs, &PlannedCase::state));
  plan.sample_bytes = running * plan.profile.sampling.rounds * bytes_per_sample;
  plan.subject_bytes = subject_bytes_of(plan);
  if (auto problem = check_samples(plan, running)) problems.push_back(std::move(*problem));
  if (auto problem = check_subjects(plan)) problems.push_back(std::move(*problem));
  if (!problems.empty()) return tl::unexpected(std::move(problems));
  return plan;
}

}  // namespace cwb
