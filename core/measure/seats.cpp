// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/seats.h"

#include <map>
#include <string>
#include <utility>

#include "codecs/registry.h"

namespace cwb {

std::vector<Seat> seats_of(const Plan& plan, const HostFactory& hosts) {
  std::vector<Seat> seats;
  std::map<std::pair<std::string, std::size_t>, std::size_t> places;
  for (std::size_t i = 0; i < plan.cases.size(); ++i) {
    const PlannedCase& planned = plan.cases[i];
    if (planned.state != CaseState::runs) continue;
    const auto [place, is_new] =
        places.try_emplace({planned.id.codec, planned.payload}, seats.size());
    if (is_new) seats.push_back({hosts(planned.codec(), plan.payloads[planned.payload]), {}});
    seats[place->second].cases.push_back(i);
  }
  return seats;
}

std::vector<CaseResult> results_of(const Plan& plan) {
  std::vector<CaseResult> results;
  for (const PlannedCase& planned : plan.cases) {
    CaseResult result;
    result.id = planned.id;
    result.twin_of = planned.twin_of;
    result.state = planned.state;
    result.reason = planned.reason;
    result.json_bytes = plan.payloads[planned.payload]->json_bytes;
    if (const Codec* codec = find_codec(planned.codec())) {
      result.family = codec->info().family;
      result.traits = trait_words(codec->info());
    }
    results.push_back(std::move(result));
  }
  return results;
}

}  // namespace cwb
