// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>
#include <string>

#include "codecs/phase.h"

namespace cwb {

enum class ChartKind { histogram, ecdf, timeline, verdicts, phases, scaling };

/// Drawn by a RowChart; the others are distributions.
constexpr bool isRowChart(ChartKind kind) {
  return kind == ChartKind::verdicts || kind == ChartKind::phases || kind == ChartKind::scaling;
}

/// What a chart shows of a run.
struct ChartSubject {
  std::string payload;
  Phase phase = Phase::encode;  ///< not of a chart of phases
  ChartKind kind = ChartKind::ecdf;
  bool log_time = true;          ///< of a distribution
  bool floor = false;            ///< baseline/memcpy too
  std::set<std::string> hidden;  ///< codecs whose curves are switched off
  bool per_byte = false;         ///< of a scaling chart: time per byte, not per operation

  friend bool operator==(const ChartSubject&, const ChartSubject&) = default;
};

}  // namespace cwb
