// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/counter_pass.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "stats/quantile.h"

namespace cwb {
namespace {

/// Those of the timed samples, or as many as take no longer than this: a count needs no long
/// sample, and the user did not ask for the time.
std::uint64_t iterations_for(const CaseResult& result, const CasePace& pace) {
  constexpr double longest_ns = 10e6;
  if (result.series.ns.empty() || result.series.ns.back() <= 0) return pace.iterations;
  const double fitting = std::max(1.0, longest_ns / result.series.ns.back());
  return fitting < static_cast<double>(pace.iterations) ? static_cast<std::uint64_t>(fitting)
                                                        : pace.iterations;
}

std::optional<double> median_of(std::vector<double> values) {
  if (values.empty()) return std::nullopt;
  std::ranges::sort(values);
  return quantile_of_sorted(values, 0.5);
}

/// The readings of one case.
class CaseCounts {
 public:
  explicit CaseCounts(std::uint64_t iterations) : iterations_(static_cast<double>(iterations)) {}

  void take(const CounterReading& reading) {
    if (reading.shared) return;
    ++whole_;
    for (const HardwareEvent event : all_hardware_events) {
      const auto& count = reading.counts[event];
      if (count) values_[static_cast<std::size_t>(event)].push_back(*count / iterations_);
    }
  }

  std::optional<HardwareCounts> medians() const {
    if (whole_ * 2 <= counted_samples) return std::nullopt;
    HardwareCounts counts;
    for (const HardwareEvent event : all_hardware_events) {
      counts[event] = median_of(values_[static_cast<std::size_t>(event)]);
    }
    return counts;
  }

 private:
  double iterations_;
  std::size_t whole_ = 0;
  std::array<std::vector<double>, all_hardware_events.size()> values_;
};

class CounterPass {
 public:
  CounterPass(const AfterRounds& after, std::span<const Seat> seats,
              std::span<const CasePace> paces)
      : after_(after), seats_(seats), paces_(paces) {}

  /// What stands in the manifest.
  std::string go() {
    std::size_t asked = 0;
    std::size_t done = 0;
    for (const Seat& seat : seats_) {
      for (const std::size_t i : seat.cases) {
        CaseResult& result = after_.run.cases[i];
        if (result.state != CaseState::runs) continue;
        if (after_.stop.stop_requested()) return stopped;
        after_.tell(Stage::counting_events, asked++, after_.run.cases.size());
        if (auto refusal = count(*seat.host, result, paces_[i])) return *refusal;
        if (result.counts) ++done;
        after_.sink.on_case(i, facts_of(result));
      }
    }
    if (asked == 0) return "No case could be counted: none ran.";
    if (done > 0) return std::string(counters_counted);
    return "Another program, or the kernel's watchdog, held the hardware counters: end other "
           "profilers, or run `sysctl kernel.nmi_watchdog=0` as root.";
  }

  static constexpr const char* stopped = "The run was stopped before hardware events were counted.";

 private:
  /// A sentence where nothing can be counted here at all.
  std::optional<std::string> count(SubjectHost& host, CaseResult& result, const CasePace& pace) {
    const std::uint64_t iterations = iterations_for(result, pace);
    CaseCounts counts(iterations);
    for (std::size_t sample = 0; sample < counted_samples; ++sample) {
      if (after_.stop.stop_requested()) return stopped;
      const Reading reading =
          host.sample({result.id.phase, pace.settle_iterations, iterations, true});
      if (reading.failure) {
        after_.run.manifest.warnings.push_back(fmt::format(
            "Hardware events of {} were not counted: {}.", to_string(result.id), *reading.failure));
        return std::nullopt;
      }
      if (!reading.counters) return "The codecs ran where hardware events are not counted.";
      if (!reading.counters->refusal.empty()) return reading.counters->refusal;
      counts.take(*reading.counters);
    }
    result.counts = counts.medians();
    return std::nullopt;
  }

  const AfterRounds& after_;
  std::span<const Seat> seats_;
  std::span<const CasePace> paces_;
};

}  // namespace

void add_hardware_counts(const AfterRounds& after, std::span<const Seat> seats,
                         std::span<const CasePace> paces) {
  std::string& told = after.run.manifest.counters;
  if (!after.run.profile.sampling.counters) {
    told = "The profile asks for no hardware counters.";
  } else if (after.stop.stop_requested()) {
    told = CounterPass::stopped;
  } else {
    told = CounterPass(after, seats, paces).go();
  }
}

}  // namespace cwb
