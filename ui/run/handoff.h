// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "measure/runner.h"
#include "run/summary_rows.h"

namespace cwb {

/// A run that has ended, with its exact figures, computed off the GUI thread.
struct FinishedRun {
  std::shared_ptr<const Run> run;
  std::vector<SummaryRow> rows;
  std::shared_ptr<const Verdicts> verdicts;
};

/// What the worker has to say since the last time, in one piece. Values only.
struct Batch {
  std::shared_ptr<const Plan> plan;                       ///< the run begins
  std::vector<std::pair<std::size_t, CaseResult>> cases;  ///< cases that changed
  std::vector<SampleEvent> samples;                       ///< after the changes
  std::optional<Progress> progress;                       ///< the latest
  std::optional<FinishedRun> finished;                    ///< the run has ended
  std::optional<std::string> failure;                     ///< why there is no run

  Batch* next = nullptr;  ///< the hand-off's own

  /// Empty, with the memory of its samples kept.
  void clear();
};

/// Batches on their way from one worker to one view. Neither ever waits for the other: both ends
/// are a single atomic exchange of a linked list. Emptied batches go back to the worker, which
/// therefore allocates nothing between samples once a few are in circulation.
class Handoff {
 public:
  Handoff() = default;
  Handoff(const Handoff&) = delete;
  Handoff& operator=(const Handoff&) = delete;
  ~Handoff();

  // The worker's end.
  std::unique_ptr<Batch> blank();
  void push(std::unique_ptr<Batch> batch);

  // The view's end.
  /// Everything pushed since the last call, oldest first.
  std::vector<std::unique_ptr<Batch>> take();
  void giveBack(std::unique_ptr<Batch> batch);

 private:
  static void pushOn(std::atomic<Batch*>& list, Batch* batch);
  static void freeList(Batch* first);

  std::atomic<Batch*> full_ = nullptr;
  std::atomic<Batch*> empty_ = nullptr;
  Batch* spare_ = nullptr;  ///< the worker's alone
};

/// The worker's sink: collects what the runner tells and pushes it at most every few milliseconds.
class HandoffSink final : public RunSink {
 public:
  explicit HandoffSink(Handoff& handoff);

  void on_case(std::size_t case_index, const CaseResult& result) override;
  void on_samples(std::span<const SampleEvent> samples) override;
  void on_progress(const Progress& progress) override;

  /// Pushes what is left.
  void flush();

 private:
  void flushIfDue();

  Handoff& handoff_;
  std::unique_ptr<Batch> batch_;
  std::chrono::steady_clock::time_point last_;
  Stage stage_ = Stage::verifying;
};

}  // namespace cwb
