// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace cwb {

/// Where the runner reads time. Two readings surround a sample, so a virtual call costs nothing
/// that matters; tests put a clock of their own here.
class Clock {
 public:
  virtual ~Clock() = default;
  virtual std::chrono::nanoseconds now() = 0;
};

/// std::chrono::steady_clock: monotonic, in this process and its children.
class SteadyClock final : public Clock {
 public:
  std::chrono::nanoseconds now() override;
};

/// What a clock can tell apart, and what reading it costs.
struct ClockFacts {
  double resolution_ns = 0;  ///< the smallest step seen between two readings that differ
  double cost_ns = 0;        ///< of one reading, when readings follow each other
};

/// Reads the clock some thousand times.
ClockFacts measure_clock(Clock& clock);

}  // namespace cwb
