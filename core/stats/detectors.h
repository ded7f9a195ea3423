// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

// What may be wrong with one series, found from its values in the order in which they were taken.
// The false-alarm rates are those of tests/core/detectors_test.cpp: 2000 clean series each of 300
// independent values, normal, log-normal and exponential.
namespace cwb {

/// How the second half differs from the first.
struct Drift {
  double change = 0;  ///< the second half's median by the first's, less 1
};

/// Nothing where the halves agree. The series is cut into 64 blocks; the medians of the first 32
/// and the last 32 are compared by the Mann-Whitney test (normal approximation, |z| > 3.3), and the
/// change must be over 1 %. False alarms: under 0.2 %.
std::optional<Drift> find_drift(std::span<const double> values);

/// The lag-1 autocorrelation of the values' ranks, where it is over 0.2 and over 3.3 / sqrt(n): the
/// samples follow each other, and an interval that supposes independence is too narrow. False
/// alarms: under 0.2 %.
std::optional<double> find_autocorrelation(std::span<const double> values);

/// Where a distribution has two or more separate peaks.
struct Modes {
  double lower = 0;   ///< the two highest peaks
  double higher = 0;  ///< more than 2 % above the lower
  double share =
      0;  ///< of the values, on the smaller side of the valley between them: 10 % at least
};

/// Peaks of a kernel density of the logarithms (Gaussian, Silverman's bandwidth), without the outer
/// 1 % on each side; the valley must be under half as high as the lower peak. False alarms: under
/// 0.5 %.
std::optional<Modes> find_modes(std::span<const double> values);

/// Values beyond Tukey's fences: 1.5 (mild) and 3 (severe) interquartile ranges beyond the
/// quartiles.
struct Outliers {
  std::uint64_t low_severe = 0;
  std::uint64_t low_mild = 0;
  std::uint64_t high_mild = 0;
  std::uint64_t high_severe = 0;
};

Outliers count_outliers(std::span<const double> values);

}  // namespace cwb
