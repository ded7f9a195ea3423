// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <optional>
#include <string>

#include "measure/runner.h"

namespace cwb {

/// "sampling: 120/300 rounds, generation 4/10, about 0:07 left, widest interval ±2.3 %
/// (protobuf/dynamic, cookie, encode), asked ±1 %"
std::string progress_text(const Progress& progress, const Plan& plan);

/// Takes the progress of a run on its thread and shows it on another: a terminal can block, and the
/// thread that measures must never wait.
class ProgressLine final : public RunSink {
 public:
  /// The plan that is run; it must live as long.
  explicit ProgressLine(const Plan& plan) : plan_(plan) {}

  void on_case(std::size_t case_index, const CaseResult& result) override;
  void on_samples(std::span<const SampleEvent> samples) override;
  void on_progress(const Progress& progress) override;

  /// Writes the latest progress over the line on stderr.
  void show();
  /// Wipes the line.
  void clear();

 private:
  const Plan& plan_;
  std::mutex mutex_;
  std::optional<Progress> latest_;
  bool shown_ = false;
};

}  // namespace cwb
