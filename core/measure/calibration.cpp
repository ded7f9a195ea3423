// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/calibration.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace cwb {
namespace {

using Ns = std::chrono::duration<double, std::nano>;

class Calibration {
 public:
  Calibration(SubjectHost& host, Phase phase, const std::stop_token& stop)
      : host_(host), phase_(phase), stop_(stop) {}

  /// What one iteration takes, in a sample of about the wanted length.
  tl::expected<Ns, std::string> cost(Ns wanted) {
    const std::uint64_t limit = host_.max_iterations(phase_);
    std::uint64_t iterations = 1;
    while (true) {
      const auto reading = read(iterations);
      if (!reading) return tl::unexpected(reading.error());
      // A tenth of the wanted length is far enough from the clock's cost and the first iterations'
      // cold caches to tell the rest.
      if (*reading * 10 >= wanted || iterations >= limit)
        return *reading / static_cast<double>(iterations);
      iterations = std::min(limit, iterations * 4);
    }
  }

  /// The length of a sample of so many iterations, after a settle of as many.
  tl::expected<Ns, std::string> read(std::uint64_t iterations) {
    if (stop_.stop_requested()) return tl::unexpected(std::string("stopped by the user"));
    const Reading reading = host_.sample({phase_, iterations, iterations});
    if (reading.failure) return tl::unexpected(*reading.failure);
    return reading.elapsed;
  }

  std::uint64_t fitting(Ns wanted, Ns cost) const {
    const double iterations = std::round(wanted / std::max(cost, Ns{0.01}));
    return std::clamp<std::uint64_t>(static_cast<std::uint64_t>(iterations), 1,
                                     host_.max_iterations(phase_));
  }

 private:
  SubjectHost& host_;
  Phase phase_;
  const std::stop_token& stop_;
};

}  // namespace

tl::expected<CasePace, std::string> calibrate(SubjectHost& host, Phase phase,
                                              const Sampling& sampling,
                                              const std::stop_token& stop) {
  Calibration calibration(host, phase, stop);
  const Ns wanted =
      std::chrono::duration<double, std::micro>(sampling.sample_us.value_or(preset_sample_us));
  auto cost = calibration.cost(wanted);
  if (!cost) return tl::unexpected(cost.error());

  CasePace pace;
  if (sampling.iterations) {
    pace.iterations = std::min(*sampling.iterations, host.max_iterations(phase));
    const Ns length = *cost * static_cast<double>(pace.iterations);
    if (pace.iterations > 1 && length > longest_sample) {
      return tl::unexpected(fmt::format(
          "a sample of {} iterations would take {:.0f} s and cannot be stopped; allowed are {} s, "
          "so take fewer iterations",
          pace.iterations, std::chrono::duration<double>(length).count(), longest_sample.count()));
    }
  } else {
    // The first estimate may come from a slow moment: a sample of the chosen length confirms it.
    const std::uint64_t first = calibration.fitting(wanted, *cost);
    const auto confirmed = calibration.read(first);
    if (!confirmed) return tl::unexpected(confirmed.error());
    cost = *confirmed / static_cast<double>(first);
    pace.iterations = calibration.fitting(wanted, *cost);
  }
  if (sampling.settle) {
    pace.settle_iterations = std::min<std::uint64_t>(
        static_cast<std::uint64_t>(std::ceil(Ns(settle_time) / std::max(*cost, Ns{0.01}))),
        host.max_iterations(phase));
    pace.settle_iterations = std::max<std::uint64_t>(1, pace.settle_iterations);
  }
  return pace;
}

}  // namespace cwb
