// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/phase_data.h"

#include <QTest>

#include "support/fake_engine.h"

using namespace cwb;

namespace {

const ChartSubject subject{"cookie", Phase::encode, ChartKind::phases, true, false, {}};

const FakeRun all_kinds{.codecs = {"alpha/one", "beta/two"},
                        .phases = {Phase::write, Phase::encode, Phase::decode}};

}  // namespace

class PhaseDataTest : public QObject {
  Q_OBJECT

 private slots:
  void singlePhasesAreStackedAndFusedOnesStandBeside() {
    const PhaseData data = phaseData(LiveRun(fakeResult(all_kinds)), subject);
    QCOMPARE(data.rows.size(), std::size_t{2});
    QCOMPARE(data.rows[0].codec, std::string("alpha/one"));
    QCOMPARE(data.rows[0].single.size(), std::size_t{2});
    QVERIFY(data.rows[0].single[0].phase == Phase::encode);  // as a document goes, not as ticked
    QVERIFY(data.rows[0].single[1].phase == Phase::decode);
    QCOMPARE(data.rows[0].single[0].ns, 204.5);
    QCOMPARE(data.rows[0].fused.size(), std::size_t{1});
    QCOMPARE(data.rows[0].fused[0].ns, 104.5);
    QCOMPARE(data.phases, (std::vector{Phase::encode, Phase::decode, Phase::write}));
    // 504.5 + 604.5 is the longest bar, and the axis reaches a little farther.
    QVERIFY(data.high > 1109 && data.high < 1300);
  }

  void aPhaseThatTheLibraryHasNotApartIsAbsent() {
    Run run = fakeResult(all_kinds);
    run.cases[1].state = CaseState::not_apart;
    run.cases[1].series = {};
    const PhaseData data = phaseData(LiveRun(run), subject);
    QCOMPARE(data.rows[0].single.size(), std::size_t{1});
    QVERIFY(data.rows[0].single[0].phase == Phase::decode);
  }

  void fusedPhasesAloneAreASentenceThatSaysWhatToTick() {
    const PhaseData data =
        phaseData(LiveRun(fakeResult({.phases = {Phase::write, Phase::load}})), subject);
    QVERIFY(data.rows.empty());
    QVERIFY(data.why_empty.contains("tick build"));
  }

  void mediansComeWhileTheRunGoesOn() {
    Profile profile;
    LiveRun run(fakePlan(all_kinds, profile));
    QVERIFY(phaseData(run, subject).rows.empty());
    QVERIFY(phaseData(run, subject).why_empty.isEmpty());  // the samples are yet to come
    const SampleEvent sample{1, 0, {}, 300};
    run.add({&sample, 1});
    run.refresh(1);
    const PhaseData data = phaseData(run, subject);
    QCOMPARE(data.rows.size(), std::size_t{1});
    QVERIFY(std::abs(data.rows[0].single[0].ns - 300) < 3);
  }

  void hiddenCodecsTheFloorAndTheSecondListingAreLeftOut() {
    ChartSubject hiding = subject;
    hiding.hidden = {"alpha/one"};
    const Run run = fakeResult(all_kinds);
    QCOMPARE(phaseData(LiveRun(run), hiding).rows.size(), std::size_t{1});
    QCOMPARE(phaseData(LiveRun(run), hiding).codecs.size(), std::size_t{2});
    Run other = run;
    for (std::size_t i = 0; i < 3; ++i) other.cases[i].family = Family::floor;
    for (std::size_t i = 3; i < 6; ++i) other.cases[i].twin_of = "alpha/one";
    QVERIFY(phaseData(LiveRun(other), subject).rows.empty());
    ChartSubject floor = subject;
    floor.floor = true;
    QCOMPARE(phaseData(LiveRun(other), floor).rows.size(), std::size_t{1});
  }

  void theFloorAloneIsDrawnUnasked() {
    Run run = fakeResult(all_kinds);
    for (CaseResult& one : run.cases) one.family = Family::floor;
    QCOMPARE(phaseData(LiveRun(run), subject).rows.size(), std::size_t{2});
  }

  void aLineInWordsNeverAddsMediansUp() {
    const PhaseRow row{"alpha/one",
                       {{Phase::encode, 300, false}, {Phase::decode, 2, true}},
                       {{Phase::write, 700, false}}};
    const QString text = rowText(row);
    QVERIFY2(text.startsWith("alpha/one: encode 300.0"), qPrintable(text));
    QVERIFY(text.contains("decode below resolution; write 700.0"));
    QVERIFY(text.endsWith("(each timed as one piece)"));
  }
};

QTEST_MAIN(PhaseDataTest)
#include "phase_data_test.moc"
