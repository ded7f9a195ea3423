// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "measure/stopping.h"
#include "run/run.h"

// What a run tells while it goes on.
namespace cwb {

enum class Stage {
  verifying,        ///< the verify gate
  calibrating,      ///< choosing the iterations of each case
  sampling,         ///< rounds
  counting_events,  ///< of the hardware
  compressing,      ///< what was encoded
  counting,         ///< allocations, in a child process
  finished,
};

std::string_view to_string(Stage stage);

struct Progress {
  Stage stage = Stage::verifying;
  std::uint64_t done = 0;  ///< of total: subjects verified, cases calibrated, rounds taken
  std::uint64_t total = 0;
  std::uint64_t generation = 0;             ///< the current one, from 1; 0 before sampling
  std::uint64_t generations = 0;            ///< planned
  std::chrono::duration<double> elapsed{};  ///< since the run began
  std::optional<std::chrono::duration<double>> remaining;  ///< of sampling, once it can be told
  Sureness sureness = Sureness::at_this_pace;              ///< of `remaining`
  std::optional<WidestInterval> widest;   ///< where a precision is asked for, once it is known
  std::optional<double> asked_percent{};  ///< the precision that is asked for
};

/// One sample on its way to a view.
struct SampleEvent {
  std::uint32_t case_index = 0;  ///< a place in Plan::cases and in Run::cases
  std::uint32_t round = 0;
  SampleMark mark;
  double ns = 0;  ///< per iteration
};

/// Hears of a run while it goes on, on the thread that runs it, between samples: must be quick and
/// must not wait for another thread.
class RunSink {
 public:
  virtual ~RunSink() = default;
  /// A case's state, reason, notes, iterations or encoded size changed; its series is empty here.
  virtual void on_case(std::size_t case_index, const CaseResult& result) = 0;
  /// The samples of (a part of) a round.
  virtual void on_samples(std::span<const SampleEvent> samples) = 0;
  virtual void on_progress(const Progress& progress) = 0;
};

}  // namespace cwb
