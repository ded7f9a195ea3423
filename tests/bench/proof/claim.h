// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

// The claims of what the workbench can tell, each measured here and now. Figures are printed beside
// their targets; nothing is asserted.
namespace cwb::proof {

struct Line {
  std::string claim;
  std::string target;  ///< empty: a figure for information
  std::string reached;
  bool holds = true;
};

/// Identical subjects, prepared apart, called different: at most 3 of 300, other core idle and
/// busy.
std::vector<Line> aa_claim(bool busy);
/// 2 % of real work more, found on the right side in 39 of 40 runs of 5 s.
std::vector<Line> two_percent_claim();
/// Against loops of Google Benchmark, alternating blocks: ratios of medians.
std::vector<Line> yardstick_claim();
/// What the harness adds to an iteration.
std::vector<Line> harness_claim();
/// The live view on and off, alternated inside one run.
std::vector<Line> live_view_claim(int argc, char** argv);
/// Intervals cover what they say on simulated skewed data.
std::vector<Line> coverage_claim();
/// Wall time to rank five codecs with +-1 %.
std::vector<Line> ranking_claim();

double median_of(std::vector<double> values);

}  // namespace cwb::proof
