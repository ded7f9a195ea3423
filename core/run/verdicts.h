// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "run/run.h"
#include "stats/paired_ratio.h"

// What may be claimed of a run. All verdicts of a run hold together with 99 %; one is given only
// where the interval of the ratio lies wholly beyond a margin, which is half a percent or, where
// the A/A check found more, what two preparations of one codec differ by.
namespace cwb {

inline constexpr double verdict_confidence = 0.99;  ///< of all verdicts of a run together
inline constexpr double least_margin = 0.005;       ///< of a ratio's logarithm

enum class Claim {
  faster,
  slower,
  not_separated,
  too_few_generations,  ///< for an interval of the needed confidence
  below_resolution,     ///< one of the two is only an upper bound
};

/// The first case against the second.
struct Verdict {
  std::size_t first = 0;  ///< a place in Run::cases
  std::size_t second = 0;
  Claim claim = Claim::not_separated;
  std::optional<PairedRatio> comparison;  ///< ratio: the first's time by the second's
  bool across_families = false;
};

/// The codec with the least median of one payload, phase and family, against the next.
struct Leader {
  std::string payload;
  Phase phase = Phase::encode;
  Family family = Family::dynamic;
  Verdict verdict;  ///< claim: faster, or why no winner may be named
};

/// What comparing the first codec with its own second preparation gave.
struct AaCheck {
  double floor = 0;  ///< the largest |ln ratio| over all payloads and phases
  std::uint64_t comparisons = 0;
  std::uint64_t called_different = 0;  ///< by the least margin: should be 0
};

struct Verdicts {
  double margin = least_margin;                     ///< of a ratio's logarithm
  std::optional<AaCheck> aa;                        ///< where the run has one
  std::uint64_t comparisons = 0;                    ///< that share the 99 %
  std::uint64_t needed_generations = 0;             ///< for an interval of that confidence
  std::vector<std::optional<Verdict>> to_baseline;  ///< of each case; nothing for the baseline's
                                                    ///< own, and where one of the two is missing
  /// Of each case within its payload, phase and family: 1 + how many are faster by a verdict. Equal
  /// ranks are ties. Nothing for one that is alone.
  std::vector<std::optional<std::uint64_t>> ranks;
  std::vector<Leader> leaders;  ///< where a family has two or more
};

Verdicts judge(const Run& run);

/// How many generations the verdicts of all running cases will need, before there are samples.
std::uint64_t generations_for_verdicts(const Run& run);

/// "faster by 1.83x [1.80, 1.86]", "not separated", "below resolution", with "(other family)" where
/// it crosses.
std::string verdict_text(const Verdict& verdict);

/// "cookie, encode, dynamic: sproto/raw is faster than sproto/packed by 1.83x [1.80, 1.86]"
std::vector<std::string> leader_lines(const Run& run, const Verdicts& verdicts);

/// How sure all this is: "verdicts hold together with 99 % (60 comparisons over 20 generations,
/// margin 0.5 %)".
std::string confidence_line(const Run& run, const Verdicts& verdicts);

/// "A/A 0.21 %", or nothing where there was no check.
std::string aa_text(const Verdicts& verdicts);

/// A sentence: what the A/A check gave, and what it means for the verdicts.
std::string aa_line(const Verdicts& verdicts);

/// A word for files: "faster", "slower", "not_separated", "too_few_generations",
/// "below_resolution".
std::string_view claim_word(Claim claim);

}  // namespace cwb
