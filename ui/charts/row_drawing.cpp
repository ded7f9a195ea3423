// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/row_drawing.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "ui/common/theme.h"

namespace cwb {
namespace {

constexpr double side = 10;  ///< free space around the drawing
constexpr double gap = 6;
constexpr double key_picture = 18;

/// Calls back with the place of each entry; gives the height of all.
double placeKey(const std::vector<KeyEntry>& entries, double width, const Ink& ink,
                const std::function<void(const KeyEntry&, const QPointF&)>& at) {
  if (entries.empty()) return 0;
  const QFontMetricsF metrics(ink.font);
  double x = 0, y = 0;
  for (const KeyEntry& entry : entries) {
    const double wide = key_picture + 4 + metrics.horizontalAdvance(entry.text);
    if (x > 0 && x + wide > width) {
      x = 0;
      y += ink.line();
    }
    if (at) at(entry, {x, y});
    x += wide + 14;
  }
  return y + ink.line();
}

double axisHeight(const Ink& ink) { return 2 * ink.line() + 4; }

}  // namespace

double Ink::line() const { return std::ceil(QFontMetricsF(font).height()) + 2; }

Ink inkOf(const QPalette& palette, const QFont& font) {
  Ink ink;
  ink.text = ink.dim = ink.faint = palette.color(QPalette::Text);
  ink.dim.setAlpha(180);
  ink.faint.setAlpha(40);
  ink.ground = palette.color(QPalette::Base);
  ink.dark = isDark(palette);
  ink.font = font;
  return ink;
}

double keyHeight(const std::vector<KeyEntry>& entries, double width, const Ink& ink) {
  return placeKey(entries, width, ink, {});
}

void paintKey(QPainter& painter, const QRectF& area, const std::vector<KeyEntry>& entries,
              const Ink& ink) {
  placeKey(entries, area.width(), ink, [&](const KeyEntry& entry, const QPointF& at) {
    const QPointF corner = area.topLeft() + at;
    painter.save();
    entry.paint(painter, QRectF(corner, QSizeF(key_picture, ink.line())));
    painter.restore();
    paintCell(painter,
              QRectF(corner + QPointF(key_picture + 4, 0),
                     QSizeF(area.right() - corner.x() - key_picture - 4, ink.line())),
              entry.text, ink.dim);
  });
}

double RowDrawing::leastHeight(double width, const Ink& ink) const {
  if (rows() == 0) return 3 * ink.line();
  const double inner = width - 2 * side;
  return 2 * gap + ink.line() + keyHeight(key(ink), inner, ink) + gap +
         static_cast<double>(rows()) * rowHeights(width, ink).least + axisHeight(ink);
}

RowFrame RowDrawing::frame(const QRectF& area, const Ink& ink) const {
  const RowHeights heights = rowHeights(area.width(), ink);
  const Margins beside = margins(area.width(), ink);
  const double above = leastHeight(area.width(), ink) -
                       static_cast<double>(rows()) * heights.least - axisHeight(ink) - gap;
  const double free = area.height() - above - axisHeight(ink) - gap;
  RowFrame frame;
  frame.row_height = std::clamp(free / static_cast<double>(std::max<std::size_t>(rows(), 1)),
                                heights.least, heights.most);
  frame.plot = QRectF(area.left() + side + beside.left, area.top() + above,
                      std::max(20.0, area.width() - 2 * side - beside.left - beside.right),
                      frame.row_height * static_cast<double>(rows()));
  return frame;
}

std::optional<std::size_t> RowDrawing::rowAt(const QPointF& place, const QRectF& area,
                                             const Ink& ink) const {
  if (rows() == 0) return std::nullopt;
  const RowFrame frame = this->frame(area, ink);
  const double row = (place.y() - frame.plot.top()) / frame.row_height;
  if (row < 0 || row >= static_cast<double>(rows())) return std::nullopt;
  return static_cast<std::size_t>(row);
}

QString RowDrawing::wordsAt(const QPointF& place, const QRectF& area, const Ink& ink) const {
  const auto row = rowAt(place, area, ink);
  return row ? rowWords(*row) : QString();
}

QStringList RowDrawing::words() const {
  QStringList lines;
  for (std::size_t row = 0; row < rows(); ++row) lines << rowWords(row);
  return lines;
}

void RowDrawing::paint(QPainter& painter, const QRectF& area, const Ink& ink) const {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setFont(ink.font);
  const QRectF inner = area.adjusted(side, gap, -side, -gap);
  if (rows() == 0) {
    painter.setPen(ink.dim);
    painter.drawText(inner, int(Qt::AlignCenter) | Qt::TextWordWrap, whyEmpty());
    painter.restore();
    return;
  }
  QFont bold = ink.font;
  bold.setBold(true);
  painter.setFont(bold);
  paintCell(painter, QRectF(inner.topLeft(), QSizeF(inner.width(), ink.line())), title(), ink.text);
  painter.setFont(ink.font);
  paintKey(painter, inner.adjusted(0, ink.line(), 0, 0), key(ink), ink);
  paintRows(painter, frame(area, ink), inner, ink);
  painter.restore();
}

void paintRowAxis(QPainter& painter, const QRectF& plot, const std::vector<Tick>& ticks,
                  const std::function<double(const Tick&)>& x, const QString& title,
                  const Ink& ink) {
  const QFontMetricsF metrics(ink.font);
  const double y = plot.bottom() + 2 + metrics.ascent() + 2;
  for (const Tick& tick : ticks) {
    painter.setPen(QPen(ink.faint, 1));
    painter.drawLine(QPointF(x(tick), plot.top()), QPointF(x(tick), plot.bottom()));
    painter.setPen(ink.text);
    painter.drawText(QPointF(x(tick) - metrics.horizontalAdvance(tick.label) / 2, y), tick.label);
  }
  QColor line = ink.text;
  line.setAlpha(110);
  painter.setPen(QPen(line, 1));
  painter.drawLine(plot.bottomLeft(), plot.bottomRight());
  painter.setPen(ink.text);
  const double wide = metrics.horizontalAdvance(title);
  // Centred below the plot; where that is too narrow, as far left as it needs.
  const double left = std::min(plot.center().x() - wide / 2, plot.right() - wide);
  painter.drawText(QPointF(std::max(0.0, left), y + ink.line()), title);
}

void paintCell(QPainter& painter, const QRectF& cell, const QString& text, const QColor& colour) {
  painter.setPen(colour);
  painter.drawText(
      cell, int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextSingleLine,
      QFontMetricsF(painter.font()).elidedText(text, Qt::ElideRight, std::max(0.0, cell.width())));
}

}  // namespace cwb
