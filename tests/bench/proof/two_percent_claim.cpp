// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "proof/claim.h"
#include "proof/runs.h"
#include "run/generation_medians.h"
#include "run/verdicts.h"
#include "stats/paired_ratio.h"

namespace cwb::proof {

std::vector<Line> two_percent_claim() {
  constexpr int runs = 40;
  int found = 0;
  int wrong = 0;
  std::vector<double> ratios;
  for (int run = 0; run < runs; ++run) {
    Plan plan = plan_of({{"protobuf/generated", Phase::encode}});
    add_twins(plan);
    Sampling& sampling = plan.profile.sampling;
    sampling.rounds = 2'000'000;
    sampling.time_budget_s = 5;
    sampling.generations = 20;
    sampling.seed = static_cast<std::uint64_t>(run) + 1;
    const Run result = measure(plan, 0.02);
    const auto ratio = paired_ratio(generation_medians(result.cases[1].series),
                                    generation_medians(result.cases[0].series), verdict_confidence);
    if (!ratio || !ratio->interval) continue;
    ratios.push_back(ratio->ratio);
    if (ratio->interval->low > 1 + least_margin) ++found;
    if (ratio->interval->high < 1 - least_margin) ++wrong;
  }
  return {{"2 % more work inside a subject found (protobuf/generated, cookie, encode)",
           "at least 39 of 40 runs of 5 s, on the right side",
           fmt::format("{} of {}, {} on the wrong side; median ratio {:.4f}", found, runs, wrong,
                       median_of(ratios)),
           found >= 39 && wrong == 0}};
}

}  // namespace cwb::proof
