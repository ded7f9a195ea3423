// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/box_panel.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

#include "ui/charts/axis_ticks.h"
#include "ui/charts/series_style.h"
#include "ui/common/format.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

constexpr double row_height = 24;
constexpr double box_part = 0.5;
constexpr double gap = 8;

double lineHeight() { return QFontMetricsF(QApplication::font()).height() + 4; }

struct Layout {
  QRectF plot;
  double labels = 0;  ///< width of the names on the left
  double from = 0, to = 1;
  TimeScale scale;

  double x(double ns) const {
    const double part = (scale.at(ns) - from) / (to - from);
    return plot.left() + std::clamp(part, 0.0, 1.0) * plot.width();
  }
};

/// The quantile, or where too few samples support it the extreme.
double lowEnd(const Summary& summary) { return summary.p5.value_or(summary.min); }
double highEnd(const Summary& summary) { return summary.p95.value_or(summary.max); }

QString figures(const BoxRow& row) {
  if (row.below_resolution) {
    return QCoreApplication::translate("cwb::BoxPanel", "below resolution");
  }
  QString text = timeText(row.summary.median);
  if (row.summary.interval) {
    const Interval& interval = *row.summary.interval;
    text += QStringLiteral("  ") +
            plusMinusText((interval.high - interval.low) / 2 / row.summary.median);
  }
  return text;
}

void paintAxis(QPainter& painter, const Layout& layout, const QColor& text, double low,
               double high) {
  const TimeUnit unit = unitFor(layout.scale.logarithmic ? std::sqrt(low * high) : high * 0.99);
  QColor faint = text;
  faint.setAlpha(40);
  const QFontMetricsF metrics(painter.font());
  const auto ticks = timeTicks(low, high, layout.scale, unit,
                               std::max(2, static_cast<int>(layout.plot.width() / 60)));
  for (const Tick& tick : ticks) {
    const double x = layout.x(layout.scale.ns(tick.at));
    painter.setPen(QPen(faint, 1));
    painter.drawLine(QPointF(x, layout.plot.top()), QPointF(x, layout.plot.bottom()));
    painter.setPen(text);
    const double width = metrics.horizontalAdvance(tick.label);
    painter.drawText(QPointF(x - width / 2, layout.plot.bottom() + metrics.ascent() + 3),
                     tick.label);
  }
  painter.setPen(text);
  const QString name =
      layout.scale.logarithmic
          ? QCoreApplication::translate("cwb::BoxPanel", "%1 per iteration (log)").arg(unit.name)
          : QCoreApplication::translate("cwb::BoxPanel", "%1 per iteration").arg(unit.name);
  painter.drawText(QPointF(layout.plot.right() - metrics.horizontalAdvance(name),
                           layout.plot.bottom() + metrics.ascent() + 3 + lineHeight()),
                   name);
}

void paintRow(QPainter& painter, const Layout& layout, const BoxRow& row,
              const std::vector<std::string>& codecs, double top, const QColor& text, bool dark) {
  const QFontMetricsF metrics(painter.font());
  const double middle = top + row_height / 2;
  const double baseline = middle + metrics.capHeight() / 2;
  painter.setPen(text);
  painter.drawText(QPointF(layout.plot.left() - layout.labels, baseline), qs(row.codec));
  painter.drawText(QPointF(layout.plot.right() + gap, baseline), figures(row));

  const Summary& summary = row.summary;
  const SeriesStyle style = styleOf(row.codec, codecs, dark);
  painter.setPen(QPen(style.colour, 1.5));
  painter.drawLine(QPointF(layout.x(lowEnd(summary)), middle),
                   QPointF(layout.x(highEnd(summary)), middle));
  const double left = layout.x(summary.p25.value_or(lowEnd(summary)));
  const double right = layout.x(summary.p75.value_or(highEnd(summary)));
  QColor fill = style.colour;
  fill.setAlpha(110);
  painter.setBrush(fill);
  const double half = row_height * box_part / 2;
  painter.drawRect(QRectF(left, middle - half, std::max(1.0, right - left), 2 * half));
  painter.setPen(QPen(style.colour, 3));
  const double median = layout.x(summary.median);
  painter.drawLine(QPointF(median, middle - half - 2), QPointF(median, middle + half + 2));
}

}  // namespace

double BoxPanel::height() const {
  const double axis = rows.empty() ? 0 : 2 * lineHeight() + gap;
  return lineHeight() + static_cast<double>(rows.size()) * row_height + axis +
         static_cast<double>(remarks.size()) * lineHeight() + 2 * gap;
}

std::vector<BoxPanel> boxPanels(const Run& run, const std::vector<SummaryRow>& rows) {
  std::vector<BoxPanel> panels;
  for (const SummaryRow& row : rows) {
    const CaseResult& result = run.cases[row.case_index];
    if (result.state == CaseState::not_apart) continue;
    const QString title =
        QStringLiteral("%1, %2").arg(qs(result.id.payload), qs(to_string(result.id.phase)));
    auto panel = std::find_if(panels.begin(), panels.end(),
                              [&](const BoxPanel& one) { return one.title == title; });
    if (panel == panels.end()) {
      panels.push_back({title, {}, run.profile.codecs, {}});
      panel = panels.end() - 1;
    }
    if (row.summary) panel->rows.push_back({result.id.codec, *row.summary, row.below_resolution});
    if (!result.reason.empty()) {
      panel->remarks << QStringLiteral("%1: %2, %3")
                            .arg(qs(result.id.codec), qs(to_string(result.state)),
                                 qs(result.reason));
    }
  }
  for (BoxPanel& panel : panels) {
    std::stable_sort(panel.rows.begin(), panel.rows.end(), [](const BoxRow& a, const BoxRow& b) {
      return a.summary.median < b.summary.median;
    });
  }
  return panels;
}

void paintBoxPanel(QPainter& painter, const QRectF& area, const BoxPanel& panel, const QColor& text,
                   bool dark) {
  const QFontMetricsF metrics(painter.font());
  painter.save();
  QFont bold = painter.font();
  bold.setBold(true);
  painter.setPen(text);
  painter.setFont(bold);
  painter.drawText(QPointF(area.left(), area.top() + metrics.ascent()), panel.title);
  painter.setFont(QApplication::font());

  double names = 0, numbers = 0, low = INFINITY, high = 0;
  for (const BoxRow& row : panel.rows) {
    names = std::max(names, metrics.horizontalAdvance(qs(row.codec)));
    numbers = std::max(numbers, metrics.horizontalAdvance(figures(row)));
    low = std::min(low, lowEnd(row.summary));
    high = std::max(high, highEnd(row.summary));
  }
  double y = area.top() + lineHeight();
  if (!panel.rows.empty()) {
    Layout layout;
    layout.labels = names + gap;
    layout.plot =
        QRectF(area.left() + layout.labels, y, area.width() - layout.labels - numbers - gap,
               static_cast<double>(panel.rows.size()) * row_height);
    // Far apart, ratios are what is read; near each other, differences.
    layout.scale.logarithmic = high > 4 * low;
    if (layout.scale.logarithmic) {
      low /= 1.1;
      high *= 1.1;
    } else {
      const double room = std::max((high - low) * 0.08, high * 0.005);
      low = std::max(0.0, low - room);
      high += room;
    }
    layout.from = layout.scale.at(low);
    layout.to = layout.scale.at(high);
    paintAxis(painter, layout, text, low, high);
    for (const BoxRow& row : panel.rows) {
      paintRow(painter, layout, row, panel.codecs, y, text, dark);
      y += row_height;
    }
    y += 2 * lineHeight() + gap;
  }
  painter.setPen(text);
  for (const QString& remark : panel.remarks) {
    painter.drawText(QPointF(area.left(), y + metrics.ascent()),
                     metrics.elidedText(remark, Qt::ElideRight, area.width()));
    y += lineHeight();
  }
  painter.restore();
}

}  // namespace cwb
