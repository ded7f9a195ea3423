// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/extra_figures.h"

#include <algorithm>

#include "run/figures.h"
#include "run/result_text.h"

namespace cwb {
namespace {

std::optional<double> count_of(const CaseFacts& facts, HardwareEvent event) {
  return facts.counts ? (*facts.counts)[event] : std::nullopt;
}

}  // namespace

std::string_view extra_title(ExtraFigure figure) {
  switch (figure) {
    case ExtraFigure::instructions:
      return "instr";
    case ExtraFigure::cycles:
      return "cycles";
    case ExtraFigure::branch_misses:
      return "br miss";
    case ExtraFigure::cache_misses:
      return "LLC miss";
  }
  return "";
}

std::optional<double> extra_value(const CaseFacts& facts, ExtraFigure figure) {
  switch (figure) {
    case ExtraFigure::instructions:
      return count_of(facts, HardwareEvent::instructions);
    case ExtraFigure::cycles:
      return count_of(facts, HardwareEvent::cycles);
    case ExtraFigure::branch_misses:
      return count_of(facts, HardwareEvent::branch_misses);
    case ExtraFigure::cache_misses:
      return count_of(facts, HardwareEvent::cache_misses);
  }
  return std::nullopt;
}

std::string extra_text(const CaseFacts& facts, ExtraFigure figure) {
  const auto value = extra_value(facts, figure);
  return value ? three_digits(*value) : std::string(no_figure);
}

std::vector<ExtraFigure> extra_figures(const Run& run) {
  std::vector<ExtraFigure> figures;
  for (const ExtraFigure figure : all_extra_figures) {
    const bool present = std::ranges::any_of(run.cases, [&](const CaseResult& result) {
      return extra_value(result, figure).has_value();
    });
    if (present) figures.push_back(figure);
  }
  return figures;
}

}  // namespace cwb
