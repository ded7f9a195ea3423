// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/result_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "support/fake_engine.h"

using namespace cwb;

namespace {

QString cell(const QAbstractItemModel& model, int row, int column) {
  return model.index(row, column).data().toString().replace(QChar(QChar::Nbsp), QLatin1Char(' '));
}

QStringList column(const QAbstractItemModel& model, int which) {
  QStringList list;
  for (int row = 0; row < model.rowCount(); ++row) list << cell(model, row, which);
  return list;
}

}  // namespace

class ResultModelTest : public QObject {
  Q_OBJECT

 private slots:
  void everyFigureStandsInItsColumn() {
    const LiveRun live(fakeResult({.rounds = 500}));
    ResultModel model;
    const QAbstractItemModelTester tester(&model,
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRun(&live);
    QCOMPARE(model.rowCount(), 4);
    QCOMPARE(cell(model, 1, ResultModel::codec), QStringLiteral("alpha/one"));
    QCOMPARE(cell(model, 1, ResultModel::phase), QStringLiteral("decode"));
    QCOMPARE(cell(model, 1, ResultModel::n), QStringLiteral("500"));
    QCOMPARE(cell(model, 1, ResultModel::median), QStringLiteral("204.5 ns"));
    QCOMPARE(cell(model, 1, ResultModel::bytes), QStringLiteral("101"));
    QCOMPARE(cell(model, 1, ResultModel::rate), QStringLiteral("2,140"));   // 437 / 204.5 * 1000
    QCOMPARE(cell(model, 3, ResultModel::ratio), QStringLiteral("1.98×"));  // 404.5 / 204.5
    QVERIFY(cell(model, 1, ResultModel::interval).startsWith("±"));
  }

  void aRefusedCaseShowsItsReasonAndOneThatIsNotApartADash() {
    FakeRun fake{.refused = "beta/two"};
    Run run = fakeResult(fake);
    run.cases[1].state = CaseState::not_apart;
    run.cases[1].series = {};
    const LiveRun live(run);
    ResultModel model;
    model.setRun(&live);
    QCOMPARE(cell(model, 2, ResultModel::median), QStringLiteral("refused"));
    QCOMPARE(cell(model, 2, ResultModel::note), QStringLiteral("it cannot hold /name"));
    QCOMPARE(cell(model, 1, ResultModel::median), QStringLiteral("—"));
  }

  void whatIsUnderTheResolutionIsNotShownAsATime() {
    Run run = fakeResult({.rounds = 20});
    for (SampleMark& mark : run.cases[0].series.marks) mark.flags = below_resolution;
    const LiveRun live(run);
    ResultModel model;
    model.setRun(&live);
    QCOMPARE(cell(model, 0, ResultModel::median), QStringLiteral("below resolution"));
    QCOMPARE(cell(model, 0, ResultModel::ratio), QStringLiteral("—"));
  }

  void sortingIsByValueAndKeepsEmptyRowsLast() {
    const LiveRun live(fakeResult({.codecs = {"c", "a", "b"}, .rounds = 50, .refused = "c"}));
    ResultModel model;
    model.setRun(&live);
    ResultOrder order;
    order.setSourceModel(&model);
    order.sort(ResultModel::median, Qt::AscendingOrder);
    QCOMPARE(column(order, ResultModel::median).first(), QStringLiteral("304.5 ns"));
    QCOMPARE(column(order, ResultModel::median).last(), QStringLiteral("refused"));
    order.sort(ResultModel::median, Qt::DescendingOrder);
    QCOMPARE(column(order, ResultModel::median).first(), QStringLiteral("604.5 ns"));
    QCOMPARE(column(order, ResultModel::median).last(), QStringLiteral("refused"));
  }

  void rowsThatComparedAreTogetherAtFirst() {
    const LiveRun live(fakeResult({}));
    ResultModel model;
    model.setRun(&live);
    ResultOrder order;
    order.setSourceModel(&model);
    order.sort(ResultModel::payload, Qt::AscendingOrder);
    QCOMPARE(column(order, ResultModel::phase),
             QStringList({"encode", "encode", "decode", "decode"}));
    order.showOnly("cookie", "decode");
    QCOMPARE(column(order, ResultModel::codec), QStringList({"alpha/one", "beta/two"}));
    order.showAll();
    QCOMPARE(order.rowCount(), 4);
  }

  void figuresAreBroughtUpToDateWithinABudget() {
    const FakeRun fake{.rounds = 10};
    const Run run = fakeResult(fake);
    LiveRun live(fakePlan(fake, run.profile));
    ResultModel model;
    model.setRun(&live);
    const SampleEvent first{0, 0, {}, 100}, last{3, 0, {}, 300};
    live.add({&first, 1});
    live.add({&last, 1});
    const QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    // No time at all: one row each call, and all in the end.
    for (int call = 0; call < 4; ++call) model.refreshSome(live, std::chrono::microseconds(0));
    QCOMPARE(changed.count(), 2);
    QCOMPARE(cell(model, 3, ResultModel::median), QStringLiteral("300.0 ns"));
  }

  void aFigureThatNoCaseHasIsNotPresent() {
    const FakeRun fake{.rounds = 10};
    Run run = fakeResult(fake);
    ResultModel model;
    const LiveRun without(run);
    model.setRun(&without);
    QVERIFY(!model.isPresent(ResultModel::instructions));
    QVERIFY(model.isPresent(ResultModel::allocations));
    run.cases[0].counts = HardwareCounts{};
    (*run.cases[0].counts)[HardwareEvent::instructions] = 1234.5;
    const LiveRun with(run);
    model.setRun(&with);
    QVERIFY(model.isPresent(ResultModel::instructions));
    QVERIFY(!model.isPresent(ResultModel::cycles) && !model.isPresent(ResultModel::zstd));
    QCOMPARE(cell(model, 0, ResultModel::instructions), QStringLiteral("1230"));
    QCOMPARE(cell(model, 1, ResultModel::instructions), QStringLiteral("—"));
  }

  void everyHeadingSaysWhatItsFigureIs() {
    const ResultModel model;
    for (int section = 0; section < ResultModel::columns; ++section) {
      QVERIFY(!model.headerData(section, Qt::Horizontal, Qt::DisplayRole).toString().isEmpty());
      QVERIFY(model.headerData(section, Qt::Horizontal, Qt::ToolTipRole).toString().size() > 10);
    }
  }
};

QTEST_MAIN(ResultModelTest)
#include "result_model_test.moc"
