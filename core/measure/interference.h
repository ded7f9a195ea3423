// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <optional>
#include <string>

namespace cwb {

/// How often the kernel has taken the calling thread off its core for another thread, so far. A
/// call costs some hundred nanoseconds.
long involuntary_switches();

/// The time that the hypervisor gave to others while a core wanted to run, as /proc/stat counts it
/// (in ticks of 10 ms or so, as the kernel was built).
class StealMeter {
 public:
  /// Of one core, or of all where that is not known. Counts from now on.
  explicit StealMeter(std::optional<int> core = {}, std::string file = "/proc/stat");

  /// Milliseconds since the last call that read the file. Reads it at most every 10 ms, the
  /// counter's own step; 0 between.
  double taken_ms();

 private:
  std::optional<double> total_ms() const;

  std::string file_;
  std::string line_;  ///< "cpu1 " or "cpu "
  std::chrono::steady_clock::time_point read_at_{};
  std::optional<double> last_ms_;
};

}  // namespace cwb
