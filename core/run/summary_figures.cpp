// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/summary_figures.h"

namespace cwb {

std::vector<NamedFigure> summary_figures(const std::optional<Summary>& summary) {
  using Optional = std::optional<double>;
  const auto of = [&](auto&& get) { return summary ? Optional(get(*summary)) : Optional(); };
  return {
      {"median_ns", of([](const Summary& s) { return s.median; })},
      {"ci_low_ns",
       of([](const Summary& s) { return s.interval ? Optional(s.interval->low) : Optional(); })},
      {"ci_high_ns",
       of([](const Summary& s) { return s.interval ? Optional(s.interval->high) : Optional(); })},
      {"p5_ns", of([](const Summary& s) { return s.p5; })},
      {"p25_ns", of([](const Summary& s) { return s.p25; })},
      {"p75_ns", of([](const Summary& s) { return s.p75; })},
      {"p95_ns", of([](const Summary& s) { return s.p95; })},
      {"p99_ns", of([](const Summary& s) { return s.p99; })},
      {"min_ns", of([](const Summary& s) { return s.min; })},
      {"max_ns", of([](const Summary& s) { return s.max; })},
      {"mean_ns", of([](const Summary& s) { return s.mean; })},
      {"sd_ns", of([](const Summary& s) { return s.standard_deviation; })},
      {"mad_ns", of([](const Summary& s) { return s.mad; })},
  };
}

}  // namespace cwb
