// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <random>

#include <fmt/format.h>

#include "proof/claim.h"
#include "run/verdicts.h"
#include "stats/paired_ratio.h"
#include "stats/summary.h"

namespace cwb::proof {
namespace {

constexpr int runs = 10'000;

/// Skewed as times are: an exponential tail above a floor, of the median 100.
class Times {
 public:
  explicit Times(std::uint64_t seed) : engine_(seed) {}
  double operator()() { return 100 + 20 * (late_(engine_) - std::log(2.0)); }

 private:
  std::mt19937_64 engine_;
  std::exponential_distribution<double> late_{1};
};

double coverage_of_median(std::size_t n) {
  Times time(n);
  int held = 0;
  for (int run = 0; run < runs; ++run) {
    std::vector<double> samples;
    for (std::size_t i = 0; i < n; ++i) samples.push_back(time());
    const auto summary = summarise(samples);
    if (summary->interval && summary->interval->low <= 100 && 100 <= summary->interval->high) {
      ++held;
    }
  }
  return held / static_cast<double>(runs);
}

/// Of n generations, where the machine's spells move both series alike.
double coverage_of_verdict(std::size_t n) {
  Times time(n);
  std::mt19937_64 engine(n + 1);
  std::lognormal_distribution<double> spell(0, 0.3);
  int held = 0;
  for (int run = 0; run < runs; ++run) {
    std::vector<GenerationMedian> first;
    std::vector<GenerationMedian> second;
    for (std::size_t i = 0; i < n; ++i) {
      const double host = spell(engine);
      first.push_back({i, 1.1 * host * time()});
      second.push_back({i, host * 100});
    }
    const auto ratio = paired_ratio(first, second, verdict_confidence);
    if (ratio && ratio->interval && ratio->interval->low <= 1.1 && 1.1 <= ratio->interval->high) {
      ++held;
    }
  }
  return held / static_cast<double>(runs);
}

Line line(const std::string& claim, double nominal, double reached) {
  return {claim, fmt::format("{:.0f} %, or at most 1 % below", nominal * 100),
          fmt::format("{:.1f} %", reached * 100), reached >= nominal - 0.01};
}

}  // namespace

std::vector<Line> coverage_claim() {
  std::vector<Line> lines;
  for (const std::size_t n : {20, 200}) {
    lines.push_back(line(fmt::format("coverage of the median's interval, skewed data, n = {}", n),
                         0.95, coverage_of_median(n)));
    lines.push_back(
        line(fmt::format("coverage of a verdict's interval, skewed data, n = {} generations", n),
             verdict_confidence, coverage_of_verdict(n)));
  }
  return lines;
}

}  // namespace cwb::proof
