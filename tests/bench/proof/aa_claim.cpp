// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <thread>

#include <fmt/format.h>

#include "measure/affinity.h"
#include "proof/claim.h"
#include "proof/runs.h"
#include "run/generation_medians.h"
#include "run/verdicts.h"
#include "stats/paired_ratio.h"

namespace cwb::proof {
namespace {

constexpr int runs = 100;  // three comparisons each
constexpr std::uint64_t generations = 20;
constexpr std::uint64_t rounds = 200;

/// Keeps the cores that the worker does not use at work, with a few MB of memory traffic.
class Neighbour {
 public:
  explicit Neighbour(bool busy) {
    if (!busy) return;
    thread_ = std::jthread([](const std::stop_token& stop) {
      keep_off_worker_core();
      std::vector<std::uint64_t> memory(1 << 20);
      while (!stop.stop_requested()) {
        for (std::size_t i = 0; i < memory.size(); i += 8) memory[i] += i;
      }
    });
  }

 private:
  std::jthread thread_;
};

}  // namespace

std::vector<Line> aa_claim(bool busy) {
  const Neighbour neighbour(busy);
  int different = 0;
  int comparisons = 0;
  double worst = 0;
  for (int run = 0; run < runs; ++run) {
    Plan plan = plan_of({{"protobuf/generated", Phase::encode},
                         {"msgpack-cxx/object", Phase::decode},
                         {"nlohmann-json/dom", Phase::decode}});
    add_twins(plan);
    plan.profile.sampling.rounds = rounds;
    plan.profile.sampling.generations = generations;
    plan.profile.sampling.seed = static_cast<std::uint64_t>(run) + 1;
    const Run result = measure(plan);
    for (std::size_t i = 0; i < 3; ++i) {
      const auto ratio =
          paired_ratio(generation_medians(result.cases[i].series),
                       generation_medians(result.cases[i + 3].series), verdict_confidence);
      if (!ratio || !ratio->interval) continue;
      ++comparisons;
      worst = std::max(worst, std::abs(ratio->ratio - 1));
      if (ratio->interval->low > 1 + least_margin || ratio->interval->high < 1 - least_margin) {
        ++different;
      }
    }
  }
  return {
      {fmt::format("A/A, subjects prepared apart, other core {}", busy ? "busy" : "idle"),
       "at most 3 of 300 called different",
       fmt::format("{} of {}, largest difference {:.1f} %", different, comparisons, worst * 100),
       different <= 3 && comparisons == 300}};
}

}  // namespace cwb::proof
