// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/diagnostics.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "run/figures.h"
#include "stats/detectors.h"
#include "stats/summary.h"

namespace cwb {
namespace {

/// With fewer samples nothing is told of a series.
constexpr std::size_t fewest_samples = 30;

std::string percent(double part) { return fmt::format("{:.1f} %", part * 100); }

void add_drift(std::vector<Diagnosis>& found, const Series& series) {
  const auto drift = find_drift(series.ns);
  if (!drift) return;
  found.push_back({Symptom::drift, fmt::format("the second half was {} {} than the first",
                                               percent(std::abs(drift->change)),
                                               drift->change > 0 ? "slower" : "faster")});
}

void add_autocorrelation(std::vector<Diagnosis>& found, const Series& series) {
  const auto correlation = find_autocorrelation(series.ns);
  if (!correlation) return;
  found.push_back(
      {Symptom::autocorrelation,
       fmt::format("its samples depend on their neighbours: lag-1 autocorrelation {:.2f}",
                   *correlation)});
}

void add_modes(std::vector<Diagnosis>& found, const Series& series) {
  const auto modes = find_modes(series.ns);
  if (!modes) return;
  found.push_back(
      {Symptom::modes,
       fmt::format("it has two speeds, {} and {} ({} of the samples on the lesser side)",
                   time_text(modes->lower), time_text(modes->higher), percent(modes->share))});
}

void add_outliers(std::vector<Diagnosis>& found, const Series& series) {
  constexpr double many = 0.05;
  const Outliers outliers = count_outliers(series.ns);
  const auto severe = outliers.low_severe + outliers.high_severe;
  const double part = static_cast<double>(severe) / static_cast<double>(series.ns.size());
  if (part <= many) return;
  found.push_back(
      {Symptom::outliers,
       fmt::format("{} of its samples lie far out ({} severe outliers by Tukey's fences)",
                   percent(part), severe)});
}

void add_interrupted(std::vector<Diagnosis>& found, const Series& series) {
  constexpr double many = 0.02;
  const auto count = std::ranges::count_if(
      series.marks, [](const SampleMark& mark) { return (mark.flags & interrupted) != 0; });
  const double part = static_cast<double>(count) / static_cast<double>(series.marks.size());
  if (part <= many) return;
  found.push_back(
      {Symptom::interrupted,
       fmt::format("the kernel took the core away during {} of its samples", percent(part))});
}

void add_too_short(std::vector<Diagnosis>& found, const Run& run, const CaseResult& result,
                   double median) {
  // A hundred readings' worth: a clock that is off by one of them is off by 1 %.
  constexpr double readings = 100;
  const double step = std::max(run.manifest.clock_cost_ns, run.manifest.clock_resolution_ns);
  const double sample_ns = median * static_cast<double>(result.iterations);
  if (sample_ns >= readings * step) return;
  found.push_back(
      {Symptom::too_short, fmt::format("its samples last {} only, and reading the clock takes {}",
                                       time_text(sample_ns), time_text(step))});
}

/// How far the slowest percent lies out, by the median; nothing where the samples are too few.
std::optional<double> tail(const Series& series) {
  const auto summary = summarise(series.ns);
  if (!summary || !summary->p99 || summary->median <= 0) return std::nullopt;
  return *summary->p99 / summary->median - 1;
}

/// The floor's case that is nearest: it has encode and decode alone.
const CaseResult* floor_of(const Run& run, const CaseId& id) {
  const bool writes =
      id.phase == Phase::build || id.phase == Phase::encode || id.phase == Phase::write;
  const Phase phase = writes ? Phase::encode : Phase::decode;
  const auto found = std::ranges::find_if(run.cases, [&](const CaseResult& other) {
    return other.family == Family::floor && other.id.payload == id.payload &&
           other.id.phase == phase;
  });
  return found == run.cases.end() ? nullptr : &*found;
}

void add_host_tail(std::vector<Diagnosis>& found, const Run& run, const CaseResult& result) {
  constexpr double long_tail = 0.5;
  const auto own = tail(result.series);
  if (!own || *own < long_tail || result.family == Family::floor) return;
  const CaseResult* floor = floor_of(run, result.id);
  const auto host = floor != nullptr ? tail(floor->series) : std::nullopt;
  // A tail at least half as long where nothing but memcpy ran is not the codec's.
  if (!host || *host < *own / 2) return;
  found.push_back(
      {Symptom::host_tail,
       fmt::format("its slowest percent takes {:.1f} times the median, and that of {} {:.1f} times",
                   *own + 1, floor->id.codec, *host + 1)});
}

}  // namespace

std::string_view to_string(Symptom symptom) {
  switch (symptom) {
    case Symptom::drift:
      return "drift";
    case Symptom::autocorrelation:
      return "autocorrelation";
    case Symptom::modes:
      return "two speeds";
    case Symptom::outliers:
      return "outliers";
    case Symptom::interrupted:
      return "interrupted";
    case Symptom::too_short:
      return "samples too short";
    case Symptom::host_tail:
      return "tail of the machine";
  }
  return "";
}

std::vector<Diagnosis> diagnose(const Run& run, const CaseResult& result) {
  std::vector<Diagnosis> found;
  const Series& series = result.series;
  if (series.ns.size() < fewest_samples) return found;
  add_drift(found, series);
  add_autocorrelation(found, series);
  add_modes(found, series);
  add_outliers(found, series);
  add_interrupted(found, series);
  if (const auto summary = summarise(series.ns)) {
    add_too_short(found, run, result, summary->median);
  }
  add_host_tail(found, run, result);
  return found;
}

std::string_view advice(Symptom symptom) {
  switch (symptom) {
    case Symptom::drift:
      return "let the machine warm up or cool down, end other programs, and run again; verdicts "
             "compare within generations and stand drift, medians do not";
    case Symptom::autocorrelation:
      return "the median's interval is narrower than the truth: trust the verdicts, which rest on "
             "generations, and take more of them";
    case Symptom::modes:
      return "see in the timeline whether these are spells of the machine or places in memory, "
             "which change with the generation";
    case Symptom::outliers:
      return "the median stands, but mean and tail say more of the machine than of the codec: end "
             "other programs and run again";
    case Symptom::interrupted:
      return "end other programs, or give the program more cores";
    case Symptom::too_short:
      return "give a sample more iterations, or \"auto\"";
    case Symptom::host_tail:
      return "this tail is the machine's, not the codec's";
  }
  return "";
}

std::vector<std::string> diagnosis_lines(const Run& run) {
  std::vector<std::string> lines;
  const auto measured = std::ranges::count_if(
      run.cases, [](const CaseResult& result) { return !result.series.ns.empty(); });
  for (const Symptom symptom :
       {Symptom::drift, Symptom::autocorrelation, Symptom::modes, Symptom::outliers,
        Symptom::interrupted, Symptom::too_short, Symptom::host_tail}) {
    std::vector<std::string> cases;
    for (const CaseResult& result : run.cases) {
      if (std::ranges::find(result.diagnoses, symptom, &Diagnosis::symptom) !=
          result.diagnoses.end()) {
        cases.push_back(to_string(result.id));
      }
    }
    if (cases.empty()) continue;
    // The rows name the others.
    constexpr std::size_t most = 3;
    const std::size_t more = cases.size() > most ? cases.size() - most : 0;
    cases.resize(cases.size() - more);
    lines.push_back(fmt::format("{} in {} of {} cases ({}{}): {}.", to_string(symptom),
                                cases.size() + more, measured, fmt::join(cases, "; "),
                                more > 0 ? fmt::format("; {} more", more) : "", advice(symptom)));
  }
  return lines;
}

std::vector<std::string> run_warnings(const Run& run) {
  double stolen_ms = 0;
  for (const StolenTime& stolen : run.stolen) stolen_ms += stolen.ms;
  constexpr double much = 0.005;
  const double part = run.sampling_s > 0 ? stolen_ms / 1000 / run.sampling_s : 0;
  if (part <= much) return {};
  return {fmt::format(
      "The host of this virtual machine gave {} of the measured core's time to others, in {} of {} "
      "rounds. Run again at a quieter hour.",
      percent(part), run.stolen.size(), run.rounds)};
}

}  // namespace cwb
