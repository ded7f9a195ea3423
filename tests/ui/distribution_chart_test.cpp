// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/distribution_chart.h"

#include <QLegendMarker>
#include <QSignalSpy>
#include <QTest>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QChartView>
#include <QtCharts/QLineSeries>

#include "codecs/registry.h"
#include "support/fake_engine.h"
#include "ui/charts/series_style.h"

using namespace cwb;

namespace {

ChartSubject subject(ChartKind kind) { return {"cookie", Phase::encode, kind, true, false, {}}; }

QLineSeries* lineOf(const DistributionChart& chart, const QString& name) {
  for (QAbstractSeries* series : chart.series()) {
    if (series->name() == name) return qobject_cast<QLineSeries*>(series);
  }
  return nullptr;
}

double axisEnd(const DistributionChart& chart, Qt::Orientation orientation) {
  return qobject_cast<QCategoryAxis*>(chart.axes(orientation).first())->max();
}

/// Of a chart in a view: without one nothing is visible.
int visibleMarkers(const DistributionChart& chart) {
  int count = 0;
  for (const QLegendMarker* marker : chart.legend()->markers()) count += marker->isVisible();
  return count;
}

struct ShownChart {
  DistributionChart* chart = new DistributionChart;
  QChartView view{chart};

  ShownChart() {
    view.resize(600, 400);
    view.show();
  }
};

}  // namespace

class DistributionChartTest : public QObject {
  Q_OBJECT

 private slots:
  void everyKindDrawsEveryCodecOnce() {
    const LiveRun run(fakeResult({}));
    ShownChart shown;
    DistributionChart& chart = *shown.chart;
    for (const ChartKind kind :
         {ChartKind::ecdf, ChartKind::histogram, ChartKind::timeline, ChartKind::ecdf}) {
      chart.draw(run, subject(kind));
      QVERIFY(lineOf(chart, "alpha/one")->count() > 0);
      QVERIFY(lineOf(chart, "beta/two")->count() > 0);
      QTRY_COMPARE(visibleMarkers(chart), 2);
    }
  }

  void aHiddenCodecLeavesTheChartItsRangeAndKeepsItsLegend() {
    const LiveRun run(fakeResult({}));
    ShownChart in_view;
    DistributionChart& chart = *in_view.chart;
    ChartSubject shown = subject(ChartKind::ecdf);
    chart.draw(run, shown);
    const double wide = axisEnd(chart, Qt::Horizontal);
    shown.hidden = {"beta/two"};
    chart.draw(run, shown);
    QCOMPARE(lineOf(chart, "beta/two")->count(), 0);
    QVERIFY(axisEnd(chart, Qt::Horizontal) < wide);
    QTRY_COMPARE(visibleMarkers(chart), 2);
  }

  void theLegendTellsWhichCodecWasClicked() {
    const LiveRun run(fakeResult({}));
    DistributionChart chart;
    chart.draw(run, subject(ChartKind::ecdf));
    QSignalSpy clicked(&chart, &DistributionChart::codecClicked);
    emit chart.legend()->markers(lineOf(chart, "beta/two")).first()->clicked();
    QCOMPARE(clicked.first().first().toString(), QStringLiteral("beta/two"));
  }

  void theFloorIsDrawnOnlyWhenAskedFor() {
    Run result = fakeResult({.codecs = {"alpha/one", "baseline/memcpy"}});
    result.cases[2].family = Family::floor;
    const LiveRun run(result);
    DistributionChart chart;
    ChartSubject shown = subject(ChartKind::ecdf);
    chart.draw(run, shown);
    QVERIFY(lineOf(chart, "baseline/memcpy") == nullptr);
    shown.floor = true;
    chart.draw(run, shown);
    QVERIFY(lineOf(chart, "baseline/memcpy")->count() > 0);
  }

  void theFloorAloneIsDrawnUnasked() {
    Run result = fakeResult({.codecs = {"baseline/memcpy"}});
    for (CaseResult& one : result.cases) one.family = Family::floor;
    DistributionChart chart;
    chart.draw(LiveRun(result), subject(ChartKind::ecdf));
    QVERIFY(lineOf(chart, "baseline/memcpy")->count() > 0);
  }

  void samplesBeyondTheRangeAreTold() {
    Run result = fakeResult({.rounds = 1000});
    for (int i = 0; i < 3; ++i) result.cases[0].series.ns[std::size_t(i)] = 5e6;
    DistributionChart chart;
    chart.draw(LiveRun(result), subject(ChartKind::ecdf));
    QVERIFY2(chart.beyondText().contains("0.15 %"), qPrintable(chart.beyondText()));
    QVERIFY(chart.beyondText().contains("5.000"));
    QVERIFY(chart.title().contains(chart.beyondText().toHtmlEscaped()));
  }

  void anEmptyRunAndAnUnknownPayloadDrawNothing() {
    DistributionChart chart;
    chart.draw(LiveRun(), subject(ChartKind::histogram));
    ChartSubject other = subject(ChartKind::ecdf);
    other.payload = "nothing";
    chart.draw(LiveRun(fakeResult({})), other);
    QVERIFY(chart.series().isEmpty());
  }

  void everyCodecHasAStyleOfItsOwn() {
    for (const bool dark : {false, true}) {
      QSet<QString> styles;
      std::vector<std::string> codecs;
      for (const auto& codec : all_codecs()) codecs.push_back(codec->info().id);
      for (const std::string& codec : codecs) {
        const SeriesStyle style = styleOf(codec, codecs, dark);
        styles.insert(style.colour.name() + QString::number(int(style.dash)));
      }
      QCOMPARE(styles.size(), qsizetype(all_codecs().size()));
    }
  }

  void theCodecsOfARunHaveColoursOfTheirOwnWhereThereAreSeven() {
    // Those that lie seven apart in the registry would share one, were it to decide.
    const std::vector<std::string> codecs{"nlohmann-json/dom", "protobuf/dynamic", "sproto/raw",
                                          "sproto/packed", "msgpack-cxx/object"};
    QSet<QString> colours;
    for (const std::string& codec : codecs)
      colours.insert(styleOf(codec, codecs, false).colour.name());
    QCOMPARE(colours.size(), qsizetype(codecs.size()));
  }
};

QTEST_MAIN(DistributionChartTest)
#include "distribution_chart_test.moc"
