// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "child/allocation_pass.h"
#include "measure/run_sink.h"
#include "run/plan.h"
#include "run/run.h"

// What is found out of each case after the rounds, untimed.
namespace cwb {

/// Passes that leave this process, as they are to be done.
struct ExtraPasses {
  std::function<tl::expected<std::vector<CaseAllocations>, std::string>(const Plan&,
                                                                        const std::stop_token&)>
      allocations;  ///< empty: they are not counted
};

/// What the passes read, fill in and tell.
struct AfterRounds {
  const Plan& plan;
  const std::stop_token& stop;
  RunSink& sink;
  Run& run;
  std::function<void(Stage stage, std::uint64_t done, std::uint64_t total)> tell;
};

/// Fills in what one iteration of each case allocates; where it cannot be counted, a warning of the
/// run says why.
void add_allocations(const AfterRounds& after, const ExtraPasses& passes);

/// Without the series, which a sink does not get, and which may be too long to copy.
CaseResult facts_of(const CaseResult& result);

}  // namespace cwb
