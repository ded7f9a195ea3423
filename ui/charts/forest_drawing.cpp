// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/forest_drawing.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include "ui/charts/series_style.h"
#include "ui/common/format.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("cwb::Forest", text); }

constexpr double gap = 10;
constexpr double wanted_plot = 320;
constexpr double radius = 4.5;

QColor bandOf(const Ink& ink) {
  QColor band = ink.text;
  band.setAlpha(ink.dark ? 45 : 28);
  return band;
}

void paintPoint(QPainter& painter, const QPointF& at, const QColor& colour, bool other_family,
                const Ink& ink) {
  painter.setPen(QPen(colour, 1.8));
  painter.setBrush(other_family ? ink.ground : colour);
  if (!other_family) {
    painter.drawEllipse(at, radius, radius);
    return;
  }
  const double r = radius + 1;
  painter.drawPolygon(
      QPolygonF{at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)});
}

}  // namespace

QString ForestDrawing::title() const {
  return QStringLiteral("%1, %2").arg(qs(data_.payload), qs(to_string(data_.phase)));
}

double ForestDrawing::widestName(const Ink& ink) const {
  double wide = 0;
  const QFontMetricsF metrics(ink.font);
  for (const ForestRow& row : data_.rows) {
    wide = std::max(wide, metrics.horizontalAdvance(qs(row.codec)));
  }
  return wide;
}

double ForestDrawing::widestVerdict(const Ink& ink) const {
  double wide = 0;
  const QFontMetricsF metrics(ink.font);
  for (const ForestRow& row : data_.rows) {
    wide = std::max(wide, metrics.horizontalAdvance(qs(row.verdict)));
  }
  return wide;
}

bool ForestDrawing::isNarrow(double width, const Ink& ink) const {
  return width < widestName(ink) + widestVerdict(ink) + 4 * gap + wanted_plot;
}

RowDrawing::RowHeights ForestDrawing::rowHeights(double width, const Ink& ink) const {
  const double lines = isNarrow(width, ink) ? 2 : 1;
  return {lines * ink.line() + 4, lines * ink.line() + 26};
}

RowDrawing::Margins ForestDrawing::margins(double width, const Ink& ink) const {
  const double name = widestName(ink), verdict = widestVerdict(ink);
  if (!isNarrow(width, ink)) return {name + gap, verdict + 2 * gap};
  return {std::min(std::max(name, verdict) + gap, width * 0.5), 2 * gap};
}

std::vector<KeyEntry> ForestDrawing::key(const Ink& ink) const {
  const auto point = [ink](bool other) {
    return [ink, other](QPainter& painter, const QRectF& square) {
      painter.setPen(QPen(ink.text, 1.5));
      painter.drawLine(QPointF(square.left(), square.center().y()),
                       QPointF(square.right(), square.center().y()));
      paintPoint(painter, square.center(), ink.text, other, ink);
    };
  };
  std::vector<KeyEntry> entries{{tr("ratio and its interval"), point(false)}};
  if (std::ranges::any_of(data_.rows, &ForestRow::other_family)) {
    entries.push_back({tr("of another family than the baseline"), point(true)});
  }
  const QString margin = significant(std::expm1(data_.margin) * 100, 2);
  entries.push_back(
      {tr("margin, ±%1 %").arg(margin), [ink](QPainter& painter, const QRectF& square) {
         painter.fillRect(square.adjusted(4, 2, -4, -2), bandOf(ink));
       }});
  return entries;
}

void ForestDrawing::paintRows(QPainter& painter, const RowFrame& frame, const QRectF& area,
                              const Ink& ink) const {
  const QRectF& plot = frame.plot;
  const double from = std::log(data_.low), to = std::log(data_.high);
  const auto x = [&](double ratio) {
    return plot.left() + (std::log(ratio) - from) / (to - from) * plot.width();
  };
  const double band = x(std::exp(-data_.margin));
  painter.fillRect(
      QRectF(band, plot.top(), std::max(1.0, x(std::exp(data_.margin)) - band), plot.height()),
      bandOf(ink));
  const int most = std::clamp(static_cast<int>(plot.width() / 64), 2, 12);
  paintRowAxis(
      painter, plot, ratioTicks(data_.low, data_.high, most),
      [&](const Tick& tick) { return x(std::pow(10.0, tick.at)); },
      tr("time relative to %1 (log)").arg(qs(data_.baseline)), ink);
  painter.setPen(QPen(ink.dim, 1, Qt::DashLine));
  painter.drawLine(QPointF(x(1), plot.top()), QPointF(x(1), plot.bottom()));

  const bool narrow = plot.right() + 3 * gap > area.right();
  for (std::size_t i = 0; i < data_.rows.size(); ++i) {
    const ForestRow& row = data_.rows[i];
    const QRectF line = frame.row(i);
    const double middle = line.center().y();
    const double text = ink.line();
    const double left = plot.left() - gap - area.left();
    paintCell(painter, QRectF(area.left(), middle - (narrow ? text : text / 2), left, text),
              qs(row.codec), ink.text);
    paintCell(painter,
              narrow ? QRectF(area.left(), middle, left, text)
                     : QRectF(plot.right() + gap, middle - text / 2,
                              area.right() - plot.right() - gap, text),
              qs(row.verdict), ink.dim);
    if (!row.ratio) continue;
    const QColor colour = styleOf(row.codec, data_.of_run, ink.dark).colour;
    if (row.interval) {
      painter.setPen(QPen(colour, 2));
      for (const double end : {row.interval->low, row.interval->high}) {
        painter.drawLine(QPointF(x(end), middle - 4), QPointF(x(end), middle + 4));
      }
      painter.drawLine(QPointF(x(row.interval->low), middle),
                       QPointF(x(row.interval->high), middle));
    }
    paintPoint(painter, {x(*row.ratio), middle}, colour, row.other_family, ink);
  }
}

}  // namespace cwb
