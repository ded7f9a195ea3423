// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/validate_command.h"

#include <fmt/format.h>

#include "app/console.h"
#include "app/exit_code.h"
#include "app/plan_profile.h"

namespace cwb {

int validate_command(const std::string& profile) {
  const auto plan = plan_profile(profile);
  if (!plan) {
    complain(plan.error(), profile);
    return exit_usage;
  }
  std::size_t runs = 0;
  std::string others;
  for (const PlannedCase& planned : plan->cases) {
    if (planned.state == CaseState::runs) {
      ++runs;
    } else {
      others += fmt::format("  {}: {}{}{}\n", to_string(planned.id), to_string(planned.state),
                            planned.reason.empty() ? "" : ": ", planned.reason);
    }
  }
  const std::string text = fmt::format("{}: valid; {} of {} cases can run\n{}", profile, runs,
                                       plan->cases.size(), others);
  if (!print(text)) return exit_failure;
  return runs > 0 ? exit_fine : exit_found;
}

}  // namespace cwb
