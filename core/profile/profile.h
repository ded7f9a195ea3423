// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "codecs/phase.h"
#include "profile/sweep.h"
#include "shapes/shape.h"

namespace cwb {

/// Which payload: a built-in shape with its parameters, or the user's JSON file. One of the two.
struct PayloadChoice {
  std::string shape;           ///< a shape's id; empty for a file
  ShapeParameters parameters;  ///< those that stand in the profile
  std::string file;            ///< a path, relative to the profile's folder; empty for a shape
  /// Parameters that take several values, none of them in `parameters`: a payload for each
  /// combination (expand_sweeps.h).
  std::map<std::string, Sweep> sweeps{};

  friend bool operator==(const PayloadChoice&, const PayloadChoice&) = default;
};

/// The bounds of what a profile may ask for.
namespace bounds {
inline constexpr double min_sample_us = 1;
inline constexpr double max_sample_us = 10'000'000;
inline constexpr std::uint64_t max_iterations = 1'000'000'000;
inline constexpr std::uint64_t max_rounds = 2'000'000;
inline constexpr std::uint64_t max_generations = 10'000;
inline constexpr double min_time_budget_s = 0.1;
inline constexpr double max_time_budget_s = 7 * 24 * 3600;
inline constexpr double min_precision_percent = 0.01;
inline constexpr double max_precision_percent = 100;
inline constexpr std::uint64_t max_seed = (1ULL << 53) - 1;  ///< exact in every JSON reader
}  // namespace bounds

/// The length of a sample where the profile says "auto", in us.
inline constexpr double preset_sample_us = 200;

/// The phases where the profile names none: the single ones that everybody asks for, and the fused
/// ones, which compare best.
inline const std::vector<Phase> preset_phases{Phase::encode, Phase::decode, Phase::write,
                                              Phase::load};

/// How samples are taken. Where iterations is given, it alone fixes how long a sample is; sample_us
/// is what the iterations are calibrated for where they are "auto".
struct Sampling {
  std::optional<double> sample_us;          ///< how long a sample lasts; nothing: "auto"
  std::optional<std::uint64_t> iterations;  ///< of every sample; nothing: "auto", calibrated
  bool settle = true;          ///< untimed iterations before each sample; false: "cold"
  std::uint64_t rounds = 300;  ///< samples of each case, if nothing stops the run before
  /// How often all is prepared anew; at most rounds. With 20 a verdict can still be given where
  /// thousands of comparisons share the 99 %; with 10, only five.
  std::uint64_t generations = 20;
  std::optional<double> time_budget_s;  ///< of the rounds; nothing: no limit
  std::optional<double>
      precision_percent;    ///< stop when every median's interval is this narrow, +-
  std::uint64_t seed = 42;  ///< of payloads, of the order of cases, of the padding
  bool pin = true;          ///< the worker stays on one core
  bool allocations = true;  ///< are counted after the rounds, in a process of its own
  bool aa_check = false;    ///< the first codec is prepared and listed twice: the noise floor
  bool counters = true;  ///< the processor counts events after the rounds, where the kernel lets it
  bool compression =
      false;  ///< the encoded bytes are compressed after the rounds, and that is timed

  friend bool operator==(const Sampling&, const Sampling&) = default;
};

/// What to run.
struct Profile {
  std::string name;
  std::string description;
  std::vector<std::string> codecs;  ///< ids, without repetition
  std::vector<PayloadChoice> payloads;
  std::vector<Phase> phases;
  Sampling sampling;
  std::string baseline;   ///< a codec's id, one of codecs; empty: no ratios
  std::string published;  ///< the write-up that this re-runs (published_sources.h); empty: none

  friend bool operator==(const Profile&, const Profile&) = default;
};

}  // namespace cwb
