// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <fmt/format.h>

#include "run/figures.h"
#include "run/verdicts.h"

namespace cwb {
namespace {

/// "1.83x [1.80, 1.86]": how many times the slower takes what the faster takes.
std::string times(const Verdict& verdict) {
  const PairedRatio& comparison = *verdict.comparison;
  const Interval& interval = *comparison.interval;
  const bool faster = verdict.claim == Claim::faster;
  const double ratio = faster ? 1 / comparison.ratio : comparison.ratio;
  const double low = faster ? 1 / interval.high : interval.low;
  const double high = faster ? 1 / interval.low : interval.high;
  // Under 1.1 three digits would hide what the verdict is about.
  const auto text = [&](double value) {
    return low < 1.1 ? fmt::format("{:.3f}", value) : three_digits(value);
  };
  return fmt::format("{}x [{}, {}]", text(ratio), text(low), text(high));
}

std::string claim_text(const Verdict& verdict) {
  switch (verdict.claim) {
    case Claim::faster:
      return "faster by " + times(verdict);
    case Claim::slower:
      return "slower by " + times(verdict);
    case Claim::not_separated:
      return "not separated";
    case Claim::too_few_generations:
      return "too few generations";
    case Claim::below_resolution:
      return "below resolution";
  }
  return {};
}

std::string percent(double log_ratio) {
  return fmt::format("{:.2g} %", std::expm1(log_ratio) * 100);
}

}  // namespace

std::string verdict_text(const Verdict& verdict) {
  const bool claims = verdict.claim == Claim::faster || verdict.claim == Claim::slower;
  return claim_text(verdict) + (claims && verdict.across_families ? " (other family)" : "");
}

std::vector<std::string> leader_lines(const Run& run, const Verdicts& verdicts) {
  std::vector<std::string> lines;
  for (const Leader& leader : verdicts.leaders) {
    const std::string& first = run.cases[leader.verdict.first].id.codec;
    const std::string& second = run.cases[leader.verdict.second].id.codec;
    const std::string place = fmt::format("{}, {}, {}", leader.payload, to_string(leader.phase),
                                          to_string(leader.family));
    if (leader.verdict.claim == Claim::faster) {
      lines.push_back(fmt::format("{}: {} is faster than {} by {}", place, first, second,
                                  times(leader.verdict)));
    } else if (leader.verdict.claim == Claim::too_few_generations) {
      lines.push_back(fmt::format("{}: no winner, for {} {}; {} are needed", place,
                                  leader.verdict.comparison->generations, "generations are too few",
                                  verdicts.needed_generations));
    } else {
      lines.push_back(
          fmt::format("{}: no winner, {} and {} are not separated", place, first, second));
    }
  }
  return lines;
}

std::string confidence_line(const Run& run, const Verdicts& verdicts) {
  std::string text = fmt::format(
      "Verdicts hold together with {:.0f} % in this run: {} over {}, each beyond a margin of {}",
      verdict_confidence * 100, count_text(verdicts.comparisons, "comparison"),
      count_text(run.generations, "generation"), percent(verdicts.margin));
  if (run.generations < verdicts.needed_generations) {
    text += fmt::format("; so many comparisons need {} generations", verdicts.needed_generations);
  }
  return text + '.';
}

std::string aa_text(const Verdicts& verdicts) {
  if (!verdicts.aa) return {};
  std::string text = "A/A " + percent(verdicts.aa->floor);
  if (verdicts.aa->called_different > 0) {
    text += fmt::format(", {} of {} called different", verdicts.aa->called_different,
                        verdicts.aa->comparisons);
  }
  return text;
}

std::string aa_line(const Verdicts& verdicts) {
  if (!verdicts.aa) return {};
  const AaCheck& check = *verdicts.aa;
  std::string text = fmt::format(
      "A/A check: two preparations of the first codec differ by up to {} in this run ({})",
      percent(check.floor), count_text(check.comparisons, "comparison"));
  if (check.called_different > 0) {
    return text + fmt::format(
                      ", and {} of them would be called different: quieten the machine, or "
                      "take more generations, before you trust small differences.",
                      check.called_different);
  }
  return text + ", and none is called different.";
}

std::string_view claim_word(Claim claim) {
  switch (claim) {
    case Claim::faster:
      return "faster";
    case Claim::slower:
      return "slower";
    case Claim::not_separated:
      return "not_separated";
    case Claim::too_few_generations:
      return "too_few_generations";
    case Claim::below_resolution:
      return "below_resolution";
  }
  return "";
}

}  // namespace cwb
