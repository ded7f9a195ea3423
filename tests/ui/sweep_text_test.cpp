// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/sweep_text.h"

#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "ui/settings/parameter_editor.h"
#include "ui/settings/payload_row.h"

using namespace cwb;

namespace {

QString mistakeOf(const QString& text) {
  const auto read = readSweep(text, 1, 1000);
  return read ? QStringLiteral("none") : read.error();
}

}  // namespace

class SweepTextTest : public QObject {
  Q_OBJECT

 private slots:
  void aListAndARangeAreReadAndWrittenBack() {
    const auto list = readSweep(QStringLiteral(" 1,10 ; 100"), 1, 1000);
    QVERIFY(list);
    QCOMPARE(list->values, (std::vector<std::int64_t>{1, 10, 100}));
    QCOMPARE(sweepText(*list), QStringLiteral("1, 10, 100"));
    const auto range = readSweep(QStringLiteral("1 to 8 BY 1.5"), 1, 1000);
    QVERIFY(range);
    QCOMPARE(range->values, (std::vector<std::int64_t>{1, 2, 3, 5, 8}));
    QCOMPARE(sweepText(*range), QStringLiteral("1 to 8 by 1.5"));
  }

  void whatIsNeitherGetsASentence() {
    QVERIFY(mistakeOf(QStringLiteral("many")).contains("1 to 10000 by 10"));
    QVERIFY(mistakeOf(QString()).contains("1, 10, 100"));
    QVERIFY(mistakeOf(QStringLiteral("1, 2000")).contains("found 2000"));
    QVERIFY(mistakeOf(QStringLiteral("9 to 5 by 2")).contains("to must be at least from"));
    QVERIFY(mistakeOf(QStringLiteral("5, 5")).contains("twice"));
    QVERIFY(!mistakeOf(QStringLiteral("1, 99999999999999999999")).isEmpty());
  }

  void theRowOfAShapeTakesSeveralValuesAndGoesBackToOne() {
    PayloadRow row({"scroll-list", {}, ""}, true, false);
    QSignalSpy edited(&row, &PayloadRow::edited);
    auto* several = row.findChild<QToolButton*>(QStringLiteral("scroll-list.items.sweep"));
    auto* line = row.findChild<QLineEdit*>(QStringLiteral("scroll-list.items.several"));
    QVERIFY(several && line);
    several->click();
    QCOMPARE(line->text(), QStringLiteral("100"));
    line->setText(QStringLiteral("1 to 1000 by 10"));
    emit line->editingFinished();
    QCOMPARE(row.choice().sweeps.at("items").values.size(), std::size_t{4});
    QVERIFY(row.choice().parameters.empty());
    line->setText(QStringLiteral("rubbish"));
    emit line->editingFinished();
    QCOMPARE(line->text(), QStringLiteral("1 to 1000 by 10"));
    several->click();
    QVERIFY(row.choice().sweeps.empty());
    QVERIFY(edited.count() >= 3);
  }

  void aSweepOfAProfileIsShownAndKeptWhileOtherParametersChange() {
    PayloadChoice choice{"string-array", {}, ""};
    choice.sweeps["count"] = {{5, 50}, {}};
    PayloadRow row(choice, true, false);
    auto* line = row.findChild<QLineEdit*>(QStringLiteral("string-array.count.several"));
    QCOMPARE(line->text(), QStringLiteral("5, 50"));
    row.findChild<QSpinBox*>(QStringLiteral("string-array.bytes"))->setValue(7);
    QCOMPARE(row.choice().sweeps.at("count").values.size(), std::size_t{2});
    QCOMPARE(row.choice().parameters.at("bytes"), std::int64_t{7});
  }
};

QTEST_MAIN(SweepTextTest)
#include "sweep_text_test.moc"
