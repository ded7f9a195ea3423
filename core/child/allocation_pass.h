// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "run/plan.h"
#include "run/run.h"

namespace cwb {

inline constexpr std::string_view allocation_task = "allocations";

struct CaseAllocations {
  CaseId id;
  Allocations figures;
};

/// Counts what each running case of the plan allocates, in a child process into which the counting
/// library is preloaded: the program's own allocations, and those of every shared library. The
/// error is a sentence: the library is missing, or the child failed.
tl::expected<std::vector<CaseAllocations>, std::string> count_allocations(
    const Plan& plan, const std::stop_token& stop = {});

/// The child's part: from the request's text to the answer's.
tl::expected<std::string, std::string> allocation_child(const std::string& request);

}  // namespace cwb
