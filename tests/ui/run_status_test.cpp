// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/run_status.h"

#include <QLabel>
#include <QTest>

#include "support/fake_engine.h"
#include "ui/results/trust_line.h"

using namespace cwb;

namespace {

/// In mid-run, with a precision of 1 % asked for.
Progress sampling() {
  Progress progress;
  progress.stage = Stage::sampling;
  progress.done = 120;
  progress.total = 300;
  progress.generation = 8;
  progress.generations = 20;
  progress.remaining = std::chrono::seconds(7);
  progress.asked_percent = 1;
  return progress;
}

QString plain(QString text) { return text.replace(QChar(QChar::Nbsp), QLatin1Char(' ')); }

}  // namespace

class RunStatusTest : public QObject {
  Q_OBJECT

 private slots:
  void theRemainingTimeSaysHowSureItIs() {
    Progress progress = sampling();
    QCOMPARE(remainingText(progress), QStringLiteral("0:07 left"));
    progress.sureness = Sureness::about;
    QCOMPARE(remainingText(progress), QStringLiteral("about 0:07 left"));
    progress.sureness = Sureness::at_most;
    QCOMPARE(remainingText(progress), QStringLiteral("at most 0:07 left"));
    progress.remaining.reset();
    QVERIFY(remainingText(progress).isEmpty());
  }

  void theWidestIntervalIsNamedOnceItIsKnown() {
    const LiveRun run(fakeResult({}));
    Progress progress = sampling();
    QCOMPARE(progressText(progress), QStringLiteral("120/300 rounds · gen 8/20"));
    QVERIFY(precisionText(progress, run).isEmpty());
    progress.widest = WidestInterval{2, 0.023};
    QCOMPARE(plain(progressText(progress)),
             QStringLiteral("120/300 rounds · gen 8/20 · ±2.3 % of ±1.0 %"));
    QCOMPARE(plain(precisionText(progress, run)),
             QStringLiteral("widest interval ±2.3 % (beta/two, cookie, encode), asked ±1.0 %"));
    progress.widest->case_index = 99;  // of a run that is no longer shown
    QVERIFY(precisionText(progress, run).isEmpty());
  }

  void theTrustLineSaysItWhileTheRunGoesOn() {
    TrustLine trust;
    trust.showRunning(8, 20, QStringLiteral("widest interval ±2.3 %"));
    const auto* text = trust.findChild<QLabel*>(QStringLiteral("trust"));
    QCOMPARE(text->text(), QStringLiteral("Trust: generation 8 of 20 · widest interval ±2.3 %"));
    QCOMPARE(text->toolTip(), text->text());
  }
};

QTEST_MAIN(RunStatusTest)
#include "run_status_test.moc"
