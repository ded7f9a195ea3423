// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verify_command.h"

#include <memory>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/console.h"
#include "app/exit_code.h"
#include "app/plan_profile.h"
#include "codecs/registry.h"
#include "measure/clock.h"
#include "measure/subject_host.h"
#include "run/columns.h"

namespace cwb {
namespace {

/// Passed, failed or refused, with what there is to say.
struct Finding {
  enum { passed, failed, refused } outcome = passed;
  std::string text;
};

Finding verify_one(const PlannedCase& planned, const std::shared_ptr<const Payload>& payload) {
  if (planned.state == CaseState::refused) return {Finding::refused, planned.reason};
  // The plan refuses a codec that this build lacks.
  const Codec& codec = *find_codec(planned.codec());
  SteadyClock clock;
  const auto verified = make_local_host(codec, payload, clock)->verify();
  if (!verified) return {Finding::failed, verified.error()};
  std::string text = fmt::format("{} bytes", verified->encoded_bytes);
  for (const std::string& note : verified->notes) text += "; " + note;
  return {Finding::passed, text};
}

}  // namespace

int verify_command(const std::string& profile) {
  const auto plan = plan_profile(profile);
  if (!plan) {
    complain(plan.error(), profile);
    return exit_usage;
  }
  std::vector<std::vector<std::string>> lines{{"codec", "payload", "gate", ""}};
  std::size_t passed = 0;
  bool failed = false;
  std::pair<std::string, std::size_t> previous;
  for (const PlannedCase& planned : plan->cases) {
    // The gate is the same for all phases of a codec and payload, which stand side by side; one
    // that the library does not have apart does not say whether it holds the payload.
    if (planned.state == CaseState::not_apart || !planned.twin_of.empty()) continue;
    if (std::pair current(planned.id.codec, planned.payload); current != previous) {
      previous = std::move(current);
    } else {
      continue;
    }
    const Finding finding = verify_one(planned, plan->payloads[planned.payload]);
    passed += finding.outcome == Finding::passed ? 1 : 0;
    failed = failed || finding.outcome == Finding::failed;
    static constexpr const char* words[] = {"passed", "failed", "refused"};
    lines.push_back({planned.id.codec, planned.id.payload, words[finding.outcome], finding.text});
  }
  if (!print(in_columns(lines))) return exit_failure;
  return failed || passed == 0 ? exit_found : exit_fine;
}

}  // namespace cwb
