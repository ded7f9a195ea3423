// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "ui/charts/chart_subject.h"
#include "ui/run/live_run.h"

// How the time of one phase grows with the size of the payload: no widget here.
namespace cwb {

struct ScalingPoint {
  std::string payload;
  double bytes = 0;  ///< of the payload's compact JSON
  double ns = 0;     ///< the median of an operation
  std::optional<Interval> interval;
  bool below_resolution = false;

  friend bool operator==(const ScalingPoint&, const ScalingPoint&) = default;
};

struct ScalingLine {
  std::string codec;
  std::vector<ScalingPoint> points;  ///< by size

  friend bool operator==(const ScalingLine&, const ScalingLine&) = default;
};

/// Where two codecs' lines cross, between two sizes at which the intervals of both medians lie
/// apart. The place between them is read off straight lines between logarithms.
struct Crossover {
  std::string below;  ///< the codec that is faster for smaller payloads
  std::string above;  ///< and for larger ones
  double bytes = 0;
  double ns = 0;

  friend bool operator==(const Crossover&, const Crossover&) = default;
};

struct ScalingData {
  QString title;  ///< "scroll-list by items, encode"
  bool per_byte = false;
  std::vector<ScalingLine> lines;     ///< in the order of the run
  std::vector<Crossover> crossovers;  ///< by size; a pair that crosses twice stands twice
  std::vector<std::string> codecs;    ///< that have a line, hidden ones too
  std::vector<std::string> of_run;    ///< all codecs: they give the styles
  QString why_empty;                  ///< a sentence where there are no lines

  friend bool operator==(const ScalingData&, const ScalingData&) = default;
};

/// The payloads that differ from the chosen one in one parameter; where that could be several, in
/// the one with the most values.
ScalingData scalingData(const LiveRun& run, const ChartSubject& subject);

/// All of two lines' crossovers; both need points of the same payloads.
std::vector<Crossover> crossoversOf(const ScalingLine& a, const ScalingLine& b);

/// "sproto/raw: 120 ns at 300 bytes, 1.1 us at 2,900 bytes".
QString lineText(const ScalingLine& line);

/// "above about 3,100 bytes protobuf/generated is faster than sproto/raw".
QString crossoverText(const Crossover& crossover);

}  // namespace cwb
