// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the project's own codecs take beside libprotobuf and the memcpy floor, for every shape, by
// the workbench's own engine: all cases interleaved in one run. Prints a line for each claim:
// medians, and their ratios.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include <fmt/format.h>

#include "measure/runner.h"
#include "run/plan.h"
#include "stats/quantile.h"

namespace cwb {
namespace {

struct Nobody final : RunSink {
  void on_case(std::size_t /*case_index*/, const CaseResult& /*result*/) override {}
  void on_samples(std::span<const SampleEvent> /*samples*/) override {}
  void on_progress(const Progress& /*progress*/) override {}
};

Profile profile(double seconds) {
  Profile made;
  made.name = "own codecs";
  made.codecs = {"protobuf/table",     "protobuf/table-lazy",  "protobuf/dynamic",
                 "protobuf/generated", "sproto/raw",           "sproto/packed",
                 "sproto/struct-raw",  "sproto/struct-packed", "baseline/memcpy"};
  made.payloads = {{"cookie", {}, {}},
                   {"scroll-list", {}, {}},
                   {"string-array", {{"count", 500}}, {}},
                   {"string-map", {{"count", 500}}, {}}};
  made.phases = {Phase::write, Phase::load, Phase::encode, Phase::decode};
  constexpr std::uint64_t rounds = 2000;
  made.sampling.rounds = rounds;
  made.sampling.generations = 10;
  made.sampling.time_budget_s = seconds;
  made.sampling.allocations = false;
  made.sampling.counters = false;
  return made;
}

double median(std::vector<double> ns) {
  std::ranges::sort(ns);
  constexpr double half = 0.5;
  return quantile_of_sorted(ns, half);
}

/// The medians of a run, in nanoseconds.
class Medians {
 public:
  explicit Medians(const Run& run) {
    for (const CaseResult& result : run.cases) {
      if (!result.series.ns.empty()) {
        medians_[{result.id.codec, result.id.payload, result.id.phase}] = median(result.series.ns);
      } else if (result.state != CaseState::not_apart) {
        fmt::print("{} {} {}: {}\n", result.id.codec, result.id.payload, to_string(result.id.phase),
                   result.reason);
      }
    }
  }

  std::optional<double> of(const std::string& codec, const std::string& payload,
                           Phase phase) const {
    const auto found = medians_.find({codec, payload, phase});
    if (found == medians_.end()) return std::nullopt;
    return found->second;
  }

 private:
  std::map<std::tuple<std::string, std::string, Phase>, double> medians_;
};

/// "cookie write protobuf/table 272.3 ns  protobuf/dynamic 21.82x its time  ...  43.0 memcpys"
void print_line(const Medians& medians, const std::string& payload, Phase phase,
                const std::string& codec, std::span<const char* const> others) {
  const auto own = medians.of(codec, payload, phase);
  if (!own) return;
  std::string line =
      fmt::format("{:12} {:6} {:20} {:10.1f} ns", payload, to_string(phase), codec, *own);
  for (const char* other : others) {
    if (const auto time = medians.of(other, payload, phase)) {
      line += fmt::format("  {} {:.2f}x its time", other, *time / *own);
    }
  }
  // The floor has no write and no load: what it encodes and decodes is their least.
  const bool writes = phase == Phase::write || phase == Phase::encode;
  const auto floor = medians.of("baseline/memcpy", payload, writes ? Phase::encode : Phase::decode);
  if (floor) line += fmt::format("  {:.1f} memcpys", *own / *floor);
  fmt::print("{}\n", line);
}

int run(double seconds) {
  const auto plan = make_plan(profile(seconds), {});
  if (!plan) {
    for (const Problem& problem : plan.error()) fmt::print(stderr, "{}\n", to_string(problem));
    return 1;
  }
  Nobody nobody;
  const Run result = execute(*plan, {}, nobody);
  const Medians medians(result);
  fmt::print("{} rounds in {:.0f} s\n", result.rounds, result.sampling_s);
  constexpr std::array<const char*, 2> libprotobuf{"protobuf/dynamic", "protobuf/generated"};
  for (const auto& payload : plan->payloads) {
    for (const Phase phase : plan->profile.phases) {
      for (const std::string& codec : plan->profile.codecs) {
        const bool is_own = codec.starts_with("sproto/") || codec.starts_with("protobuf/table");
        if (is_own) print_line(medians, payload->id, phase, codec, libprotobuf);
      }
    }
  }
  return 0;
}

}  // namespace
}  // namespace cwb

int main(int argc, char** argv) {
  constexpr double usual_seconds = 30;
  const double seconds = argc > 1 ? std::strtod(argv[1], nullptr) : usual_seconds;
  return cwb::run(seconds > 0 ? seconds : usual_seconds);
}
