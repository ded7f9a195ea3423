// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/forest_data.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include <QCoreApplication>

#include "ui/common/text.h"

namespace cwb {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("cwb::Forest", text); }

/// Of the logarithmic axis, on both sides of what is drawn.
constexpr double room = 0.06;

ForestRow rowOf(const LiveCase& shown, const Verdict& verdict) {
  ForestRow row;
  row.codec = shown.result.id.codec;
  row.claim = verdict.claim;
  row.other_family = verdict.across_families;
  if (verdict.comparison) {
    row.ratio = verdict.comparison->ratio;
    row.interval = verdict.comparison->interval;
  }
  Verdict within = verdict;
  within.across_families = false;  // a mark of its own tells it
  row.verdict = verdict_text(within);
  return row;
}

void setRange(ForestData& data) {
  // The band is always in sight, with as much again on both sides.
  double low = std::exp(-2 * data.margin), high = std::exp(2 * data.margin);
  for (const ForestRow& row : data.rows) {
    if (!row.ratio) continue;
    low = std::min({low, *row.ratio, row.interval ? row.interval->low : *row.ratio});
    high = std::max({high, *row.ratio, row.interval ? row.interval->high : *row.ratio});
  }
  const double more = std::pow(high / low, room);
  data.low = low / more;
  data.high = high * more;
}

/// Of a run that has a baseline and has ended, but compares nothing with it here.
QString whyNothing(const LiveRun& run, const ChartSubject& subject, bool hidden) {
  if (hidden) return tr("All codecs are switched off: menu Chart, Curves.");
  const auto cases = run.casesOf(subject.payload, subject.phase);
  const bool has_base = std::any_of(cases.begin(), cases.end(), [&](std::size_t index) {
    const LiveCase& shown = run.cases()[index];
    return shown.result.id.codec == run.profile().baseline && shown.row.summary;
  });
  return has_base ? tr("Nothing but the baseline was measured here.")
                  : tr("The baseline %1 gave no samples here, so nothing can be compared with it.")
                        .arg(qs(run.profile().baseline));
}

}  // namespace

ForestData forestData(const LiveRun& run, const Verdicts* verdicts, const ChartSubject& subject) {
  ForestData data;
  data.payload = subject.payload;
  data.phase = subject.phase;
  data.baseline = run.profile().baseline;
  data.of_run = run.codecs();
  if (run.cases().empty()) return data;
  if (data.baseline.empty()) {
    data.why_empty = tr("The run has no baseline to compare with: choose one on the left.");
    return data;
  }
  if (!run.isFinished() || verdicts == nullptr) {
    data.why_empty = tr("Verdicts are known when the run has ended.");
    return data;
  }
  data.margin = verdicts->margin;
  for (const std::size_t index : run.casesOf(subject.payload, subject.phase)) {
    const LiveCase& shown = run.cases()[index];
    if (!shown.row.verdict || !shown.result.twin_of.empty()) continue;
    if (shown.result.family == Family::floor && !subject.floor) continue;
    data.codecs.push_back(shown.result.id.codec);
    if (subject.hidden.contains(shown.result.id.codec)) continue;
    data.rows.push_back(rowOf(shown, *shown.row.verdict));
  }
  const auto place = [](const ForestRow& row) {
    return row.ratio.value_or(std::numeric_limits<double>::infinity());
  };
  std::ranges::stable_sort(data.rows, {}, place);
  if (data.rows.empty()) data.why_empty = whyNothing(run, subject, !data.codecs.empty());
  setRange(data);
  return data;
}

std::vector<Tick> ratioTicks(double low, double high, int most) {
  auto ticks = timeTicks(low, high, {true}, {1, {}}, most);
  for (Tick& tick : ticks) tick.label += QLatin1Char('x');
  return ticks;
}

QString rowText(const ForestRow& row) {
  const QString text = QStringLiteral("%1: %2").arg(qs(row.codec), qs(row.verdict));
  return row.other_family ? tr("%1, other family").arg(text) : text;
}

}  // namespace cwb
