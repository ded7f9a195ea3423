// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "run/run.h"

namespace cwb {

/// The half width of the 95 % interval of the median over generation medians, as a part of their
/// median. Nothing where there are too few generations.
std::optional<double> half_width(std::vector<double> generation_medians);

/// The case whose median is known least.
struct WidestInterval {
  std::size_t case_index = 0;  ///< a place in Run::cases
  double half_width = 0;       ///< as a part of the median
};

/// Follows the medians of a run's generations while it goes on. A sample is sorted once, with its
/// generation, however long the run is.
class PrecisionMeter {
 public:
  /// A generation is complete: the samples since the last one are its.
  void take(std::span<const CaseResult> cases);

  /// Of all cases that run, but for the floor, of which nothing is claimed; nothing while one of
  /// them has too few generations.
  std::optional<WidestInterval> widest(std::span<const CaseResult> cases) const;

 private:
  struct Known {
    std::size_t samples = 0;  ///< that are in the medians
    std::vector<double> medians;
  };
  std::vector<Known> known_;  ///< of each case
};

}  // namespace cwb
