// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "stats/log_histogram.h"
#include "stats/summary.h"
#include "stats/timeline_envelope.h"

namespace cwb {

/// What a live view knows of one series; its cost per frame and its memory do not depend on the
/// samples taken.
class LiveSeries {
 public:
  void add(std::uint64_t round, double ns);

  const LogHistogram& histogram() const { return histogram_; }
  const TimelineEnvelope& timeline() const { return timeline_; }

  /// As `summarise`, from the bins: quantiles are off by at most 0.1 %. Nothing where there are no
  /// samples.
  std::optional<Summary> summary() const;

 private:
  LogHistogram histogram_;
  TimelineEnvelope timeline_;
  double mean_ = 0;
  double squares_ = 0;  ///< sum of squared distances from the mean
};

}  // namespace cwb
