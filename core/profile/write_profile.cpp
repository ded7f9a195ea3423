// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>
#include <utility>

#include "model/json_writer.h"
#include "profile/profile_file.h"

namespace cwb {
namespace {

/// 200 and not 200.0: a whole number of seconds is written as a user would.
Document number_document(double number) {
  constexpr double exact_to = 9007199254740992.0;  // 2^53
  const auto whole = static_cast<std::int64_t>(number < exact_to ? number : 0);
  if (static_cast<double>(whole) == number) return {whole};
  return {number};
}

Document sweep_document(const Sweep& sweep) {
  if (sweep.range) {
    return {Map{{"from", {sweep.range->from}},
                {"to", {sweep.range->to}},
                {"factor", number_document(sweep.range->factor)}}};
  }
  List values;
  for (const std::int64_t value : sweep.values) values.push_back({value});
  return {std::move(values)};
}

Document payload_document(const PayloadChoice& choice) {
  Map map;
  if (!choice.file.empty()) {
    map.members.push_back({"file", {choice.file}});
    return {std::move(map)};
  }
  map.members.push_back({"shape", {choice.shape}});
  for (const auto& [key, value] : choice.parameters) map.members.push_back({key, {value}});
  for (const auto& [key, sweep] : choice.sweeps) {
    map.members.push_back({key, sweep_document(sweep)});
  }
  return {std::move(map)};
}

Document or_else(const std::optional<double>& number, Document otherwise) {
  return number ? number_document(*number) : std::move(otherwise);
}

Document sampling_document(const Sampling& sampling) {
  const Document by_itself{std::string("auto")};
  return {
      Map{{"sample_us", or_else(sampling.sample_us, by_itself)},
          {"iterations", sampling.iterations ? Document::number(*sampling.iterations) : by_itself},
          {"settle", {sampling.settle}},
          {"rounds", Document::number(sampling.rounds)},
          {"generations", Document::number(sampling.generations)},
          {"time_budget_s", or_else(sampling.time_budget_s, {})},
          {"precision_percent", or_else(sampling.precision_percent, {})},
          {"seed", Document::number(sampling.seed)},
          {"pin", {sampling.pin}},
          {"allocations", {sampling.allocations}},
          {"counters", {sampling.counters}},
          {"compression", {sampling.compression}},
          {"aa_check", {sampling.aa_check}}}};
}

}  // namespace

Document to_document(const Profile& profile) {
  List codecs;
  for (const std::string& id : profile.codecs) codecs.push_back({id});
  List payloads;
  for (const PayloadChoice& choice : profile.payloads) {
    payloads.push_back(payload_document(choice));
  }
  List phases;
  for (const Phase phase : profile.phases) phases.push_back({std::string(to_string(phase))});
  return {Map{{"version", {profile_version}},
              {"name", {profile.name}},
              {"description", {profile.description}},
              {"codecs", {std::move(codecs)}},
              {"payloads", {std::move(payloads)}},
              {"phases", {std::move(phases)}},
              {"sampling", sampling_document(profile.sampling)},
              {"baseline", {profile.baseline}},
              {"published", {profile.published}}}};
}

std::string write_profile(const Profile& profile) {
  return to_json(to_document(profile), JsonLayout::pretty) + '\n';
}

}  // namespace cwb
