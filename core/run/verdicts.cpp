// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/verdicts.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "run/generation_medians.h"
#include "run/resolution.h"
#include "stats/quantile.h"

namespace cwb {
namespace {

using Medians = std::vector<GenerationMedian>;

/// The cases that are ranked with each other.
using Contest = std::vector<std::size_t>;
using Pair = std::pair<std::size_t, std::size_t>;

/// Who is compared with whom.
struct Pairs {
  std::vector<Pair> twins;      ///< with the codec of which it is the second listing
  std::vector<Pair> baselines;  ///< with the baseline
  std::map<std::tuple<std::size_t, Phase, Family>, Contest> contests;

  std::uint64_t count() const {
    std::uint64_t pairs = twins.size() + baselines.size();
    for (const auto& [key, contest] : contests) pairs += contest.size() * (contest.size() - 1) / 2;
    return pairs;
  }
};

std::size_t place_of_payload(const Run& run, const std::string& payload) {
  const auto found = std::ranges::find_if(
      run.cases, [&](const CaseResult& result) { return result.id.payload == payload; });
  return static_cast<std::size_t>(found - run.cases.begin());
}

/// Of the cases that have figures: any, or such as can be ranked.
template <class HasFigures, class IsRanked>
Pairs pairs_of(const Run& run, const HasFigures& has_figures, const IsRanked& is_ranked) {
  Pairs pairs;
  // With the case of another codec, of the same payload and phase.
  const auto add = [&](std::vector<Pair>& to, std::size_t first, const std::string& codec) {
    const CaseId& id = run.cases[first].id;
    const auto found =
        std::ranges::find(run.cases, CaseId{codec, id.payload, id.phase}, &CaseResult::id);
    if (found == run.cases.end()) return;
    const auto second = static_cast<std::size_t>(found - run.cases.begin());
    if (has_figures(second)) to.emplace_back(first, second);
  };
  for (std::size_t i = 0; i < run.cases.size(); ++i) {
    const CaseResult& result = run.cases[i];
    if (!has_figures(i)) continue;
    if (!result.twin_of.empty()) {
      add(pairs.twins, i, result.twin_of);
      continue;
    }
    if (result.id.codec != run.profile.baseline) add(pairs.baselines, i, run.profile.baseline);
    if (result.family == Family::floor || !is_ranked(i)) continue;
    pairs.contests[{place_of_payload(run, result.id.payload), result.id.phase, result.family}]
        .push_back(i);
  }
  return pairs;
}

double center(const Medians& medians) {
  std::vector<double> values;
  for (const GenerationMedian& median : medians) values.push_back(median.ns);
  std::ranges::sort(values);
  return quantile_of_sorted(values, 0.5);
}

class Judge {
 public:
  explicit Judge(const Run& run) : run_(run) {
    for (const CaseResult& result : run.cases) {
      medians_.push_back(generation_medians(result.series));
      below_.push_back(median_is_below_resolution(result.series));
    }
    pairs_ = pairs_of(
        run, [this](std::size_t i) { return !medians_[i].empty(); },
        [this](std::size_t i) { return !below_[i]; });
  }

  Verdicts verdicts() {
    out_.comparisons = pairs_.count();
    confidence_ = single_confidence(verdict_confidence, out_.comparisons);
    out_.needed_generations = generations_needed(confidence_);
    check_twins();
    out_.to_baseline.resize(run_.cases.size());
    for (const auto& [first, second] : pairs_.baselines) {
      out_.to_baseline[first] = verdict(first, second);
    }
    out_.ranks.resize(run_.cases.size());
    for (auto& [key, contest] : pairs_.contests) decide(contest);
    return std::move(out_);
  }

 private:
  void check_twins() {
    if (pairs_.twins.empty()) return;
    AaCheck check;
    for (const auto& [first, second] : pairs_.twins) {
      if (below_[first] || below_[second]) continue;
      const Verdict twins = verdict(first, second);
      if (!twins.comparison) continue;
      ++check.comparisons;
      check.floor = std::max(check.floor, std::abs(std::log(twins.comparison->ratio)));
      if (twins.claim == Claim::faster || twins.claim == Claim::slower) ++check.called_different;
    }
    if (check.comparisons == 0) return;
    out_.margin = std::max(out_.margin, check.floor);
    out_.aa = check;
  }

  Verdict verdict(std::size_t first, std::size_t second) const {
    Verdict result;
    result.first = first;
    result.second = second;
    result.across_families = run_.cases[first].family != run_.cases[second].family;
    if (below_[first] || below_[second]) {
      result.claim = Claim::below_resolution;
      return result;
    }
    result.comparison = paired_ratio(medians_[first], medians_[second], confidence_);
    if (!result.comparison || !result.comparison->interval) {
      result.claim = Claim::too_few_generations;
      return result;
    }
    const Interval& interval = *result.comparison->interval;
    if (std::log(interval.high) < -out_.margin) result.claim = Claim::faster;
    if (std::log(interval.low) > out_.margin) result.claim = Claim::slower;
    return result;
  }

  void decide(Contest& contest) {
    if (contest.size() < 2) return;
    for (const std::size_t i : contest) {
      std::uint64_t faster = 0;
      for (const std::size_t other : contest) {
        if (other != i && verdict(other, i).claim == Claim::faster) ++faster;
      }
      out_.ranks[i] = faster + 1;
    }
    std::ranges::sort(contest, {}, [this](std::size_t i) { return center(medians_[i]); });
    const CaseResult& leader = run_.cases[contest[0]];
    out_.leaders.push_back(
        {leader.id.payload, leader.id.phase, leader.family, verdict(contest[0], contest[1])});
  }

  const Run& run_;
  std::vector<Medians> medians_;
  std::vector<bool> below_;
  Pairs pairs_;
  double confidence_ = verdict_confidence;
  Verdicts out_;
};

}  // namespace

std::uint64_t generations_for_verdicts(const Run& run) {
  const auto runs = [&run](std::size_t i) { return run.cases[i].state == CaseState::runs; };
  const Pairs pairs = pairs_of(run, runs, runs);
  return generations_needed(single_confidence(verdict_confidence, pairs.count()));
}

Verdicts judge(const Run& run) { return Judge(run).verdicts(); }

}  // namespace cwb
