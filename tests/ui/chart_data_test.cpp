// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_data.h"

#include <array>
#include <cmath>

#include <QTest>

using namespace cwb;

namespace {

LogHistogram histogramOf(std::initializer_list<double> values, int times = 1) {
  LogHistogram histogram;
  for (int i = 0; i < times; ++i) {
    for (const double value : values) histogram.add(value);
  }
  return histogram;
}

/// n values spread evenly on the logarithm from low to high.
LogHistogram spread(double low, double high, int n) {
  LogHistogram histogram;
  for (int i = 0; i < n; ++i) histogram.add(low * std::pow(high / low, i / double(n - 1)));
  return histogram;
}

}  // namespace

class ChartDataTest : public QObject {
  Q_OBJECT

 private slots:
  void theRangeLeavesOutTheTailAndSaysHowMuch() {
    LogHistogram histogram = histogramOf({400, 410, 420, 430}, 500);
    for (int i = 0; i < 10; ++i) histogram.add(1e6);
    const std::array distributions{static_cast<const LogHistogram*>(&histogram)};
    const TimeRange range = timeRange(distributions, {true});
    QVERIFY(range.low <= 400);
    QVERIFY(range.high >= 430 && range.high < 1000);
    QCOMPARE(range.samples, std::uint64_t{2010});
    QCOMPARE(range.above, std::uint64_t{10});
    QCOMPARE(range.max, 1e6);
  }

  void theRangeShrinksWhenWhatWasWideIsGone() {
    const LogHistogram near = spread(100, 120, 200);
    const LogHistogram far = spread(5000, 6000, 200);
    const std::array<const LogHistogram*, 2> both{&near, &far};
    const std::array<const LogHistogram*, 1> one{&near};
    QVERIFY(timeRange(both, {true}).high >= 5900);
    QVERIFY(timeRange(one, {true}).high < 130);
  }

  void oneValueAloneStillHasARange() {
    const LogHistogram histogram = histogramOf({250}, 30);
    const std::array<const LogHistogram*, 1> one{&histogram};
    for (const bool logarithmic : {false, true}) {
      const TimeRange range = timeRange(one, {logarithmic});
      QVERIFY(range.low < 250 && range.high > 250);
    }
  }

  void valuesOfZeroNeitherHideNorBreakALogAxis() {
    const LogHistogram histogram = histogramOf({0, 0, 300, 310}, 20);
    const std::array<const LogHistogram*, 1> one{&histogram};
    const TimeRange range = timeRange(one, {true});
    const auto outline = histogramOutline(histogram, timeEdges(range, {true}, 64), {true});
    QVERIFY(!outline.isEmpty());
    for (const QPointF& point : outline) QVERIFY(std::isfinite(point.x()));
    for (const QPointF& point : ecdfPoints(histogram, range, {true})) {
      QVERIFY(std::isfinite(point.x()));
    }
  }

  void nothingMeasuredGivesNoPoints() {
    const LogHistogram empty;
    QVERIFY(ecdfPoints(empty, {1, 2, 0, 0, 0}, {true}).isEmpty());
    const std::array edges{1.0, 2.0};
    QVERIFY(histogramOutline(empty, edges, {true}).isEmpty());
    QVERIFY(timelinePoints(TimelineEnvelope(), {1, 2, 0, 0, 0}, {true}).mean.isEmpty());
  }

  void aHistogramsOutlineHoldsAllItsPercents() {
    const LogHistogram histogram = spread(200, 900, 5000);
    const std::array<const LogHistogram*, 1> one{&histogram};
    const TimeRange range = timeRange(one, {true});
    const std::size_t bins = binsFor(histogram.count(), range);
    const auto outline = histogramOutline(histogram, timeEdges(range, {true}, bins), {true});
    // The area under the steps, in bins of percent.
    const double width = (std::log10(range.high) - std::log10(range.low)) / double(bins);
    double area = 0;
    for (int i = 1; i < outline.size(); ++i) {
      area += outline[i].y() * (outline[i].x() - outline[i - 1].x()) / width;
    }
    const double inside = 100.0 * double(range.samples - range.above) / double(range.samples);
    QVERIFY2(std::abs(area - inside) < 0.2, qPrintable(QString::number(area)));
    QCOMPARE(outline.first().y(), 0.0);
    QCOMPARE(outline.last().y(), 0.0);
  }

  void anEcdfRisesToWhatLiesInside() {
    const LogHistogram histogram = spread(100, 10'000, 20'000);
    const TimeRange range{100, 1000, histogram.count(), 0, 10'000};
    const auto points = ecdfPoints(histogram, range, {true});
    QVERIFY(points.size() <= qsizetype(max_ecdf_points));
    for (int i = 1; i < points.size(); ++i) {
      QVERIFY(points[i].y() >= points[i - 1].y());
      QVERIFY(points[i].x() >= points[i - 1].x());
    }
    QVERIFY(std::abs(points.last().y() - 50) < 0.5);  // half of the logarithm
    QCOMPARE(points.last().x(), 3.0);
  }

  void anEcdfIsFlatBetweenTwoModes() {
    const LogHistogram histogram = histogramOf({100, 900}, 100);
    const TimeRange range{90, 1000, 200, 0, 900};
    for (const QPointF& point : ecdfPoints(histogram, range, {false})) {
      if (point.x() > 101 && point.x() < 899) QVERIFY(std::abs(point.y() - 50) < 1);
    }
    // Without a point at the second mode's foot the line would rise across the gap.
    const auto points = ecdfPoints(histogram, range, {false});
    const bool foot = std::any_of(points.begin(), points.end(), [](const QPointF& point) {
      return std::abs(point.x() - 900) < 2 && std::abs(point.y() - 50) < 1;
    });
    QVERIFY(foot);
  }

  void aTimelineKeepsExtremesAndOrder() {
    TimelineEnvelope timeline;
    for (std::uint64_t round = 0; round < 100'000; ++round) {
      timeline.add(round, round == 77'777 ? 5000 : 300 + double(round % 7));
    }
    const TimelinePoints points =
        timelinePoints(timeline, {100, 10'000, 100'000, 0, 5000}, {false});
    QVERIFY(points.mean.size() <= qsizetype(max_timeline_columns));
    QVERIFY(points.mean.size() > 100);
    const auto highest =
        std::max_element(points.upper.begin(), points.upper.end(),
                         [](const QPointF& a, const QPointF& b) { return a.y() < b.y(); });
    QCOMPARE(highest->y(), 5000.0);
    QVERIFY(std::abs(highest->x() - 77'778) < 1000);
    QVERIFY(std::abs(points.mean.first().y() - 303) < 0.5);
  }

  void whatLiesBeyondATimelineLeavesItByALittle() {
    TimelineEnvelope timeline;
    timeline.add(0, 300);
    timeline.add(1, 1e9);
    const TimelinePoints points = timelinePoints(timeline, {200, 400, 2, 1, 1e9}, {false});
    QVERIFY(points.upper.last().y() > 400 && points.upper.last().y() < 420);
  }

  void fewSamplesGetFewBinsAndNarrowRangesNoneFinerThanTheData() {
    const TimeRange wide{100, 10'000, 0, 0, 0};
    QCOMPARE(binsFor(10, wide), std::size_t{48});
    QCOMPARE(binsFor(1'000'000, wide), max_bins);
    QVERIFY(binsFor(1'000'000, {1000, 1030, 0, 0, 0}) <= 20);
  }
};

QTEST_MAIN(ChartDataTest)
#include "chart_data_test.moc"
