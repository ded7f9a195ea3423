// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <memory>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "codecs/registry.h"
#include "measure/affinity.h"
#include "proof/claim.h"
#include "proof/runs.h"
#include "run/verdicts.h"
#include "stats/summary.h"

namespace cwb::proof {
namespace {

const std::vector<std::string> five{"protobuf/dynamic", "msgpack-cxx/object", "nlohmann-json/dom",
                                    "sproto/raw", "sproto/packed"};
constexpr double precision_percent = 1;

using Seconds = std::chrono::duration<double>;

Line ranked_here() {
  std::vector<std::pair<std::string, Phase>> cases;
  for (const std::string& codec : five) {
    cases.emplace_back(codec, Phase::write);
    cases.emplace_back(codec, Phase::load);
  }
  Plan plan = plan_of(cases);
  plan.profile.baseline = five.front();
  plan.profile.sampling.rounds = 2'000'000;
  plan.profile.sampling.time_budget_s = 120;
  plan.profile.sampling.precision_percent = precision_percent;
  const auto start = std::chrono::steady_clock::now();
  const Run run = measure(plan);
  const Seconds took = std::chrono::steady_clock::now() - start;
  const Verdicts verdicts = judge(run);
  int undecided = 0;
  for (const Leader& leader : verdicts.leaders) {
    if (leader.verdict.claim != Claim::faster) ++undecided;
  }
  return {"wall time to rank five codecs, cookie, write and load, +-1 %: here", "",
          fmt::format("{:.1f} s, {} generations, ended by: {}; {} of {} winners not separated",
                      took.count(), run.generations, to_string(run.ended_by), undecided,
                      verdicts.leaders.size()),
          true};
}

/// The times of all repetitions of each benchmark.
class AllFigures final : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context& /*context*/) override { return true; }
  void ReportRuns(const std::vector<Run>& runs) override {
    std::vector<double> one;
    for (const Run& run : runs) {
      if (run.run_type == Run::RT_Iteration) one.push_back(run.GetAdjustedRealTime());
    }
    if (!one.empty()) figures.push_back(std::move(one));
  }
  std::vector<std::vector<double>> figures;
};

bool precise(const std::vector<std::vector<double>>& figures) {
  for (const auto& one : figures) {
    const auto summary = summarise(one);
    if (!summary || !summary->interval) return false;
    const double width = summary->interval->high - summary->interval->low;
    if (width / 2 / summary->median * 100 > precision_percent) return false;
  }
  return true;
}

/// With as many repetitions as the same width takes, doubled from 8; only the run that reaches it
/// counts, as though its user had known.
Line ranked_by_google_benchmark() {
  const PinToWorkerCore pin;
  const Plan plan = plan_of({{five.front(), Phase::write}});
  std::vector<std::shared_ptr<Subject>> subjects;
  benchmark::ClearRegisteredBenchmarks();
  constexpr int most_repetitions = 512;
  constexpr Seconds patience{150};  // of all tries together
  Seconds spent{};
  for (int repetitions = 8; repetitions <= most_repetitions; repetitions *= 2) {
    benchmark::ClearRegisteredBenchmarks();
    for (const std::string& codec : five) {
      for (const Phase phase : {Phase::write, Phase::load}) {
        auto prepared = find_codec(codec)->prepare(*plan.payloads[0]);
        if (!prepared) continue;
        const std::shared_ptr<Subject> subject(std::move(*prepared));
        benchmark::RegisterBenchmark((codec + to_string(phase).data()).c_str(),
                                     [subject, phase](benchmark::State& state) {
                                       for (auto _ : state) subject->run(phase, 1);
                                     })
            ->Repetitions(repetitions)
            ->Unit(benchmark::kNanosecond);
      }
    }
    AllFigures all;
    const auto start = std::chrono::steady_clock::now();
    benchmark::RunSpecifiedBenchmarks(&all, "all");
    const Seconds took = std::chrono::steady_clock::now() - start;
    spent += took;
    if (precise(all.figures) || spent > patience) {
      return {
          "the same by Google Benchmark (5 x 2 benchmarks, default least time)", "",
          fmt::format("{:.0f} s with {} repetitions{}; its figures stand for one placement in "
                      "memory and one spell of the machine each",
                      took.count(), repetitions, precise(all.figures) ? "" : ", +-1 % not reached"),
          true};
    }
  }
  return {"the same by Google Benchmark", "", "+-1 % not reached with 512 repetitions", true};
}

}  // namespace

std::vector<Line> ranking_claim() { return {ranked_here(), ranked_by_google_benchmark()}; }

}  // namespace cwb::proof
