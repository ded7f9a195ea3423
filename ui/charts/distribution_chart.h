// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <QtCharts/QChart>

#include "ui/charts/chart_data.h"
#include "ui/charts/chart_subject.h"
#include "ui/run/live_run.h"

QT_BEGIN_NAMESPACE
class QAreaSeries;
class QCategoryAxis;
class QGraphicsTextItem;
class QLineSeries;
QT_END_NAMESPACE

namespace cwb {

/// The distributions of one payload and phase, a curve for each codec. Costs the same however many
/// samples there are.
class DistributionChart : public QChart {
  Q_OBJECT

 public:
  explicit DistributionChart(QGraphicsItem* parent = nullptr);
  ~DistributionChart() override;

  /// Draws the subject as the run is now.
  void draw(const LiveRun& run, const ChartSubject& subject);

  /// The colours of a palette.
  void restyle(const QPalette& palette);

  /// Told in the middle while there is nothing to draw.
  void setEmptyText(const QString& text);

  /// The codecs that have a curve, in order.
  std::vector<std::string> codecs() const;

  /// What lies outside the chart, as a sentence; empty where nothing does.
  QString beyondText() const { return beyond_; }

 signals:
  void codecClicked(const QString& id);  ///< in the legend

 private:
  struct Curve;

  void rebuild(const LiveRun& run, const std::vector<std::size_t>& cases);
  void drawHistograms(const LiveRun& run, const TimeRange& range);
  void drawEcdfs(const LiveRun& run, const TimeRange& range);
  void drawTimelines(const LiveRun& run, const TimeRange& range);
  void setAxes(const TimeRange& range, const std::vector<Tick>& other, double low, double high,
               const QString& title);
  void setTicks(QCategoryAxis* axis, double low, double high, const std::vector<Tick>& ticks);
  void tellBeyond(const TimeRange& range);
  void styleCurves();
  void styleMarkers();
  void placeEmptyText();
  bool isHidden(const Curve& curve) const;

  ChartSubject subject_;
  std::vector<std::unique_ptr<Curve>> curves_;
  std::vector<std::string> codecs_of_run_;  ///< also those without a curve: they give the styles
  QCategoryAxis* x_;
  QCategoryAxis* y_;
  QGraphicsTextItem* empty_;
  std::map<QCategoryAxis*, QStringList> labels_;
  QString beyond_;
  QPalette palette_;
};

}  // namespace cwb
