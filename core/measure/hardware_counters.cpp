// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/hardware_counters.h"

#include <cerrno>
#include <fstream>
#include <system_error>

#include <fmt/format.h>
#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace cwb {
namespace {

class ThisKernel final : public PerfKernel {
 public:
  int open(const perf_event_attr& attributes, int group) override {
    constexpr int this_thread = 0;
    constexpr int any_core = -1;
    return static_cast<int>(::syscall(SYS_perf_event_open, &attributes, this_thread, any_core,
                                      group, PERF_FLAG_FD_CLOEXEC));
  }

  bool enable(int leader, bool on) override {
    const unsigned long request = on ? PERF_EVENT_IOC_ENABLE : PERF_EVENT_IOC_DISABLE;
    return ::ioctl(leader, request, PERF_IOC_FLAG_GROUP) == 0;
  }

  bool read(int leader, std::span<std::uint64_t> values) override {
    return ::read(leader, values.data(), values.size_bytes()) ==
           static_cast<ssize_t>(values.size_bytes());
  }

  void close(int file) override { ::close(file); }

  std::optional<int> paranoid() override {
    std::ifstream file("/proc/sys/kernel/perf_event_paranoid");
    int level = 0;
    if (!(file >> level)) return std::nullopt;
    return level;
  }
};

std::uint64_t code_of(HardwareEvent event) {
  switch (event) {
    case HardwareEvent::instructions:
      return PERF_COUNT_HW_INSTRUCTIONS;
    case HardwareEvent::cycles:
      return PERF_COUNT_HW_CPU_CYCLES;
    case HardwareEvent::branch_misses:
      return PERF_COUNT_HW_BRANCH_MISSES;
    case HardwareEvent::cache_misses:
      return PERF_COUNT_HW_CACHE_MISSES;
  }
  return PERF_COUNT_HW_INSTRUCTIONS;
}

perf_event_attr attributes_of(HardwareEvent event, bool leads) {
  perf_event_attr attributes{};
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.size = sizeof(attributes);
  attributes.config = code_of(event);
  // The others follow the one that leads.
  attributes.disabled = leads ? 1 : 0;
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  attributes.read_format =
      PERF_FORMAT_GROUP | PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
  return attributes;
}

/// Why perf_event_open failed, and what to do.
std::string refusal_of(int code, const std::optional<int>& paranoid) {
  switch (code) {
    case EACCES:
    case EPERM:
      return fmt::format(
          "The kernel refused hardware counters (kernel.perf_event_paranoid is {}): run `sysctl "
          "kernel.perf_event_paranoid=1` as root; in a container, let its seccomp profile allow "
          "perf_event_open as well.",
          paranoid ? std::to_string(*paranoid) : "unknown");
    case ENOENT:
    case EOPNOTSUPP:
    case ENODEV:
    case ENXIO:
      return "This machine has no hardware counters, which is usual in a virtual machine: run on "
             "the hardware itself, or let the host pass its counters through.";
    case ENOSYS:
      return "This kernel has no perf_event_open, which is usual in a sandbox: run outside it, or "
             "on a kernel with CONFIG_PERF_EVENTS.";
    default:
      return fmt::format("Hardware counters could not be opened: {}.",
                         std::generic_category().message(code));
  }
}

}  // namespace

PerfKernel& this_kernel() {
  static ThisKernel kernel;
  return kernel;
}

HardwareCounters::~HardwareCounters() {
  for (const int file : files_) kernel_.close(file);
}

void HardwareCounters::open() {
  opened_ = true;
  std::optional<int> first_error;
  for (const HardwareEvent event : all_hardware_events) {
    const bool leads = files_.empty();
    const int file = kernel_.open(attributes_of(event, leads), leads ? -1 : files_.front());
    if (file < 0) {
      if (!first_error) first_error = errno;
      continue;
    }
    files_.push_back(file);
    events_.push_back(event);
  }
  if (files_.empty()) refusal_ = refusal_of(first_error.value_or(0), kernel_.paranoid());
}

bool HardwareCounters::read(Values& values) {
  if (kernel_.read(files_.front(), std::span(values).first(head + events_.size()))) return true;
  refuse_reading();
  return false;
}

void HardwareCounters::refuse_reading() {
  refusal_ = fmt::format("Hardware counters were opened, but could not be read: {}.",
                         std::generic_category().message(errno));
}

void HardwareCounters::begin() {
  if (!opened_) open();
  if (!refusal_.empty() || !read(before_)) return;
  if (!kernel_.enable(files_.front(), true)) refuse_reading();
}

CounterReading HardwareCounters::end() {
  CounterReading reading;
  if (refusal_.empty() && !kernel_.enable(files_.front(), false)) refuse_reading();
  Values after{};
  if (refusal_.empty()) read(after);
  if (!refusal_.empty()) {
    reading.refusal = refusal_;
    return reading;
  }
  const std::uint64_t enabled = after[1] - before_[1];
  const std::uint64_t running = after[2] - before_[2];
  // Scaling would take what was seen for what was not: a phase is not the same throughout.
  reading.shared = running < enabled || running == 0;
  for (std::size_t i = 0; i < events_.size(); ++i) {
    reading.counts[events_[i]] = static_cast<double>(after[head + i] - before_[head + i]);
  }
  return reading;
}

}  // namespace cwb
