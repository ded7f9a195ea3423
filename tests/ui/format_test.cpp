// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/format.h"

#include <QTest>

using namespace cwb;

class FormatTest : public QObject {
  Q_OBJECT

 private slots:
  void timesHaveFourDigitsAndTheUnitThatReadsBest_data() {
    QTest::addColumn<double>("ns");
    QTest::addColumn<QString>("text");
    QTest::newRow("under one") << 0.25 << "0.2500 ns";
    QTest::newRow("ns") << 312.44 << "312.4 ns";
    QTest::newRow("rounds into the next unit") << 999.96 << "1.000 µs";
    QTest::newRow("us") << 12345.0 << "12.35 µs";
    QTest::newRow("ms") << 5.4321e6 << "5.432 ms";
    QTest::newRow("s") << 61.5e9 << "61.50 s";
  }
  void timesHaveFourDigitsAndTheUnitThatReadsBest() {
    QFETCH(double, ns);
    QFETCH(QString, text);
    QCOMPARE(timeText(ns).replace(QChar(QChar::Nbsp), QLatin1Char(' ')), text);
  }

  void aRoundedNumberHasNoMoreDigitsThanAskedFor() {
    QCOMPARE(significant(0.012345, 2), QStringLiteral("0.012"));
    QCOMPARE(significant(99.96, 3), QStringLiteral("100"));
    QCOMPARE(significant(123456, 3), QStringLiteral("123,000"));
    QCOMPARE(significant(0, 3), QStringLiteral("0"));
  }

  void whatIsNoNumberIsADash() {
    QCOMPARE(significant(std::numeric_limits<double>::infinity(), 3), QStringLiteral("—"));
  }

  void remainingTimeRoundsUpAndHasHoursOnlyWhereThereAreSome() {
    using seconds = std::chrono::duration<double>;
    QCOMPARE(clockText(seconds(6.2)), QStringLiteral("0:07"));
    QCOMPARE(clockText(seconds(3723)), QStringLiteral("1:02:03"));
    QCOMPARE(clockText(seconds(-1)), QStringLiteral("0:00"));
  }
};

QTEST_MAIN(FormatTest)
#include "format_test.moc"
