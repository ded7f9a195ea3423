// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/extra_passes.h"

#include <algorithm>

namespace cwb {

CaseResult facts_of(const CaseResult& result) {
  CaseResult facts;
  static_cast<CaseFacts&>(facts) = result;
  return facts;
}

void add_allocations(const AfterRounds& after, const ExtraPasses& passes) {
  Run& run = after.run;
  if (!run.profile.sampling.allocations || !passes.allocations || after.stop.stop_requested()) {
    return;
  }
  after.tell(Stage::counting, 0, 1);
  const auto counted = passes.allocations(after.plan, after.stop);
  if (!counted) {
    if (after.stop.stop_requested()) return;
    run.manifest.warnings.push_back("Allocations were not counted: " + counted.error() + '.');
    return;
  }
  for (const CaseAllocations& found : *counted) {
    const auto result = std::ranges::find(run.cases, found.id, &CaseResult::id);
    if (result == run.cases.end()) continue;
    result->allocations = found.figures;
    after.sink.on_case(static_cast<std::size_t>(result - run.cases.begin()), facts_of(*result));
  }
}

}  // namespace cwb
