// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "measure/precision.h"
#include "profile/profile.h"
#include "run/run.h"

namespace cwb {

/// What was known when the last generation was complete.
struct PrecisionSoFar {
  std::optional<WidestInterval> widest;
  std::uint64_t generations = 0;  ///< complete ones
  std::chrono::duration<double> elapsed{};
};

/// How far a remaining time can be trusted.
enum class Sureness {
  at_this_pace,  ///< the rounds or the time budget end the run
  about,         ///< estimated from how fast the intervals shrink
  at_most,       ///< precision may end the run sooner, and nothing is known of it yet
};

struct Remaining {
  std::optional<std::chrono::duration<double>> time;
  Sureness sureness = Sureness::at_this_pace;
};

/// The run's limits: how far it is, in which generation, and when it is over.
class Stopping {
 public:
  using Seconds = std::chrono::duration<double>;

  explicit Stopping(const Sampling& sampling) : sampling_(sampling) {}

  /// Precision ends the run only after so many generations, if they are more than 10: so many as
  /// the verdicts need, which are what the run is for.
  void require_generations(std::uint64_t generations);

  /// The part (0 to 1) of the run that is over by the limit that comes first.
  double part_done(std::uint64_t rounds, Seconds elapsed) const;

  /// The generation, from 0, of the next round. Generations follow the part that is done, so that a
  /// run that the time budget ends has all of them too. Where the profile asks for a precision, one
  /// lasts half a second at most, and there may be more than the profile says.
  std::uint64_t generation(std::uint64_t rounds, Seconds elapsed) const;

  /// Why the run is over before the next round, if it is: by rounds or time.
  std::optional<StopReason> over(std::uint64_t rounds, Seconds elapsed) const;

  /// How long it will go on at this pace until its rounds or its time are used up; nothing before a
  /// part is done.
  std::optional<Seconds> remaining(std::uint64_t rounds, Seconds elapsed) const;

  /// The same where precision may end it before. An interval shrinks with the root of the
  /// generations, so how many are still needed can be estimated once it is known.
  Remaining remaining(std::uint64_t rounds, Seconds elapsed, const PrecisionSoFar& so_far) const;

  /// True where every running case's median is known to the precision that the profile asks for:
  /// not before 5 s and 10 complete generations (or as many as are required), on the interval over
  /// the medians of generations.
  bool precise(const PrecisionSoFar& so_far) const;

 private:
  Sampling sampling_;
  std::uint64_t fewest_generations_ = 10;
};

}  // namespace cwb
