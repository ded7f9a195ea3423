// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/live_run.h"

#include <cmath>

#include <QTest>

#include "support/fake_engine.h"

using namespace cwb;

namespace {

/// The samples are whole numbers of a hundred and more, so a quantile has room between two of them.
bool near(double a, double b) { return std::abs(a - b) <= 0.007 * std::abs(b); }

LiveRun liveOf(const FakeRun& fake) {
  const Run run = fakeResult(fake);
  LiveRun live(fakePlan(fake, run.profile));
  for (std::size_t i = 0; i < run.cases.size(); ++i) {
    live.update(i, run.cases[i]);
    for (std::size_t round = 0; round < run.cases[i].series.ns.size(); ++round) {
      const SampleEvent sample{
          std::uint32_t(i), std::uint32_t(round), {}, run.cases[i].series.ns[round]};
      live.add({&sample, 1});
    }
  }
  return live;
}

}  // namespace

class LiveRunTest : public QObject {
  Q_OBJECT

 private slots:
  void figuresFromBinsAgreeWithTheExactOnes() {
    const FakeRun fake{.rounds = 500};
    LiveRun live = liveOf(fake);
    const auto exact = summary_rows(fakeResult(fake));
    for (std::size_t i = 0; i < exact.size(); ++i) {
      QVERIFY(live.refresh(i));
      const SummaryRow& row = live.cases()[i].row;
      QCOMPARE(row.summary->n, exact[i].summary->n);
      QVERIFY(near(row.summary->median, exact[i].summary->median));
      QVERIFY(near(*row.summary->p99, *exact[i].summary->p99));
      QVERIFY(near(*row.mb_per_s, *exact[i].mb_per_s));
      QVERIFY(near(*row.ratio_to_baseline, *exact[i].ratio_to_baseline));
    }
  }

  void aRowIsComputedOnlyWhereSamplesCame() {
    LiveRun live = liveOf({.rounds = 10});
    QVERIFY(live.refresh(0));
    QVERIFY(!live.refresh(0));
    const SampleEvent sample{0, 10, {}, 123};
    live.add({&sample, 1});
    QVERIFY(live.refresh(0));
  }

  void finishingPutsTheExactFiguresInPlace() {
    const FakeRun fake{.rounds = 33};
    LiveRun live = liveOf(fake);
    const Run run = fakeResult(fake);
    const auto rows = summary_rows(run);
    live.finish(run, rows);
    QCOMPARE(live.cases()[1].row.summary->median, rows[1].summary->median);
    QVERIFY(!live.refresh(1));
    QVERIFY(live.cases()[1].result.series.ns.empty());
  }

  void aFinishedRunCanBeShownWithoutHavingBeenWatched() {
    const LiveRun live(fakeResult({.rounds = 20}));
    QVERIFY(live.isFinished());
    QCOMPARE(live.cases()[0].live.histogram().count(), std::uint64_t{20});
    QCOMPARE(live.payloads(), std::vector<std::string>{"cookie"});
    QCOMPARE(live.casesOf("cookie", Phase::decode), (std::vector<std::size_t>{1, 3}));
  }

  void samplesOfACaseThatIsNotThereAreNoDisaster() {
    LiveRun live;
    const SampleEvent sample{7, 0, {}, 123};
    live.add({&sample, 1});
    live.update(7, {});
    QVERIFY(live.cases().empty());
  }

  void mostlyFlaggedSamplesAreBelowResolution() {
    LiveRun live = liveOf({.rounds = 3});
    for (std::uint32_t round = 3; round < 10; ++round) {
      const SampleEvent sample{0, round, {1, below_resolution}, 20};
      live.add({&sample, 1});
    }
    live.refresh(0);
    live.refresh(1);
    QVERIFY(live.cases()[0].row.below_resolution);
    QVERIFY(!live.cases()[1].row.below_resolution);
  }
};

QTEST_MAIN(LiveRunTest)
#include "live_run_test.moc"
