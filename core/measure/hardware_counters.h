// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "run/hardware_counts.h"

struct perf_event_attr;

namespace cwb {

/// What the kernel does for hardware counters; tests put another in its place. A call that fails
/// leaves errno.
class PerfKernel {
 public:
  virtual ~PerfKernel() = default;
  /// perf_event_open for the calling thread, in the group of that file (-1: a new one). -1: failed.
  virtual int open(const perf_event_attr& attributes, int group) = 0;
  /// Starts or stops the whole group of that file.
  virtual bool enable(int leader, bool on) = 0;
  /// Reads as many values of the group of that file.
  virtual bool read(int leader, std::span<std::uint64_t> values) = 0;
  virtual void close(int file) = 0;
  /// kernel.perf_event_paranoid, where there is one.
  virtual std::optional<int> paranoid() = 0;
};

/// The one that this program runs on.
PerfKernel& this_kernel();

/// What was counted between begin and end.
struct CounterReading {
  HardwareCounts counts;
  bool shared = false;  ///< the counters served others for a part of the time: counts mean nothing
  std::string refusal;  ///< a sentence where the kernel counts nothing; else empty
};

/// One group of counters of one thread's work outside the kernel. Opened by the first begin, on the
/// thread whose work is counted, and closed with this object.
class HardwareCounters {
 public:
  explicit HardwareCounters(PerfKernel& kernel = this_kernel()) : kernel_(kernel) {}
  ~HardwareCounters();
  HardwareCounters(const HardwareCounters&) = delete;
  HardwareCounters& operator=(const HardwareCounters&) = delete;

  void begin();
  CounterReading end();

 private:
  /// How many values precede those of the events: their number, and the two times.
  static constexpr std::size_t head = 3;
  using Values = std::array<std::uint64_t, head + all_hardware_events.size()>;

  void open();
  bool read(Values& values);
  void refuse_reading();

  PerfKernel& kernel_;
  bool opened_ = false;
  std::vector<int> files_;             ///< the first leads
  std::vector<HardwareEvent> events_;  ///< that the files count
  std::string refusal_;
  Values before_{};
};

}  // namespace cwb
