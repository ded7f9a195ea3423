// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QString>

#include "ui/charts/chart_subject.h"
#include "ui/run/live_run.h"

// What each phase takes of one payload, codec by codec: no widget here.
namespace cwb {

struct PhaseTime {
  Phase phase = Phase::encode;
  double ns = 0;  ///< the median
  bool below_resolution = false;

  friend bool operator==(const PhaseTime&, const PhaseTime&) = default;
};

struct PhaseRow {
  std::string codec;
  std::vector<PhaseTime> single;  ///< those that were measured, in the order of a document's way
  std::vector<PhaseTime> fused;   ///< write and load, each timed as one piece

  friend bool operator==(const PhaseRow&, const PhaseRow&) = default;
};

struct PhaseData {
  std::string payload;
  std::vector<PhaseRow> rows;       ///< in the order of the run, so that they keep still
  std::vector<Phase> phases;        ///< that any row has
  double high = 0;                  ///< ns that the axis reaches; 0 where there are no rows
  std::vector<std::string> codecs;  ///< that have a line, hidden ones too
  QString why_empty;                ///< a sentence where the run tells why there are no rows

  friend bool operator==(const PhaseData&, const PhaseData&) = default;
};

constexpr bool isFused(Phase phase) { return phase == Phase::write || phase == Phase::load; }

PhaseData phaseData(const LiveRun& run, const ChartSubject& subject);

/// A line in words: "sproto/raw: encode 310 ns, decode 620 ns; write 900 ns in one piece".
QString rowText(const PhaseRow& row);

}  // namespace cwb
