// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "stats/summary.h"

// Two series compared by their generations. Within a generation the objects lie where they lie and
// the machine is what it is, for both alike; so a generation, not a sample, is what is independent
// of the others, and gives one figure: the difference of the logarithms of the two medians.
namespace cwb {

/// The median of one series in one generation.
struct GenerationMedian {
  std::uint64_t generation = 0;
  double ns = 0;  ///< per iteration; over 0
};

/// How many times the first takes what the second takes.
struct PairedRatio {
  double ratio = 1;                  ///< the median over generations; under 1: the first is faster
  std::optional<Interval> interval;  ///< of the ratio; nothing where there are too few generations
  std::uint64_t generations = 0;     ///< that both have
};

/// Compares over the generations that both have (in ascending order); nothing where they share
/// none. The interval is the sign test's over the generations' logarithms: it supposes nothing of
/// their distribution, and covers at least what it says on skewed data too.
std::optional<PairedRatio> paired_ratio(std::span<const GenerationMedian> first,
                                        std::span<const GenerationMedian> second,
                                        double confidence);

/// How many generations the interval needs at least: 1 - 2 / 2^n reaches the confidence.
std::uint64_t generations_needed(double confidence);

/// The confidence that each of so many comparisons must have, so that all of them hold together
/// with the family's (Bonferroni).
double single_confidence(double family_confidence, std::uint64_t comparisons);

}  // namespace cwb
