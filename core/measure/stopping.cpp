// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/stopping.h"

#include <algorithm>
#include <cmath>

namespace cwb {
namespace {

constexpr std::chrono::duration<double> shortest_precise_run{5};
/// So that the fewest generations fit into the shortest run.
constexpr std::chrono::duration<double> precise_generation = shortest_precise_run / 10.0;

}  // namespace

void Stopping::require_generations(std::uint64_t generations) {
  fewest_generations_ = std::max(fewest_generations_, generations);
}

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

Remaining Stopping::remaining(std::uint64_t rounds, Seconds elapsed,
                              const PrecisionSoFar& so_far) const {
  const auto by_limits = remaining(rounds, elapsed);
  if (!sampling_.precision_percent || !by_limits) return {by_limits, Sureness::at_this_pace};
  if (!so_far.widest || so_far.generations == 0) return {by_limits, Sureness::at_most};
  const auto complete = static_cast<double>(so_far.generations);
  const double too_wide = so_far.widest->half_width * 100 / *sampling_.precision_percent;
  // It ends with a generation, and with the next one at the earliest.
  const double needed = std::max({std::ceil(complete * too_wide * too_wide), complete + 1,
                                  static_cast<double>(fewest_generations_)});
  const Seconds end = std::max(so_far.elapsed / complete * needed, shortest_precise_run);
  const Seconds by_precision = std::max(end - elapsed, Seconds{0});
  if (by_precision < *by_limits) return {by_precision, Sureness::about};
  return {by_limits, Sureness::at_this_pace};
}

bool Stopping::precise(const PrecisionSoFar& so_far) const {
  if (!sampling_.precision_percent || !so_far.widest) return false;
  if (so_far.elapsed < shortest_precise_run || so_far.generations < fewest_generations_) {
    return false;
  }
  return so_far.widest->half_width * 100 <= *sampling_.precision_percent;
}

}  // namespace cwb
