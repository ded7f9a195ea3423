// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "run/verdicts.h"
#include "ui/charts/axis_ticks.h"
#include "ui/charts/chart_subject.h"
#include "ui/run/live_run.h"

// The verdicts of one payload and phase as a forest plot: no widget here.
namespace cwb {

/// One codec against the baseline.
struct ForestRow {
  std::string codec;
  Claim claim = Claim::not_separated;
  std::optional<double> ratio;       ///< its time by the baseline's; nothing below the resolution
  std::optional<Interval> interval;  ///< of the ratio, over generations
  bool other_family = false;
  std::string verdict;  ///< in words; the family is told apart

  friend bool operator==(const ForestRow&, const ForestRow&) = default;
};

struct ForestData {
  std::string payload;
  Phase phase = Phase::encode;
  std::string baseline;
  double margin = 0;                  ///< of the ratio's logarithm
  std::vector<ForestRow> rows;        ///< fastest first; those without a ratio last
  double low = 0.5, high = 2;         ///< ratios that the axis reaches; 1 lies between
  std::vector<std::string> codecs;    ///< that have a line, hidden ones too
  std::vector<std::string> of_run{};  ///< all codecs: they give the styles
  QString why_empty;                  ///< a sentence where there are no rows and the run tells why

  friend bool operator==(const ForestData&, const ForestData&) = default;
};

/// `verdicts` is null until the run has ended.
ForestData forestData(const LiveRun& run, const Verdicts* verdicts, const ChartSubject& subject);

/// "0.5x", "1x", "2x": round ratios inside the range, at their logarithms.
std::vector<Tick> ratioTicks(double low, double high, int most);

/// A line in words: "sproto/raw: faster by 1.83x [1.80, 1.86], other family".
QString rowText(const ForestRow& row);

}  // namespace cwb
