// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/forest_data.h"

#include <cmath>

#include <QTest>

#include "support/fake_engine.h"

using namespace cwb;

namespace {

/// A codec whose generations' medians are given; each has three samples.
CaseResult caseOf(const std::string& codec, Family family, double ns, int generations = 20) {
  CaseResult result;
  result.id = {codec, "cookie", Phase::encode};
  result.family = family;
  for (int generation = 0; generation < generations; ++generation) {
    for (int i = -1; i <= 1; ++i) {
      result.series.ns.push_back(ns * (1 + 0.001 * (generation % 3)) + i);
      result.series.marks.push_back({std::uint16_t(generation), 0});
    }
  }
  return result;
}

/// The base, one twice as slow, one of the other family twice as fast, one like the base.
Run runOf(const std::string& baseline = "base/it", int generations = 20) {
  Run run;
  run.profile.baseline = baseline;
  run.cases = {caseOf("base/it", Family::dynamic, 1000, generations),
               caseOf("slow/one", Family::dynamic, 2000, generations),
               caseOf("fast/typed", Family::typed, 500, generations),
               caseOf("like/it", Family::dynamic, 1000, generations)};
  for (const CaseResult& one : run.cases) run.profile.codecs.push_back(one.id.codec);
  run.rounds = run.cases[0].series.ns.size();
  run.generations = std::uint64_t(generations);
  return run;
}

ForestData dataOf(const Run& run,
                  ChartSubject subject = {
                      "cookie", Phase::encode, ChartKind::verdicts, true, false, {}}) {
  const Verdicts verdicts = judge(run);
  return forestData(LiveRun(run), &verdicts, subject);
}

}  // namespace

class ForestDataTest : public QObject {
  Q_OBJECT

 private slots:
  void thereIsALineForEachVerdictFastestFirst() {
    const ForestData data = dataOf(runOf());
    QCOMPARE(data.rows.size(), std::size_t{3});
    QCOMPARE(data.rows[0].codec, std::string("fast/typed"));
    QCOMPARE(data.rows[1].codec, std::string("like/it"));
    QCOMPARE(data.rows[2].codec, std::string("slow/one"));
    QVERIFY(std::abs(*data.rows[0].ratio - 0.5) < 0.01);
    QVERIFY(data.rows[0].claim == Claim::faster);
    QVERIFY(data.rows[1].claim == Claim::not_separated);
    QVERIFY(std::abs(*data.rows[2].ratio - 2) < 0.01);
    QVERIFY(data.rows[2].interval->low <= *data.rows[2].ratio);
    QCOMPARE(data.baseline, std::string("base/it"));
    QCOMPARE(data.margin, least_margin);
    QVERIFY(data.why_empty.isEmpty());
  }

  void anotherFamilyIsMarkedAndNotNamedTwice() {
    const ForestData data = dataOf(runOf());
    QVERIFY(data.rows[0].other_family);
    QVERIFY(!data.rows[2].other_family);
    QVERIFY(!QString::fromStdString(data.rows[0].verdict).contains("family"));
    QVERIFY(rowText(data.rows[0]).contains("other family"));
    QVERIFY(!rowText(data.rows[2]).contains("other family"));
  }

  void theAxisHoldsEveryIntervalTheBandAndOne() {
    const ForestData data = dataOf(runOf());
    for (const ForestRow& row : data.rows) {
      QVERIFY(data.low < row.interval->low && row.interval->high < data.high);
    }
    QVERIFY(data.low < std::exp(-data.margin) && std::exp(data.margin) < data.high);
    ChartSubject subject{"cookie", Phase::encode, ChartKind::verdicts, true, false, {}};
    subject.hidden = {"fast/typed", "slow/one"};
    const ForestData near = dataOf(runOf(), subject);
    QCOMPARE(near.rows.size(), std::size_t{1});
    QVERIFY(near.high < 1.05 && near.low > 0.95);
    QVERIFY(near.low < std::exp(-near.margin) && std::exp(near.margin) < near.high);
    QCOMPARE(near.codecs.size(), std::size_t{3});  // the menu still has the hidden ones
  }

  void tooFewGenerationsGiveAPointWithoutAWhisker() {
    const ForestData data = dataOf(runOf("base/it", 3));
    QVERIFY(data.rows[0].ratio && !data.rows[0].interval);
    QVERIFY(data.rows[0].claim == Claim::too_few_generations);
  }

  void belowTheResolutionThereIsNoPointAndTheLineComesLast() {
    Run run = runOf();
    for (SampleMark& mark : run.cases[2].series.marks) mark.flags = cwb::below_resolution;
    const ForestData data = dataOf(run);
    QCOMPARE(data.rows.back().codec, std::string("fast/typed"));
    QVERIFY(!data.rows.back().ratio);
    QCOMPARE(data.rows.back().verdict, std::string("below resolution"));
  }

  void theFloorIsThereOnlyWhenAskedFor() {
    Run run = runOf();
    run.cases[1].family = Family::floor;
    ChartSubject subject{"cookie", Phase::encode, ChartKind::verdicts, true, false, {}};
    QCOMPARE(dataOf(run, subject).rows.size(), std::size_t{2});
    subject.floor = true;
    QCOMPARE(dataOf(run, subject).rows.size(), std::size_t{3});
  }

  void whatIsNotKnownIsSaid() {
    const ChartSubject subject{"cookie", Phase::encode, ChartKind::verdicts, true, false, {}};
    QVERIFY(dataOf(runOf("")).why_empty.contains("no baseline"));
    const ForestData early =
        forestData(LiveRun(fakePlan({}, runOf("alpha/one").profile)), nullptr, subject);
    QVERIFY(early.why_empty.contains("when the run has ended"));
    QVERIFY(early.rows.empty());
    Run alone = runOf();
    alone.cases.resize(1);
    QVERIFY(dataOf(alone).why_empty.contains("Nothing but the baseline"));
    Run without = runOf();
    without.cases.erase(without.cases.begin());
    QVERIFY(dataOf(without).why_empty.contains("base/it gave no samples"));
    QVERIFY(forestData(LiveRun(), nullptr, subject).why_empty.isEmpty());
  }

  void ticksAreRoundRatiosWithOneAmongThem() {
    const auto labels = [](double low, double high, int most) {
      QStringList texts;
      for (const Tick& tick : ratioTicks(low, high, most)) texts << tick.label;
      return texts;
    };
    QCOMPARE(labels(0.4, 2.2, 5), (QStringList{"0.5x", "1x", "2x"}));
    QVERIFY(labels(0.99, 1.03, 6).contains("1x"));
    QVERIFY(labels(0.05, 80, 8).contains("1x"));
    for (const Tick& tick : ratioTicks(0.4, 2.2, 5)) {
      QVERIFY(tick.at >= std::log10(0.4) && tick.at <= std::log10(2.2));
    }
  }
};

QTEST_MAIN(ForestDataTest)
#include "forest_data_test.moc"
