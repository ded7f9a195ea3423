// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>

#include "profile/profile.h"
#include "run/run.h"

namespace cwb {

/// The run's limits: how far it is, in which generation, and when it is over.
class Stopping {
 public:
  using Seconds = std::chrono::duration<double>;

  explicit Stopping(const Sampling& sampling) : sampling_(sampling) {}

  /// The part (0 to 1) of the run that is over by the limit that comes first.
  double part_done(std::uint64_t rounds, Seconds elapsed) const;

  /// The generation, from 0, of the next round. Generations follow the part that is done, so that a
  /// run that the time budget ends has all of them too. Where the profile asks for a precision, one
  /// lasts half a second at most, and there may be more than the profile says.
  std::uint64_t generation(std::uint64_t rounds, Seconds elapsed) const;

  /// Why the run is over before the next round, if it is: by rounds or time.
  std::optional<StopReason> over(std::uint64_t rounds, Seconds elapsed) const;

  /// How long it will go on at this pace; nothing before a part is done.
  std::optional<Seconds> remaining(std::uint64_t rounds, Seconds elapsed) const;

  /// True where every running case's median is known to the precision that the profile asks for:
  /// not before 5 s and 10 complete generations, on the interval over the medians of generations.
  /// Asked when a generation is complete.
  bool precise(std::span<const CaseResult> cases, std::uint64_t complete_generations,
               Seconds elapsed) const;

 private:
  Sampling sampling_;
};

/// The half width of the 95 % interval of the median over generation medians, as a part of their
/// median. Nothing where there are too few generations. The last, incomplete one counts where it
/// has samples.
std::optional<double> precision_over_generations(const Series& series);

}  // namespace cwb
