// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>

#include <tl/expected.hpp>

#include "base/problem.h"
#include "run/plan.h"

namespace cwb {

/// The plan of a profile (a path or `builtin:NAME`) with the assignments of --set and the time
/// budget, which has been checked, in place of its own.
tl::expected<Plan, Problems> plan_profile(const std::string& source,
                                          std::span<const std::string> assignments = {},
                                          std::optional<double> time_budget_s = {});

}  // namespace cwb
