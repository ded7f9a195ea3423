// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan_profile.h"

#include "profile/profile_file.h"

namespace cwb {

tl::expected<Plan, Problems> plan_profile(const std::string& source,
                                          std::span<const std::string> assignments,
                                          std::optional<double> time_budget_s) {
  auto loaded = load_profile(source, assignments);
  if (!loaded) return tl::unexpected(std::move(loaded.error()));
  if (time_budget_s) loaded->profile.sampling.time_budget_s = time_budget_s;
  return make_plan(loaded->profile, loaded->folder);
}

}  // namespace cwb
