// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/plan.h"

#include <algorithm>
#include <exception>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "base/file.h"
#include "codecs/registry.h"
#include "model/json_reader.h"
#include "model/json_writer.h"
#include "run/run.h"
#include "shapes/shape.h"

namespace cwb {
namespace {

constexpr double bytes_per_mib = 1024.0 * 1024.0;

tl::expected<Payload, Problem> payload_of_shape(const PayloadChoice& choice, std::uint64_t seed) {
  const Shape* shape = find_shape(choice.shape);
  if (!shape)
    return tl::unexpected(Problem{"", fmt::format("no shape is called {}", choice.shape)});
  const std::uint64_t bytes = shape->estimated_json_bytes(choice.parameters);
  if (bytes > payload_limit_bytes) {
    return tl::unexpected(
        Problem{"", fmt::format("would be about {:.0f} MiB of JSON; the limit is {:.0f} MiB",
                                static_cast<double>(bytes) / bytes_per_mib,
                                static_cast<double>(payload_limit_bytes) / bytes_per_mib)});
  }
  return shape->make(choice.parameters, seed);
}

tl::expected<Payload, Problem> payload_of_file(const std::string& file,
                                               const std::filesystem::path& folder) {
  const std::filesystem::path path = folder / file;
  const auto text = read_file(path, payload_limit_bytes);
  if (!text) return tl::unexpected(Problem{"", to_string(text.error(), path.string())});
  auto document = parse_json(*text);
  if (!document) return tl::unexpected(Problem{"", to_string(document.error(), path.string())});
  Payload payload;
  payload.id = path.filename().string();
  payload.document = std::move(*document);
  payload.json_bytes = to_json(payload.document).size();
  return payload;
}

/// Two payloads must not share an id: a series is found by it.
void make_distinct(std::string& id, const Plan& plan) {
  const auto taken = [&plan](const std::string& candidate) {
    return std::ranges::any_of(plan.payloads,
                               [&](const auto& payload) { return payload->id == candidate; });
  };
  const std::string first = id;
  for (int number = 2; taken(id); ++number) id = fmt::format("{} ({})", first, number);
}

/// Why the codec cannot hold the payload, if it cannot.
std::optional<std::string> refusal_of(const Codec& codec, const Payload& payload) {
  try {
    const auto subject = codec.prepare(payload);
    if (!subject) return subject.error().reason;
    return std::nullopt;
  } catch (const std::exception& exception) {
    return fmt::format("the library threw: {}", exception.what());
  }
}

/// What holds of all phases of a codec and a payload.
struct Availability {
  const Codec* codec = nullptr;
  std::optional<std::string> refusal;
};

Availability availability_of(const std::string& id, const Payload& payload) {
  if (const Codec* codec = find_codec(id)) return {codec, refusal_of(*codec, payload)};
  for (const UnbuiltCodec& unbuilt : unbuilt_codecs()) {
    if (unbuilt.id != id) continue;
    return {nullptr, fmt::format("this build lacks its library: install {} and build again",
                                 unbuilt.debian_package)};
  }
  return {nullptr, "no codec has this id"};
}

void add_cases(Plan& plan, std::size_t payload_index) {
  const Payload& payload = *plan.payloads[payload_index];
  for (const std::string& id : plan.profile.codecs) {
    const Availability available = availability_of(id, payload);
    for (const Phase phase : plan.profile.phases) {
      PlannedCase planned;
      planned.id = {id, payload.id, phase};
      planned.payload = payload_index;
      if (available.codec && !available.codec->info().phases.has(phase)) {
        planned.state = CaseState::not_apart;
      } else if (available.refusal) {
        planned.state = CaseState::refused;
        planned.reason = *available.refusal;
      }
      plan.cases.push_back(std::move(planned));
    }
  }
}

}  // namespace

tl::expected<Plan, Problems> make_plan(const Profile& profile,
                                       const std::filesystem::path& folder) {
  Plan plan;
  plan.profile = profile;
  Problems problems;
  for (std::size_t i = 0; i < profile.payloads.size(); ++i) {
    const PayloadChoice& choice = profile.payloads[i];
    auto payload = choice.file.empty() ? payload_of_shape(choice, profile.sampling.seed)
                                       : payload_of_file(choice.file, folder);
    if (!payload) {
      problems.push_back({fmt::format("/payloads/{}", i), payload.error().message});
      continue;
    }
    make_distinct(payload->id, plan);
    plan.payloads.push_back(std::make_shared<const Payload>(std::move(*payload)));
  }
  if (!problems.empty()) return tl::unexpected(std::move(problems));

  for (std::size_t i = 0; i < plan.payloads.size(); ++i) add_cases(plan, i);
  constexpr std::uint64_t bytes_per_sample = sizeof(double) + sizeof(SampleMark);
  const auto running = static_cast<std::uint64_t>(
      std::ranges::count(plan.cases, CaseState::runs, &PlannedCase::state));
  plan.sample_bytes = running * profile.sampling.rounds * bytes_per_sample;
  if (plan.sample_bytes > sample_limit_bytes) {
    problems.push_back(
        {"/sampling/rounds",
         fmt::format(
             "{} rounds of {} cases would take {:.0f} MiB of samples; the limit is {:.0f} MiB",
             profile.sampling.rounds, running,
             static_cast<double>(plan.sample_bytes) / bytes_per_mib,
             static_cast<double>(sample_limit_bytes) / bytes_per_mib)});
    return tl::unexpected(std::move(problems));
  }
  return plan;
}

}  // namespace cwb
