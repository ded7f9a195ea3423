// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/phase_drawing.h"

#include <algorithm>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include "ui/common/format.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("cwb::Phases", text); }

constexpr double gap = 10;

void paintFused(QPainter& painter, double left, double right, double y, Phase phase,
                const Ink& ink) {
  painter.setPen(QPen(ink.text, 1.5, phase == Phase::write ? Qt::SolidLine : Qt::DotLine));
  painter.drawLine(QPointF(left, y), QPointF(right, y));
  painter.setPen(QPen(ink.text, 1.5));
  painter.drawLine(QPointF(right, y - 2.5), QPointF(right, y + 2.5));
}

}  // namespace

QColor phaseColour(Phase phase, bool dark) {
  // After Okabe and Ito's palette (jfly.uni-koeln.de/color), in an order in which neighbours differ
  // in lightness too.
  switch (phase) {
    case Phase::build:
      return QColor(dark ? 0xf2bb3d : 0xe69f00);
    case Phase::encode:
      return QColor(dark ? 0x4a9ad4 : 0x0072b2);
    case Phase::decode:
      return QColor(dark ? 0x9ad6f7 : 0x7cc4ee);
    case Phase::read:
      return QColor(dark ? 0x23a883 : 0x00805e);
    default:
      return QColor(dark ? 0xe3a3c5 : 0xd699b6);
  }
}

QString PhaseDrawing::title() const { return qs(data_.payload); }

RowDrawing::RowHeights PhaseDrawing::rowHeights(double /*width*/, const Ink& ink) const {
  return {ink.line() + 14, ink.line() + 30};
}

RowDrawing::Margins PhaseDrawing::margins(double width, const Ink& ink) const {
  const QFontMetricsF metrics(ink.font);
  double wide = 0;
  for (const PhaseRow& row : data_.rows) {
    wide = std::max(wide, metrics.horizontalAdvance(qs(row.codec)));
  }
  return {std::min(wide + gap, width * 0.4), 2 * gap};
}

std::vector<KeyEntry> PhaseDrawing::key(const Ink& ink) const {
  std::vector<KeyEntry> entries;
  for (const Phase phase : data_.phases) {
    const QString name = qs(to_string(phase));
    if (isFused(phase)) {
      entries.push_back({tr("%1, timed as one piece").arg(name),
                         [ink, phase](QPainter& painter, const QRectF& square) {
                           paintFused(painter, square.left(), square.right(), square.center().y(),
                                      phase, ink);
                         }});
    } else {
      entries.push_back({name, [ink, phase](QPainter& painter, const QRectF& square) {
                           painter.fillRect(square.adjusted(4, 3, -2, -3),
                                            phaseColour(phase, ink.dark));
                         }});
    }
  }
  return entries;
}

void PhaseDrawing::paintRows(QPainter& painter, const RowFrame& frame, const QRectF& area,
                             const Ink& ink) const {
  const QRectF& plot = frame.plot;
  const QFontMetricsF metrics(ink.font);
  const auto x = [&](double ns) { return plot.left() + ns / data_.high * plot.width(); };
  const TimeUnit unit = unitFor(data_.high * 0.99);
  const int most = std::clamp(static_cast<int>(plot.width() / 70), 2, 10);
  paintRowAxis(
      painter, plot, timeTicks(0, data_.high, {false}, unit, most),
      [&](const Tick& tick) { return x(tick.at); },
      tr("median time per iteration, %1").arg(unit.name), ink);
  for (std::size_t i = 0; i < data_.rows.size(); ++i) {
    const PhaseRow& row = data_.rows[i];
    const QRectF line = frame.row(i);
    // The bar, then the fused lines; together in the middle of the row.
    const double bar = std::min(line.height() - 14, ink.line() + 6);
    const double top = line.center().y() - (bar + 10) / 2;
    paintCell(painter,
              QRectF(area.left(), line.top(), plot.left() - gap - area.left(), line.height()),
              qs(row.codec), ink.text);
    double end = 0;
    for (const PhaseTime& time : row.single) {
      const QRectF part(x(end), top, x(end + time.ns) - x(end), bar);
      const QColor colour = phaseColour(time.phase, ink.dark);
      painter.fillRect(part.adjusted(0, 0, part.width() > 2 ? -1 : 0, 0), colour);
      end += time.ns;
      const QString text =
          (time.below_resolution ? QStringLiteral("≤ ") : QString()) + timeText(time.ns);
      if (metrics.horizontalAdvance(text) + 8 < part.width()) {
        painter.setPen(qGray(colour.rgb()) > 125 ? Qt::black : Qt::white);
        painter.drawText(part, Qt::AlignCenter, text);
      }
    }
    double y = top + bar + 4;
    for (const PhaseTime& time : row.fused) {
      paintFused(painter, plot.left(), x(time.ns), y, time.phase, ink);
      y += 5;
    }
  }
}

}  // namespace cwb
