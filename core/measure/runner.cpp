// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/runner.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/random.h"
#include "child/child_process.h"
#include "codecs/registry.h"
#include "measure/affinity.h"
#include "measure/calibration.h"
#include "measure/compression_pass.h"
#include "measure/counter_pass.h"
#include "measure/heap_padding.h"
#include "measure/interference.h"
#include "measure/machine.h"
#include "measure/seats.h"
#include "measure/stopping.h"
#include "run/diagnostics.h"
#include "run/verdicts.h"

namespace cwb {
namespace {

using Seconds = std::chrono::duration<double>;

/// A view needs no more news than its frames.
constexpr Seconds news_interval{1.0 / 40};

class Session {
 public:
  Session(const Plan& plan, const std::stop_token& stop, RunSink& sink, const HostFactory& hosts,
          Clock& clock, const ExtraPasses& extra)
      : plan_(plan),
        extra_(extra),
        sampling_(plan.profile.sampling),
        stop_(stop),
        sink_(sink),
        clock_(clock),
        random_(sampling_.seed),
        stopping_(sampling_) {
    run_.profile = plan.profile;
    start_ = clock_.now();
    run_.cases = results_of(plan);
    seats_ = seats_of(plan, hosts);
    paces_.resize(run_.cases.size());
    seat_of_.resize(run_.cases.size());
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
      for (const std::size_t i : seats_[seat].cases) seat_of_[i] = seat;
    }
  }

  Run run() {
    run_.manifest = describe_machine(plan_.profile);
    run_.manifest.started = utc_now();
    clock_facts_ = measure_clock(clock_);
    run_.manifest.clock_resolution_ns = clock_facts_.resolution_ns;
    run_.manifest.clock_cost_ns = clock_facts_.cost_ns;
    {
      const std::unique_ptr<PinToWorkerCore> pin = pin_thread();
      verify_all();
      calibrate_all();
      take_rounds();
      add_hardware_counts(after_rounds(), seats_, paces_);
      add_compressed_sizes(after_rounds(), seats_, clock_);
      seats_.clear();
    }
    add_allocations(after_rounds(), extra_);
    run_.manifest.finished = utc_now();
    for (CaseResult& result : run_.cases) result.diagnoses = diagnose(run_, result);
    for (std::string& warning : run_warnings(run_)) {
      run_.manifest.warnings.push_back(std::move(warning));
    }
    tell(Stage::finished, run_.rounds, sampling_.rounds);
    return std::move(run_);
  }

 private:
  std::unique_ptr<PinToWorkerCore> pin_thread() {
    if (!sampling_.pin) return nullptr;
    auto pin = std::make_unique<PinToWorkerCore>();
    run_.manifest.pinned_core = pin->core();
    if (!pin->core()) {
      run_.manifest.warnings.emplace_back(
          "The measuring thread could not be pinned to a core of its own, so the window and other "
          "programs may disturb it: give the program at least two cores.");
    }
    return pin;
  }

  void verify_all() {
    for (std::size_t seat = 0; seat < seats_.size() && !stop_.stop_requested(); ++seat) {
      tell(Stage::verifying, seat, seats_.size());
      const auto verified = seats_[seat].host->verify(stop_);
      if (stop_.stop_requested()) return;
      if (!verified) {
        fail_seat(seats_[seat], "verify gate: " + verified.error());
        continue;
      }
      for (const std::size_t i : seats_[seat].cases) {
        CaseResult& result = run_.cases[i];
        result.encoded_bytes = verified->encoded_bytes;
        result.notes = verified->notes;
        add_mode_notes(result);
        sink_.on_case(i, result);
      }
    }
  }

  void add_mode_notes(CaseResult& result) const {
    if (!sampling_.settle) {
      result.notes.emplace_back("cold: no settling before a sample, so it includes cold caches");
    }
    if (sampling_.iterations) {
      result.notes.push_back(fmt::format(
          "the clock's cost of {:.0f} ns was subtracted from each sample", clock_facts_.cost_ns));
    }
  }

  void calibrate_all() {
    const std::vector<std::size_t> running = running_cases();
    for (std::size_t done = 0; done < running.size() && !stop_.stop_requested(); ++done) {
      tell(Stage::calibrating, done, running.size());
      const std::size_t i = running[done];
      if (!is_running(i)) continue;
      const auto pace =
          calibrate(*seats_[seat_of_[i]].host, run_.cases[i].id.phase, sampling_, stop_);
      if (stop_.stop_requested()) return;
      if (!pace) {
        fail(i, pace.error());
        continue;
      }
      paces_[i] = *pace;
      run_.cases[i].iterations = pace->iterations;
      run_.cases[i].settle_iterations = pace->settle_iterations;
      sink_.on_case(i, run_.cases[i]);
    }
  }

  void take_rounds() {
    sampling_start_ = clock_.now();
    steal_ = StealMeter(run_.manifest.pinned_core);
    stopping_.require_generations(generations_for_verdicts(run_));
    run_.ended_by = StopReason::user;
    std::vector<std::size_t> order = running_cases();
    for (const std::size_t i : order) reserve_series(i);
    while (!stop_.stop_requested()) {
      order = running_cases();
      if (order.empty()) {
        run_.ended_by = StopReason::no_case;
        break;
      }
      if (const auto reason = stopping_.over(run_.rounds, sampling_time())) {
        run_.ended_by = *reason;
        break;
      }
      const std::uint64_t generation = stopping_.generation(run_.rounds, sampling_time());
      if (run_.generations == 0 || generation != generation_) {
        if (is_precise()) {
          run_.ended_by = StopReason::precision;
          break;
        }
        generation_ = generation;
        ++run_.generations;
        begin_generation();
      }
      take_round(order);
    }
    run_.sampling_s = sampling_time().count();
    flush();
  }

  AfterRounds after_rounds() {
    return {
        plan_, stop_, sink_, run_,
        [this](Stage stage, std::uint64_t done, std::uint64_t total) { tell(stage, done, total); }};
  }

  /// Asked between generations. Where no precision is asked for, nothing is computed.
  bool is_precise() {
    if (!sampling_.precision_percent || run_.generations == 0) return false;
    precision_.take(run_.cases);
    precise_so_far_ = {precision_.widest(run_.cases), run_.generations, sampling_time()};
    return stopping_.precise(precise_so_far_);
  }

  void reserve_series(std::size_t i) {
    run_.cases[i].series.ns.reserve(sampling_.rounds);
    run_.cases[i].series.marks.reserve(sampling_.rounds);
  }

  /// Destroys every subject and prepares all anew, in another order and with other padding between.
  void begin_generation() {
    padding_.clear();
    std::vector<std::size_t> order(seats_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    random_.shuffle(std::span(order));
    for (const std::size_t seat : order) seats_[seat].host->discard();
    random_.shuffle(std::span(order));
    for (const std::size_t seat : order) {
      if (std::ranges::none_of(seats_[seat].cases,
                               [this](std::size_t i) { return is_running(i); })) {
        continue;
      }
      padding_.add(random_);
      if (const auto error = seats_[seat].host->prepare()) fail_seat(seats_[seat], *error);
      if (stop_.stop_requested()) return;
    }
  }

  /// One pass over all running cases in a fresh random order. A stop request ends it between
  /// samples.
  void take_round(std::vector<std::size_t>& order) {
    random_.shuffle(std::span(order));
    for (const std::size_t i : order) {
      if (stop_.stop_requested()) return;
      if (!is_running(i)) continue;
      take_sample(i);
      tell_now_and_then();
    }
    if (const double ms = steal_.taken_ms(); ms > 0) run_.stolen.push_back({run_.rounds, ms});
    ++run_.rounds;
  }

  void take_sample(std::size_t i) {
    const CasePace& pace = paces_[i];
    const Reading reading = seats_[seat_of_[i]].host->sample(
        {run_.cases[i].id.phase, pace.settle_iterations, pace.iterations});
    if (reading.failure) {
      fail(i, *reading.failure);
      return;
    }
    Series& series = run_.cases[i].series;
    SampleEvent event;
    event.case_index = static_cast<std::uint32_t>(i);
    event.round = static_cast<std::uint32_t>(series.ns.size());
    event.mark.generation = static_cast<std::uint16_t>(run_.generations - 1);
    event.ns = value_of(reading, pace.iterations, event.mark);
    if (reading.interrupted) event.mark.flags |= interrupted;
    series.ns.push_back(event.ns);
    series.marks.push_back(event.mark);
    news_.push_back(event);
  }

  /// ns per iteration. Where the user fixed the iterations a sample may be as short as the clock's
  /// own cost, which is then taken off; a calibrated sample is some thousand times as long.
  double value_of(const Reading& reading, std::uint64_t iterations, SampleMark& mark) const {
    auto elapsed = static_cast<double>(reading.elapsed.count());
    if (sampling_.iterations) elapsed -= clock_facts_.cost_ns;
    if (elapsed < clock_facts_.resolution_ns) {
      elapsed = clock_facts_.resolution_ns;
      mark.flags |= below_resolution;
    }
    return elapsed / static_cast<double>(iterations);
  }

  void fail(std::size_t i, const std::string& reason) {
    run_.cases[i].state = CaseState::failed;
    run_.cases[i].reason = reason;
    sink_.on_case(i, facts_of(run_.cases[i]));
  }

  void fail_seat(const Seat& seat, const std::string& reason) {
    for (const std::size_t i : seat.cases) {
      if (is_running(i)) fail(i, reason);
    }
  }

  bool is_running(std::size_t i) const { return run_.cases[i].state == CaseState::runs; }

  std::vector<std::size_t> running_cases() const {
    std::vector<std::size_t> running;
    for (std::size_t i = 0; i < run_.cases.size(); ++i) {
      if (is_running(i)) running.push_back(i);
    }
    return running;
  }

  Seconds sampling_time() { return clock_.now() - sampling_start_; }

  void tell(Stage stage, std::uint64_t done, std::uint64_t total) {
    Progress progress;
    progress.stage = stage;
    progress.done = done;
    progress.total = total;
    progress.generation = run_.generations;
    progress.generations = std::max(sampling_.generations, run_.generations);
    progress.elapsed = clock_.now() - start_;
    if (stage == Stage::sampling) {
      const Remaining left = stopping_.remaining(run_.rounds, sampling_time(), precise_so_far_);
      progress.remaining = left.time;
      progress.sureness = left.sureness;
      progress.asked_percent = sampling_.precision_percent;
      progress.widest = precise_so_far_.widest;
    }
    sink_.on_progress(progress);
  }

  void tell_now_and_then() {
    const auto now = clock_.now();
    if (now - last_news_ < news_interval) return;
    last_news_ = now;
    flush();
  }

  void flush() {
    if (!news_.empty()) sink_.on_samples(news_);
    news_.clear();
    tell(Stage::sampling, run_.rounds, sampling_.rounds);
  }

  const Plan& plan_;
  const ExtraPasses& extra_;
  const Sampling& sampling_;
  std::stop_token stop_;
  RunSink& sink_;
  Clock& clock_;
  Random random_;
  Stopping stopping_;
  PrecisionMeter precision_;
  PrecisionSoFar precise_so_far_;
  Run run_;
  ClockFacts clock_facts_;
  std::vector<Seat> seats_;
  std::vector<std::size_t> seat_of_;  ///< of each case that runs: a place in seats_
  std::vector<CasePace> paces_;       ///< of each case
  HeapPadding padding_;
  StealMeter steal_;
  std::uint64_t generation_ = 0;  ///< by Stopping; run_.generations counts those that were begun
  std::chrono::nanoseconds start_{};
  std::chrono::nanoseconds sampling_start_{};
  std::chrono::nanoseconds last_news_{};
  std::vector<SampleEvent> news_;
};

}  // namespace

Run execute(const Plan& plan, const std::stop_token& stop, RunSink& sink, const HostFactory& hosts,
            Clock& clock, const ExtraPasses& extra) {
  return Session(plan, stop, sink, hosts, clock, extra).run();
}

Run execute(const Plan& plan, const std::stop_token& stop, RunSink& sink) {
  SteadyClock clock;
  HardwareCounters counters;
  const HostFactory hosts = [&clock, &counters](const std::string& codec,
                                                const std::shared_ptr<const Payload>& payload) {
    // A planned case that runs has a codec that this build knows.
    return make_local_host(*find_codec(codec), payload, clock, &counters);
  };
  ExtraPasses extra;
  // Without it this program, run again, would be something else than a child.
  if (has_child_main()) extra.allocations = count_allocations;
  return execute(plan, stop, sink, hosts, clock, extra);
}

}  // namespace cwb
