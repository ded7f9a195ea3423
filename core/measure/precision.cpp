// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/precision.h"

#include <algorithm>

#include "stats/order_interval.h"
#include "stats/quantile.h"

namespace cwb {

namespace {

// Nothing is claimed of the floor, and its interval is the widest of most runs: a copy of a few
// hundred bytes feels every neighbour.
bool decides(const CaseResult& result) {
  return result.state == CaseState::runs && result.family != Family::floor;
}

}  // namespace

std::optional<double> half_width(std::vector<double> generation_medians) {
  const auto ranks = median_ranks(generation_medians.size());
  if (!ranks) return std::nullopt;
  std::ranges::sort(generation_medians);
  const double center = quantile_of_sorted(generation_medians, 0.5);
  return (generation_medians[ranks->high] - generation_medians[ranks->low]) / 2 / center;
}

void PrecisionMeter::take(std::span<const CaseResult> cases) {
  known_.resize(cases.size());
  for (std::size_t i = 0; i < cases.size(); ++i) {
    const std::vector<double>& ns = cases[i].series.ns;
    Known& known = known_[i];
    if (ns.size() <= known.samples) continue;
    std::vector<double> fresh(ns.begin() + static_cast<std::ptrdiff_t>(known.samples), ns.end());
    std::ranges::sort(fresh);
    known.medians.push_back(quantile_of_sorted(fresh, 0.5));
    known.samples = ns.size();
  }
}

std::optional<WidestInterval> PrecisionMeter::widest(std::span<const CaseResult> cases) const {
  std::optional<WidestInterval> widest;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    if (!decides(cases[i])) continue;
    const auto half = i < known_.size() ? half_width(known_[i].medians) : std::nullopt;
    if (!half) return std::nullopt;
    if (!widest || *half > widest->half_width) widest = WidestInterval{i, *half};
  }
  return widest;
}

}  // namespace cwb
