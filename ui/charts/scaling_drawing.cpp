// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/scaling_drawing.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>

#include "ui/charts/axis_ticks.h"
#include "ui/charts/row_drawing.h"
#include "ui/charts/series_style.h"
#include "ui/common/format.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("cwb::Scaling", text); }

constexpr double side = 10;
constexpr double gap = 6;
constexpr double least_plot = 120;
constexpr double near_pixels = 12;
constexpr TimeScale logarithmic{true};

/// More sentences than these would leave no place for the chart; the others are in its words.
constexpr std::size_t most_notes = 3;

double timeOf(const ScalingData& data, double ns, double bytes) {
  return data.per_byte ? ns / bytes : ns;
}

std::vector<KeyEntry> keyOf(const ScalingData& data, const Ink& ink) {
  std::vector<KeyEntry> entries;
  for (const ScalingLine& line : data.lines) {
    const SeriesStyle style = styleOf(line.codec, data.of_run, ink.dark);
    entries.push_back({qs(line.codec), [style](QPainter& painter, const QRectF& box) {
                         painter.setPen(style.pen(2));
                         painter.drawLine(QPointF(box.left(), box.center().y()),
                                          QPointF(box.right(), box.center().y()));
                       }});
  }
  return entries;
}

double distance(const QPointF& a, const QPointF& b) {
  return std::hypot(a.x() - b.x(), a.y() - b.y());
}

}  // namespace

struct ScalingDrawing::Frame {
  QRectF plot;
  double low_bytes = 1, high_bytes = 10;
  double low_ns = 1, high_ns = 10;  ///< of an operation or of a byte
  TimeUnit unit;
  std::vector<Tick> times;

  QPointF at(double bytes, double ns) const {
    const auto part = [](double value, double low, double high) {
      return std::log(value / low) / std::log(high / low);
    };
    return {plot.left() + part(bytes, low_bytes, high_bytes) * plot.width(),
            plot.bottom() - part(ns, low_ns, high_ns) * plot.height()};
  }
};

QStringList ScalingDrawing::notes() const {
  QStringList lines;
  for (const Crossover& crossover : data_.crossovers) {
    if (lines.size() == int(most_notes)) break;
    lines << crossoverText(crossover);
  }
  if (data_.crossovers.size() > most_notes) {
    lines
        << tr("and %1 more crossings: hover over a ring").arg(data_.crossovers.size() - most_notes);
  }
  return lines;
}

double ScalingDrawing::leastHeight(double width, const Ink& ink) const {
  if (isEmpty()) return 3 * ink.line();
  const double lines = 1 + 2 + static_cast<double>(notes().size());
  return 3 * gap + lines * ink.line() + keyHeight(keyOf(data_, ink), width - 2 * side, ink) +
         least_plot;
}

ScalingDrawing::Frame ScalingDrawing::frame(const QRectF& area, const Ink& ink) const {
  Frame frame;
  double low_bytes = INFINITY, high_bytes = 0, low_ns = INFINITY, high_ns = 0;
  for (const ScalingLine& line : data_.lines) {
    for (const ScalingPoint& point : line.points) {
      low_bytes = std::min(low_bytes, point.bytes);
      high_bytes = std::max(high_bytes, point.bytes);
      // An empty loop may read 0 or less; a logarithm has no place for it.
      if (point.ns <= 0) continue;
      low_ns = std::min(low_ns, timeOf(data_, point.ns, point.bytes));
      high_ns = std::max(high_ns, timeOf(data_, point.ns, point.bytes));
    }
  }
  if (!(low_ns <= high_ns)) low_ns = high_ns = 1;
  const auto room = [](double& low, double& high) {
    const double factor = std::max(std::pow(high / low, 0.04), 1.1);
    low /= factor;
    high *= factor;
  };
  room(low_bytes, high_bytes);
  room(low_ns, high_ns);
  frame.low_bytes = low_bytes;
  frame.high_bytes = high_bytes;
  frame.low_ns = low_ns;
  frame.high_ns = high_ns;
  frame.unit = unitFor(std::sqrt(low_ns * high_ns));
  const QFontMetricsF metrics(ink.font);
  const double top = area.top() + gap + ink.line() +
                     keyHeight(keyOf(data_, ink), area.width() - 2 * side, ink) + gap;
  const double bottom =
      area.bottom() - gap - (2 + static_cast<double>(notes().size())) * ink.line();
  frame.times = timeTicks(low_ns, high_ns, logarithmic, frame.unit,
                          std::max(2, static_cast<int>((bottom - top) / (1.6 * ink.line()))));
  double labels = 0;
  for (const Tick& tick : frame.times) {
    labels = std::max(labels, metrics.horizontalAdvance(tick.label));
  }
  const double left = area.left() + side + ink.line() + labels + gap;
  frame.plot =
      QRectF(left, top, std::max(20.0, area.right() - side - left), std::max(20.0, bottom - top));
  return frame;
}

void ScalingDrawing::paintAxes(QPainter& painter, const Frame& frame, const Ink& ink) const {
  const QFontMetricsF metrics(ink.font);
  const int most = std::max(2, static_cast<int>(frame.plot.width() / 80));
  const TimeUnit plain{1, {}};
  std::vector<Tick> sizes = timeTicks(frame.low_bytes, frame.high_bytes, logarithmic, plain, most);
  paintRowAxis(
      painter, frame.plot, sizes,
      [&](const Tick& tick) { return frame.at(logarithmic.ns(tick.at), frame.low_ns).x(); },
      tr("bytes of compact JSON (log)"), ink);
  for (const Tick& tick : frame.times) {
    const double y = frame.at(frame.low_bytes, logarithmic.ns(tick.at)).y();
    painter.setPen(QPen(ink.faint, 1));
    painter.drawLine(QPointF(frame.plot.left(), y), QPointF(frame.plot.right(), y));
    painter.setPen(ink.text);
    painter.drawText(QPointF(frame.plot.left() - gap - metrics.horizontalAdvance(tick.label),
                             y + metrics.capHeight() / 2),
                     tick.label);
  }
  const QString title = data_.per_byte ? tr("%1 per byte (log)").arg(frame.unit.name)
                                       : tr("%1 per operation (log)").arg(frame.unit.name);
  painter.save();
  painter.translate(side + metrics.ascent(), frame.plot.center().y());
  painter.rotate(-90);
  painter.drawText(QPointF(-metrics.horizontalAdvance(title) / 2, 0), title);
  painter.restore();
}

void ScalingDrawing::paintLines(QPainter& painter, const Frame& frame, const Ink& ink) const {
  for (const ScalingLine& line : data_.lines) {
    const SeriesStyle style = styleOf(line.codec, data_.of_run, ink.dark);
    QPolygonF curve;
    for (const ScalingPoint& point : line.points) {
      if (point.ns > 0) {
        curve << frame.at(point.bytes, timeOf(data_, point.ns, point.bytes));
      }
    }
    painter.setPen(style.pen(2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(curve);
    painter.setPen(Qt::NoPen);
    painter.setBrush(style.colour);
    for (const QPointF& point : curve) painter.drawEllipse(point, 3, 3);
  }
}

void ScalingDrawing::paintCrossovers(QPainter& painter, const Frame& frame, const Ink& ink) const {
  painter.setPen(QPen(ink.text, 1.5));
  painter.setBrush(Qt::NoBrush);
  for (const Crossover& crossover : data_.crossovers) {
    painter.drawEllipse(frame.at(crossover.bytes, timeOf(data_, crossover.ns, crossover.bytes)), 6,
                        6);
  }
}

void ScalingDrawing::paint(QPainter& painter, const QRectF& area, const Ink& ink) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(ink.font);
  const QRectF inner = area.adjusted(side, gap, -side, -gap);
  if (isEmpty()) {
    painter.setPen(ink.dim);
    painter.drawText(inner, int(Qt::AlignCenter) | Qt::TextWordWrap, whyEmpty());
    painter.restore();
    return;
  }
  QFont bold = ink.font;
  bold.setBold(true);
  painter.setFont(bold);
  paintCell(painter, QRectF(inner.topLeft(), QSizeF(inner.width(), ink.line())), data_.title,
            ink.text);
  painter.setFont(ink.font);
  paintKey(painter, inner.adjusted(0, ink.line(), 0, 0), keyOf(data_, ink), ink);
  const Frame frame = this->frame(area, ink);
  paintAxes(painter, frame, ink);
  paintLines(painter, frame, ink);
  paintCrossovers(painter, frame, ink);
  double y = frame.plot.bottom() + 2 * ink.line() + gap;
  for (const QString& note : notes()) {
    paintCell(painter, QRectF(inner.left(), y, inner.width(), ink.line()), note, ink.dim);
    y += ink.line();
  }
  painter.restore();
}

QString ScalingDrawing::wordsAt(const QPointF& place, const QRectF& area, const Ink& ink) const {
  if (isEmpty()) return {};
  const Frame frame = this->frame(area, ink);
  QString nearest;
  double best = near_pixels;
  const auto offer = [&](double bytes, double ns, const QString& words) {
    if (ns <= 0) return;
    const double away = distance(place, frame.at(bytes, timeOf(data_, ns, bytes)));
    if (away >= best) return;
    best = away;
    nearest = words;
  };
  for (const ScalingLine& line : data_.lines) {
    for (const ScalingPoint& point : line.points) {
      offer(point.bytes, point.ns,
            tr("%1, %2\n%3 per operation, %4 per byte at %5 bytes")
                .arg(qs(line.codec), qs(point.payload), timeText(point.ns),
                     timeText(point.ns / point.bytes),
                     countText(static_cast<std::uint64_t>(point.bytes))));
    }
  }
  for (const Crossover& crossover : data_.crossovers) {
    offer(crossover.bytes, crossover.ns, crossoverText(crossover));
  }
  return nearest;
}

QStringList ScalingDrawing::words() const {
  QStringList lines;
  for (const ScalingLine& line : data_.lines) lines << lineText(line);
  for (const Crossover& crossover : data_.crossovers) lines << crossoverText(crossover);
  return lines;
}

}  // namespace cwb
