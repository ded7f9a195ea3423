// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/interference.h"

#include <fstream>
#include <sstream>
#include <utility>

#include <fmt/format.h>
#include <sys/resource.h>
#include <unistd.h>

namespace cwb {

long involuntary_switches() {
  rusage usage{};
  return ::getrusage(RUSAGE_THREAD, &usage) == 0 ? usage.ru_nivcsw : 0;
}

StealMeter::StealMeter(std::optional<int> core, std::string file)
    : file_(std::move(file)), line_(core ? fmt::format("cpu{} ", *core) : "cpu ") {
  last_ms_ = total_ms();
  read_at_ = std::chrono::steady_clock::now();
}

double StealMeter::taken_ms() {
  constexpr std::chrono::milliseconds step{10};
  const auto now = std::chrono::steady_clock::now();
  if (now - read_at_ < step) return 0;
  read_at_ = now;
  const auto total = total_ms();
  const double taken = total && last_ms_ ? *total - *last_ms_ : 0;
  last_ms_ = total;
  return taken > 0 ? taken : 0;
}

std::optional<double> StealMeter::total_ms() const {
  std::ifstream file(file_);
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with(line_)) continue;
    // user nice system idle iowait irq softirq steal
    std::istringstream fields(line.substr(line_.size()));
    double ticks = 0;
    for (int field = 0; field < 8; ++field) {
      if (!(fields >> ticks)) return std::nullopt;
    }
    const long per_second = ::sysconf(_SC_CLK_TCK);
    return per_second > 0 ? std::optional(ticks * 1000 / static_cast<double>(per_second))
                          : std::nullopt;
  }
  return std::nullopt;
}

}  // namespace cwb
