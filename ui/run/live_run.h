// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "measure/runner.h"
#include "run/summary_rows.h"
#include "stats/live_series.h"

namespace cwb {

/// One case as it is shown: what is known of it, its distribution, its figures.
struct LiveCase {
  CaseResult result;  ///< its series stays empty: the samples are in `live`
  LiveSeries live;
  std::uint64_t below_resolution = 0;  ///< samples that carry this flag
  SummaryRow row;
  bool stale = false;  ///< samples came since `row` was computed
};

/// A run as the window shows it, while it goes on and after. A plain value, used by one thread. Its
/// cost does not grow with the samples.
class LiveRun {
 public:
  LiveRun() = default;
  explicit LiveRun(const Plan& plan);
  /// All of a finished run.
  explicit LiveRun(const Run& run);

  void update(std::size_t index, const CaseResult& result);
  void add(std::span<const SampleEvent> samples);
  /// The exact figures take the place of those from the bins.
  void finish(const Run& run, std::span<const SummaryRow> rows);

  /// Computes the row of a case anew from its bins, where samples have come since; true if so.
  bool refresh(std::size_t index);

  const std::vector<LiveCase>& cases() const { return cases_; }
  const Profile& profile() const { return profile_; }
  bool isFinished() const { return finished_; }

  /// In the order of the cases, each once.
  const std::vector<std::string>& payloads() const { return payloads_; }
  const std::vector<std::string>& codecs() const { return codecs_; }
  const std::vector<Phase>& phases() const { return phases_; }

  /// The cases of one chart: this payload and phase, in their order.
  std::vector<std::size_t> casesOf(const std::string& payload, Phase phase) const;

 private:
  void list(const CaseId& id);
  const LiveCase* baselineOf(const CaseId& id) const;

  Profile profile_;
  std::vector<LiveCase> cases_;
  std::vector<std::string> payloads_, codecs_;
  std::vector<Phase> phases_;
  bool finished_ = false;
};

}  // namespace cwb
