// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/axis_ticks.h"

#include <cmath>

#include <QTest>

using namespace cwb;

namespace {

QStringList labels(const std::vector<Tick>& ticks) {
  QStringList list;
  for (const Tick& tick : ticks) list << tick.label;
  return list;
}

}  // namespace

class AxisTicksTest : public QObject {
  Q_OBJECT

 private slots:
  void linearTicksAreRoundAndInside() {
    QCOMPARE(labels(timeTicks(210, 890, {false}, {1, "ns"}, 8)),
             QStringList({"300", "400", "500", "600", "700", "800"}));
  }

  void aNarrowLogAxisHasLinearTicksAtTheirLogarithms() {
    const auto ticks = timeTicks(300, 500, {true}, {1, "ns"}, 6);
    QCOMPARE(labels(ticks), QStringList({"300", "350", "400", "450", "500"}));
    QCOMPARE(ticks[2].at, std::log10(400.0));
  }

  void aWideLogAxisHasOneTwoFive() {
    QCOMPARE(labels(timeTicks(90, 6000, {true}, {1e3, "µs"}, 10)),
             QStringList({"0.1", "0.2", "0.5", "1", "2", "5"}));
  }

  void anAxisOverManyDecadesIsThinnedOut() {
    QVERIFY(timeTicks(1, 1e14, {true}, {1, "ns"}, 6).size() <= 6);
  }

  void noAxisIsWithoutATickOrOverfull() {
    for (double low = 0.5; low < 1e8; low *= 3.7) {
      for (double ratio = 1.003; ratio < 1e6; ratio *= 2.3) {
        for (const bool logarithmic : {false, true}) {
          const auto ticks = timeTicks(low, low * ratio, {logarithmic}, {1, "ns"}, 10);
          QVERIFY2(ticks.size() >= 2 && ticks.size() <= 11,
                   qPrintable(
                       QStringLiteral("%1 to %2: %3").arg(low).arg(low * ratio).arg(ticks.size())));
          QStringList unique = labels(ticks);
          QCOMPARE(unique.removeDuplicates(), 0);
        }
      }
    }
  }

  void zeroAndLessHaveAPlaceOnALogAxis() {
    const TimeScale scale{true};
    QVERIFY(std::isfinite(scale.at(0)));
    QVERIFY(std::isfinite(scale.at(-5)));
    QVERIFY(scale.at(0) < scale.at(1));
  }
};

QTEST_MAIN(AxisTicksTest)
#include "axis_ticks_test.moc"
