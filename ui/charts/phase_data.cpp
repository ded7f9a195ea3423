// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/phase_data.h"

#include <algorithm>

#include <QCoreApplication>

#include "ui/charts/axis_ticks.h"
#include "ui/common/format.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("cwb::Phases", text); }

/// Parts of the axis: it ends at a round one, so that it keeps still while samples come in.
constexpr int parts = 20;

double longest(const PhaseRow& row) {
  double sum = 0, most = 0;
  for (const PhaseTime& time : row.single) sum += time.ns;
  for (const PhaseTime& time : row.fused) most = std::max(most, time.ns);
  return std::max(sum, most);
}

PhaseRow& rowOf(std::vector<PhaseRow>& rows, const std::string& codec) {
  const auto found = std::ranges::find(rows, codec, &PhaseRow::codec);
  if (found != rows.end()) return *found;
  rows.push_back({codec, {}, {}});
  return rows.back();
}

bool isFloor(const LiveCase& shown) { return shown.result.family == Family::floor; }

QString timeOf(const PhaseTime& time) {
  const QString text = time.below_resolution ? tr("below resolution") : timeText(time.ns);
  return QStringLiteral("%1 %2").arg(qs(to_string(time.phase)), text);
}

}  // namespace

PhaseData phaseData(const LiveRun& run, const ChartSubject& subject) {
  PhaseData data;
  data.payload = subject.payload;
  if (run.cases().empty()) return data;
  if (std::ranges::all_of(run.phases(), isFused)) {
    data.why_empty =
        tr("The run has no single phase to stack: tick build, encode, decode, read or free on the "
           "left, and run again.");
    return data;
  }
  // A floor that nothing stands on is what the user asked to see.
  const bool floor = subject.floor || std::ranges::all_of(run.cases(), isFloor);
  for (const Phase phase : all_phases) {
    for (const std::size_t index : run.casesOf(subject.payload, phase)) {
      const LiveCase& shown = run.cases()[index];
      if (!shown.row.summary || !shown.result.twin_of.empty()) continue;
      if (isFloor(shown) && !floor) continue;
      const std::string& codec = shown.result.id.codec;
      if (std::ranges::find(data.codecs, codec) == data.codecs.end()) data.codecs.push_back(codec);
      if (subject.hidden.contains(codec)) continue;
      PhaseRow& row = rowOf(data.rows, codec);
      (isFused(phase) ? row.fused : row.single)
          .push_back({phase, shown.row.summary->median, shown.row.below_resolution});
      if (data.phases.empty() || data.phases.back() != phase) data.phases.push_back(phase);
    }
  }
  const auto place = [&](const PhaseRow& row) {
    return std::ranges::find(run.codecs(), row.codec) - run.codecs().begin();
  };
  std::ranges::sort(data.rows, {}, place);
  for (const PhaseRow& row : data.rows) data.high = std::max(data.high, longest(row));
  const double step = niceStep(data.high, parts);
  data.high = static_cast<double>(static_cast<long long>(data.high * 1.01 / step) + 1) * step;
  if (data.rows.empty()) data.high = 0;
  if (data.rows.empty() && !data.codecs.empty()) {
    data.why_empty = tr("All codecs are switched off: menu Chart, Curves.");
  }
  return data;
}

QString rowText(const PhaseRow& row) {
  const auto list = [](const std::vector<PhaseTime>& times) {
    QStringList texts;
    for (const PhaseTime& time : times) texts << timeOf(time);
    return texts.join(QStringLiteral(", "));
  };
  QString text = QStringLiteral("%1: %2").arg(qs(row.codec), list(row.single));
  if (row.fused.empty()) return text;
  if (!row.single.empty()) text += QStringLiteral("; ");
  return text + tr("%1 (each timed as one piece)").arg(list(row.fused));
}

}  // namespace cwb
