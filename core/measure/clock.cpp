// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/clock.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace cwb {

std::chrono::nanoseconds SteadyClock::now() {
  return std::chrono::steady_clock::now().time_since_epoch();
}

ClockFacts measure_clock(Clock& clock) {
  constexpr int readings = 20'001;
  std::vector<std::chrono::nanoseconds> steps;
  steps.reserve(readings);
  for (int i = 0; i < readings; ++i) {
    const auto first = clock.now();
    steps.push_back(clock.now() - first);
  }
  // A clock that ticks coarsely gives mostly 0, so the cost is the mean of what no interruption
  // stretched: the lower 99 %.
  std::ranges::sort(steps);
  const std::size_t kept = steps.size() * 99 / 100;
  std::chrono::nanoseconds sum{0};
  for (std::size_t i = 0; i < kept; ++i) sum += steps[i];

  ClockFacts facts;
  facts.cost_ns = static_cast<double>(sum.count()) / static_cast<double>(kept);

  // The step between readings is resolution and cost together; a clock whose every reading differs
  // shows its resolution as the smallest difference between the steps that it takes.
  std::chrono::nanoseconds smallest = std::chrono::nanoseconds::max();
  const auto first_step = std::ranges::find_if(steps, [](auto step) { return step.count() > 0; });
  if (first_step != steps.end()) smallest = *first_step;
  for (std::size_t i = 1; i < steps.size(); ++i) {
    const auto difference = steps[i] - steps[i - 1];
    if (difference.count() > 0) smallest = std::min(smallest, difference);
  }
  facts.resolution_ns = static_cast<double>(smallest.count());
  return facts;
}

}  // namespace cwb
