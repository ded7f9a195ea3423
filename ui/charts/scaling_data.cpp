// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/scaling_data.h"

#include <algorithm>
#include <cmath>
#include <set>

#include <QCoreApplication>

#include "profile/expand_sweeps.h"
#include "run/payloads.h"
#include "ui/common/format.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("cwb::Scaling", text); }

/// Payloads that differ in one parameter.
struct SizeGroup {
  std::string parameter;
  std::vector<std::string> payloads;
};

bool differOnlyIn(const std::string& parameter, const Shape& shape, const PayloadChoice& a,
                  const PayloadChoice& b) {
  return std::ranges::all_of(shape.info().parameters, [&](const ShapeParameter& one) {
    return one.key == parameter ||
           shape.value(a.parameters, one.key) == shape.value(b.parameters, one.key);
  });
}

SizeGroup groupOf(const Profile& profile, const std::string& payload) {
  const std::vector<ExpandedChoice> choices = expanded(profile.payloads);
  const std::vector<std::string> ids = payload_ids(profile.payloads);
  const auto at = std::ranges::find(ids, payload) - ids.begin();
  SizeGroup best;
  if (at == std::ssize(ids)) return best;
  const PayloadChoice& chosen = choices[static_cast<std::size_t>(at)].choice;
  const Shape* shape = find_shape(chosen.shape);
  if (shape == nullptr) return best;
  for (const ShapeParameter& parameter : shape->info().parameters) {
    SizeGroup group{parameter.key, {}};
    for (std::size_t i = 0; i < ids.size(); ++i) {
      if (choices[i].choice.shape == chosen.shape &&
          differOnlyIn(parameter.key, *shape, choices[i].choice, chosen)) {
        group.payloads.push_back(ids[i]);
      }
    }
    if (group.payloads.size() > best.payloads.size()) best = std::move(group);
  }
  return best;
}

bool isFloor(const LiveCase& shown) { return shown.result.family == Family::floor; }

ScalingLine& lineOf(std::vector<ScalingLine>& lines, const std::string& codec) {
  const auto found = std::ranges::find(lines, codec, &ScalingLine::codec);
  if (found != lines.end()) return *found;
  lines.push_back({codec, {}});
  return lines.back();
}

/// -1 where a's interval lies below b's, 1 where above, 0 where they meet or are not known.
int orderOf(const ScalingPoint& a, const ScalingPoint& b) {
  if (!a.interval || !b.interval) return 0;
  if (a.interval->high < b.interval->low) return -1;
  return b.interval->high < a.interval->low ? 1 : 0;
}

}  // namespace

std::vector<Crossover> crossoversOf(const ScalingLine& a, const ScalingLine& b) {
  std::vector<Crossover> found;
  int order = 0;         // at the last size where the two lie apart
  std::size_t last = 0;  // that size's place
  const std::size_t sizes = std::min(a.points.size(), b.points.size());
  for (std::size_t i = 0; i < sizes; ++i) {
    if (a.points[i].payload != b.points[i].payload) return {};
    const int now = orderOf(a.points[i], b.points[i]);
    if (now == 0) continue;
    if (order != 0 && now != order) {
      const ScalingPoint& from = a.points[last];
      const ScalingPoint& to = a.points[i];
      const double before = std::log(from.ns / b.points[last].ns);
      const double after = std::log(to.ns / b.points[i].ns);
      const double part = before / (before - after);
      const auto between = [part](double low, double high) {
        return std::exp(std::log(low) + part * (std::log(high) - std::log(low)));
      };
      found.push_back({order < 0 ? a.codec : b.codec, order < 0 ? b.codec : a.codec,
                       between(from.bytes, to.bytes), between(from.ns, to.ns)});
    }
    order = now;
    last = i;
  }
  return found;
}

ScalingData scalingData(const LiveRun& run, const ChartSubject& subject) {
  ScalingData data;
  data.per_byte = subject.per_byte;
  data.of_run = run.codecs();
  if (run.cases().empty()) return data;
  const SizeGroup group = groupOf(run.profile(), subject.payload);
  if (group.payloads.size() < 2) {
    data.why_empty =
        tr("%1 is in the run in one size only: give one of its parameters several values, such as "
           "10, 100, 1000, and run again.")
            .arg(qs(subject.payload));
    return data;
  }
  data.title = QStringLiteral("%1, %2").arg(
      tr("%1 by %2").arg(qs(subject.payload).section(QLatin1Char('('), 0, 0), qs(group.parameter)),
      qs(to_string(subject.phase)));
  const bool floor = subject.floor || std::ranges::all_of(run.cases(), isFloor);
  for (const std::string& payload : group.payloads) {
    for (const std::size_t index : run.casesOf(payload, subject.phase)) {
      const LiveCase& shown = run.cases()[index];
      if (!shown.row.summary || !shown.result.twin_of.empty()) continue;
      if (isFloor(shown) && !floor) continue;
      const std::string& codec = shown.result.id.codec;
      if (std::ranges::find(data.codecs, codec) == data.codecs.end()) data.codecs.push_back(codec);
      if (subject.hidden.contains(codec)) continue;
      const Summary& summary = *shown.row.summary;
      lineOf(data.lines, codec)
          .points.push_back({payload, static_cast<double>(shown.result.json_bytes), summary.median,
                             summary.interval, shown.row.below_resolution});
    }
  }
  for (ScalingLine& line : data.lines) {
    std::ranges::stable_sort(line.points, {}, &ScalingPoint::bytes);
  }
  std::ranges::sort(data.lines, {}, [&](const ScalingLine& line) {
    return std::ranges::find(run.codecs(), line.codec) - run.codecs().begin();
  });
  for (std::size_t i = 0; i < data.lines.size(); ++i) {
    for (std::size_t j = i + 1; j < data.lines.size(); ++j) {
      for (Crossover& crossover : crossoversOf(data.lines[i], data.lines[j])) {
        data.crossovers.push_back(std::move(crossover));
      }
    }
  }
  std::ranges::stable_sort(data.crossovers, {}, &Crossover::bytes);
  if (data.lines.empty()) {
    data.why_empty = data.codecs.empty() ? tr("No codec has given a sample of this phase yet.")
                                         : tr("All codecs are switched off: menu Chart, Curves.");
  }
  return data;
}

QString lineText(const ScalingLine& line) {
  QStringList points;
  for (const ScalingPoint& point : line.points) {
    const QString time = point.below_resolution ? tr("below resolution") : timeText(point.ns);
    points << tr("%1 at %2 bytes").arg(time, countText(static_cast<std::uint64_t>(point.bytes)));
  }
  return QStringLiteral("%1: %2").arg(qs(line.codec), points.join(QStringLiteral(", ")));
}

QString crossoverText(const Crossover& crossover) {
  return tr("above about %1 bytes %2 is faster than %3")
      .arg(significant(crossover.bytes, 2), qs(crossover.above), qs(crossover.below));
}

}  // namespace cwb
