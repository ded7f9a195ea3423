// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/clock.h"

#include <algorithm>
#include <vector>

namespace cwb {

std::chrono::nanoseconds SteadyClock::now() {
  return std::chrono::steady_clock::now().time_since_epoch();
}

ClockFacts measure_clock(Clock& clock) {
  constexpr int blocks = 21;
  constexpr int readings = 1'000;
  std::vector<double> costs;
  std::vector<std::chrono::nanoseconds> steps;
  steps.reserve(std::size_t{blocks} * readings);
  for (int block = 0; block < blocks; ++block) {
    const auto start = clock.now();
    auto before = start;
    for (int i = 0; i < readings; ++i) {
      const auto now = clock.now();
      steps.push_back(now - before);
      before = now;
    }
    costs.push_back(static_cast<double>((before - start).count()) / readings);
  }
  // The median of blocks: an interruption lengthens one of them, and a clock that ticks coarsely is
  // averaged out within each.
  std::ranges::sort(costs);
  ClockFacts facts;
  facts.cost_ns = costs[costs.size() / 2];

  // The step between readings is resolution and cost together; a clock whose every reading differs
  // shows its resolution as the smallest difference between the steps that it takes.
  std::ranges::sort(steps);
  // One that never moved here has the resolution of its type, so that no sample ever reads 0.
  const auto first_step = std::ranges::find_if(steps, [](auto step) { return step.count() > 0; });
  std::chrono::nanoseconds smallest =
      first_step == steps.end() ? std::chrono::nanoseconds(1) : *first_step;
  for (std::size_t i = 1; i < steps.size(); ++i) {
    const auto difference = steps[i] - steps[i - 1];
    if (difference.count() > 0) smallest = std::min(smallest, difference);
  }
  facts.resolution_ns = static_cast<double>(smallest.count());
  return facts;
}

}  // namespace cwb
