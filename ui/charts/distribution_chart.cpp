// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/distribution_chart.h"

#include <algorithm>
#include <cmath>

#include <QFontInfo>
#include <QGraphicsTextItem>
#include <QLegendMarker>
#include <QTextDocument>
#include <QtCharts/QAreaSeries>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QLineSeries>

#include "codecs/registry.h"
#include "ui/charts/series_style.h"
#include "ui/common/text.h"
#include "ui/common/theme.h"

namespace cwb {

struct DistributionChart::Curve {
  std::string codec;
  std::size_t case_index = 0;
  QLineSeries* line = nullptr;
  QLineSeries* upper = nullptr;
  QLineSeries* lower = nullptr;
  QAreaSeries* area = nullptr;

  void set(const QList<QPointF>& points, const QList<QPointF>& top, const QList<QPointF>& bottom) {
    line->replace(points);
    if (area->isVisible() == top.isEmpty()) {
      area->setVisible(!top.isEmpty());
      // The legend shows the marker of what becomes visible; one marker for a codec is enough.
      for (QLegendMarker* marker : area->chart()->legend()->markers(area)) {
        marker->setVisible(false);
      }
    }
    upper->replace(top);
    lower->replace(bottom);
  }
};

namespace {

bool isFloor(const LiveCase& shown) { return shown.result.family == Family::floor; }

constexpr int most_time_ticks = 10;
constexpr int most_ticks = 6;

}  // namespace

DistributionChart::DistributionChart(QGraphicsItem* parent)
    : QChart(parent),
      x_(new QCategoryAxis(this)),
      y_(new QCategoryAxis(this)),
      empty_(new QGraphicsTextItem(this)) {
  setAnimationOptions(NoAnimation);  // with live data they leave the chart blank
  setDropShadowEnabled(false);
  setBackgroundRoundness(0);
  setMargins({4, 2, 14, 4});
  legend()->setAlignment(Qt::AlignRight);  // below, many names are cut short
  legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
  for (QCategoryAxis* axis : {x_, y_}) {
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setTruncateLabels(false);
  }
  addAxis(x_, Qt::AlignBottom);
  addAxis(y_, Qt::AlignLeft);
  empty_->setZValue(100);
  connect(this, &QChart::plotAreaChanged, this, &DistributionChart::placeEmptyText);
  restyle(QPalette());
  setTicks(x_, 0, 1, {});
  setTicks(y_, 0, 1, {});
}

DistributionChart::~DistributionChart() = default;

bool DistributionChart::isHidden(const Curve& curve) const {
  return subject_.hidden.contains(curve.codec);
}

void DistributionChart::draw(const LiveRun& run, const ChartSubject& subject) {
  std::vector<std::size_t> cases;
  const auto candidates = run.casesOf(subject.payload, subject.phase);
  // A floor that nothing stands on is what the user asked to see.
  const bool only_floor = std::all_of(candidates.begin(), candidates.end(), [&](std::size_t index) {
    return isFloor(run.cases()[index]);
  });
  for (const std::size_t index : candidates) {
    const LiveCase& shown = run.cases()[index];
    const bool shows = subject.floor || !isFloor(shown) || only_floor;
    const bool runs = shown.result.state == CaseState::runs || shown.live.histogram().count() > 0;
    if (runs && shows) cases.push_back(index);
  }
  const bool same =
      curves_.size() == cases.size() &&
      std::equal(
          cases.begin(), cases.end(), curves_.begin(), [&](std::size_t index, const auto& curve) {
            return curve->case_index == index && curve->codec == run.cases()[index].result.id.codec;
          });
  const bool restyled = subject_.hidden != subject.hidden || subject_.kind != subject.kind;
  subject_ = subject;
  if (!same) {
    rebuild(run, cases);
  } else if (restyled) {
    styleCurves();
  }

  std::vector<const LogHistogram*> distributions;
  for (const auto& curve : curves_) {
    if (!isHidden(*curve)) {
      distributions.push_back(&run.cases()[curve->case_index].live.histogram());
    }
  }
  const TimeRange range = timeRange(distributions, {subject_.log_time});
  switch (subject_.kind) {
    case ChartKind::histogram:
      drawHistograms(run, range);
      break;
    case ChartKind::ecdf:
      drawEcdfs(run, range);
      break;
    case ChartKind::timeline:
      drawTimelines(run, range);
      break;
    case ChartKind::verdicts:
    case ChartKind::phases:
    case ChartKind::scaling:
      break;  // a RowChart's
  }
  tellBeyond(range);
  empty_->setVisible(range.samples == 0);
}

void DistributionChart::rebuild(const LiveRun& run, const std::vector<std::size_t>& cases) {
  removeAllSeries();
  curves_.clear();
  codecs_of_run_ = run.codecs();
  for (const std::size_t index : cases) {
    auto curve = std::make_unique<Curve>();
    curve->codec = run.cases()[index].result.id.codec;
    curve->case_index = index;
    curve->upper = new QLineSeries;
    curve->lower = new QLineSeries;
    curve->area = new QAreaSeries(curve->upper, curve->lower);
    curve->upper->setParent(curve->area);
    curve->lower->setParent(curve->area);
    curve->line = new QLineSeries;
    curve->line->setName(qs(curve->codec));
    for (QAbstractSeries* series :
         {static_cast<QAbstractSeries*>(curve->area), static_cast<QAbstractSeries*>(curve->line)}) {
      addSeries(series);
      series->attachAxis(x_);
      series->attachAxis(y_);
    }
    for (QLegendMarker* marker : legend()->markers(curve->line)) {
      connect(marker, &QLegendMarker::clicked, this,
              [this, id = qs(curve->codec)] { emit codecClicked(id); });
    }
    curves_.push_back(std::move(curve));
  }
  styleCurves();
}

void DistributionChart::drawHistograms(const LiveRun& run, const TimeRange& range) {
  const TimeScale scale{subject_.log_time};
  const auto most = curves_.empty() ? 1 : range.samples / curves_.size();
  const auto edges = timeEdges(range, scale, binsFor(most, range));
  double highest = 0;
  for (const auto& curve : curves_) {
    QList<QPointF> outline;
    if (!isHidden(*curve)) {
      outline = histogramOutline(run.cases()[curve->case_index].live.histogram(), edges, scale);
    }
    for (const QPointF& point : outline) highest = std::max(highest, point.y());
    QList<QPointF> ground;
    if (!outline.isEmpty()) ground = {{outline.first().x(), 0}, {outline.last().x(), 0}};
    curve->set(outline, outline, ground);
  }
  const double step = niceStep(std::max(highest, 0.1), 10);
  const double top = std::ceil(std::max(highest, 0.1) * 1.02 / step) * step;
  setAxes(range,
          plainTicks(0, top, most_ticks, [](double value) { return QString::number(value); }), 0,
          top, tr("samples in the bin, %"));
}

void DistributionChart::drawEcdfs(const LiveRun& run, const TimeRange& range) {
  for (const auto& curve : curves_) {
    QList<QPointF> points;
    if (!isHidden(*curve)) {
      points =
          ecdfPoints(run.cases()[curve->case_index].live.histogram(), range, {subject_.log_time});
    }
    curve->set(points, {}, {});
  }
  setAxes(range,
          plainTicks(0, 100, most_ticks, [](double value) { return QString::number(value); }), 0,
          101, tr("samples at or below, %"));
}

void DistributionChart::drawTimelines(const LiveRun& run, const TimeRange& range) {
  double last = 1;
  for (const auto& curve : curves_) {
    TimelinePoints points;
    if (!isHidden(*curve)) {
      points = timelinePoints(run.cases()[curve->case_index].live.timeline(), range,
                              {subject_.log_time});
    }
    if (!points.mean.isEmpty()) last = std::max(last, points.mean.last().x());
    curve->set(points.mean, points.upper, points.lower);
  }
  const double step = niceStep(last, 20);
  const double end = std::max(2.0, std::ceil(last / step) * step);
  setAxes(range,
          plainTicks(0, end, most_ticks,
                     [](double value) {
                       return countText(static_cast<std::uint64_t>(std::llround(value)));
                     }),
          0, end, tr("round"));
}

void DistributionChart::setAxes(const TimeRange& range, const std::vector<Tick>& other, double low,
                                double high, const QString& title) {
  const bool along = subject_.kind != ChartKind::timeline;  // time runs along the x axis
  QCategoryAxis* time = along ? x_ : y_;
  QCategoryAxis* rest = along ? y_ : x_;
  const TimeScale scale{subject_.log_time};
  const TimeUnit unit =
      unitFor(scale.logarithmic ? std::sqrt(range.low * range.high) : range.high * 0.99);
  const auto ticks = range.samples == 0 ? std::vector<Tick>{}
                                        : timeTicks(range.low, range.high, scale, unit,
                                                    along ? most_time_ticks : most_ticks);
  setTicks(time, scale.at(range.low), scale.at(range.high), ticks);
  setTicks(rest, low, high, range.samples == 0 ? std::vector<Tick>{} : other);
  const QString name = scale.logarithmic ? tr("time per iteration, %1 (log)").arg(unit.name)
                                         : tr("time per iteration, %1").arg(unit.name);
  time->setTitleText(range.samples == 0 ? QString() : name);
  rest->setTitleText(range.samples == 0 ? QString() : title);
}

void DistributionChart::setTicks(QCategoryAxis* axis, double low, double high,
                                 const std::vector<Tick>& ticks) {
  QStringList key;
  for (const Tick& tick : ticks) {
    key << tick.label + QLatin1Char('@') + QString::number(tick.at, 'g', 12);
  }
  // Each change of a label lays the whole chart out anew, so only real ones are made.
  if (labels_[axis] != key) {
    labels_[axis] = key;
    const QStringList before = axis->categoriesLabels();
    for (const QString& label : before) axis->remove(label);
    axis->setStartValue(-1e9);  // categories must ascend from it; nothing is drawn there
    for (const Tick& tick : ticks) axis->append(tick.label, tick.at);
  }
  axis->setRange(low, high);
}

void DistributionChart::tellBeyond(const TimeRange& range) {
  beyond_.clear();
  if (range.above > 0) {
    const double part = static_cast<double>(range.above) / static_cast<double>(range.samples);
    const QString percent = significant(part * 100, 2);
    beyond_ = subject_.kind == ChartKind::timeline
                  ? tr("%1 % of the samples lie above this range, up to %2")
                  : tr("%1 % of the samples lie right of this range, up to %2");
    beyond_ = beyond_.arg(percent, timeText(range.max));
  }
  QString text;
  if (!subject_.payload.empty() && range.samples > 0) {
    text = QStringLiteral("<b>%1, %2</b>")
               .arg(qs(subject_.payload).toHtmlEscaped(), qs(to_string(subject_.phase)));
    if (!beyond_.isEmpty()) text += QStringLiteral(" &nbsp; ") + beyond_.toHtmlEscaped();
  }
  if (text != title()) setTitle(text);
}

void DistributionChart::setEmptyText(const QString& text) {
  empty_->setPlainText(text);
  placeEmptyText();
}

void DistributionChart::placeEmptyText() {
  empty_->setTextWidth(-1);
  empty_->setTextWidth(std::min(empty_->boundingRect().width(), plotArea().width() * 0.9));
  empty_->setPos(plotArea().center() - empty_->boundingRect().center());
}

void DistributionChart::restyle(const QPalette& palette) {
  palette_ = palette;
  const QColor text = palette.color(QPalette::Text);
  const QColor ground = palette.color(QPalette::Base);
  QColor faint = text;
  faint.setAlpha(36);
  QColor line = text;
  line.setAlpha(110);
  setBackgroundBrush(ground);
  setBackgroundPen(Qt::NoPen);
  setTitleBrush(text);
  QFont font;
  setTitleFont(font);
  legend()->setLabelColor(text);
  legend()->setFont(font);
  QFont bold = font;
  for (QCategoryAxis* axis : {x_, y_}) {
    axis->setLabelsBrush(text);
    axis->setLabelsFont(font);
    axis->setTitleFont(bold);
    axis->setTitleBrush(text);
    axis->setGridLinePen(QPen(faint, 1));
    axis->setLinePen(QPen(line, 1));
  }
  QColor dim = text;
  dim.setAlpha(170);
  empty_->setDefaultTextColor(dim);
  styleCurves();
}

void DistributionChart::styleCurves() {
  const bool dark = isDark(palette_);
  for (const auto& curve : curves_) {
    const SeriesStyle style = styleOf(curve->codec, codecs_of_run_, dark);
    // A timeline is all long strokes up and down: wider than a pixel, or smoothed, six of them take
    // a quarter of a second to paint.
    const bool timeline = subject_.kind == ChartKind::timeline;
    curve->line->setPen(timeline ? style.pen(1) : style.pen());
    curve->area->setPen(Qt::NoPen);
    curve->area->setBrush(style.fill());
  }
  styleMarkers();
}

void DistributionChart::styleMarkers() {
  for (const auto& curve : curves_) {
    for (QLegendMarker* marker : legend()->markers(curve->area)) marker->setVisible(false);
    QColor text = palette_.color(QPalette::Text);
    if (isHidden(*curve)) text.setAlpha(90);
    for (QLegendMarker* marker : legend()->markers(curve->line)) {
      marker->setVisible(true);
      marker->setLabelBrush(text);
      QPen pen = styleOf(curve->codec, codecs_of_run_, isDark(palette_)).pen(2);
      if (isHidden(*curve)) pen.setColor(text);
      marker->setPen(pen);
    }
  }
}

std::vector<std::string> DistributionChart::codecs() const {
  std::vector<std::string> ids;
  for (const auto& curve : curves_) ids.push_back(curve->codec);
  return ids;
}

}  // namespace cwb
