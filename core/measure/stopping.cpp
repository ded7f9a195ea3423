// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/stopping.h"

#include <algorithm>
#include <vector>

#include "run/generation_medians.h"
#include "stats/order_interval.h"
#include "stats/quantile.h"

namespace cwb {
namespace {

constexpr std::chrono::duration<double> shortest_precise_run{5};
constexpr std::uint64_t fewest_generations = 10;
/// So that the fewest generations fit into the shortest run.
constexpr std::chrono::duration<double> precise_generation = shortest_precise_run / 10.0;

}  // namespace

double Stopping::part_done(std::uint64_t rounds, Seconds elapsed) const {
  double part = static_cast<double>(rounds) / static_cast<double>(sampling_.rounds);
  if (sampling_.time_budget_s) part = std::max(part, elapsed.count() / *sampling_.time_budget_s);
  return std::min(part, 1.0);
}

std::uint64_t Stopping::generation(std::uint64_t rounds, Seconds elapsed) const {
  const double place = part_done(rounds, elapsed) * static_cast<double>(sampling_.generations);
  const std::uint64_t planned =
      std::min(static_cast<std::uint64_t>(place), sampling_.generations - 1);
  if (!sampling_.precision_percent) return planned;
  // A run that may end by precision long before its rounds do needs its generations sooner.
  const auto by_time = static_cast<std::uint64_t>(elapsed / precise_generation);
  return std::max(planned, std::min(by_time, bounds::max_generations - 1));
}

std::optional<StopReason> Stopping::over(std::uint64_t rounds, Seconds elapsed) const {
  if (rounds >= sampling_.rounds) return StopReason::rounds;
  if (sampling_.time_budget_s && elapsed.count() >= *sampling_.time_budget_s) {
    return StopReason::time_budget;
  }
  return std::nullopt;
}

std::optional<Stopping::Seconds> Stopping::remaining(std::uint64_t rounds, Seconds elapsed) const {
  const double part = part_done(rounds, elapsed);
  if (rounds == 0 || part <= 0) return std::nullopt;
  return elapsed * ((1 - part) / part);
}

bool Stopping::precise(std::span<const CaseResult> cases, std::uint64_t complete_generations,
                       Seconds elapsed) const {
  if (!sampling_.precision_percent) return false;
  if (elapsed < shortest_precise_run || complete_generations < fewest_generations) return false;
  return std::ranges::all_of(cases, [this](const CaseResult& result) {
    if (result.state != CaseState::runs) return true;
    const auto precision = precision_over_generations(result.series);
    return precision && *precision * 100 <= *sampling_.precision_percent;
  });
}

std::optional<double> precision_over_generations(const Series& series) {
  std::vector<double> medians;
  for (const GenerationMedian& median : generation_medians(series)) medians.push_back(median.ns);
  const auto ranks = median_ranks(medians.size());
  if (!ranks) return std::nullopt;
  std::ranges::sort(medians);
  const double center = quantile_of_sorted(medians, 0.5);
  return (medians[ranks->high] - medians[ranks->low]) / 2 / center;
}

}  // namespace cwb
