// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/row_chart.h"

#include <QComboBox>
#include <QMenu>
#include <QTest>

#include "support/fake_engine.h"
#include "ui/charts/chart_panel.h"

using namespace cwb;

namespace {

const Caption caption{"A run", {"Codecs: alpha/one"}, {}};

struct ShownPanel {
  Run result = fakeResult({});
  LiveRun run{result};
  ChartPanel panel;

  ShownPanel() {
    panel.resize(700, 400);
    panel.show();
    panel.setEmptyText("Nothing was measured.");
    panel.setRun(run);
    panel.setVerdicts(std::make_shared<const Verdicts>(judge(result)));
  }
  RowChart* rows() { return panel.findChild<RowChart*>(QStringLiteral("rowChart")); }
};

/// Pixels of the upper part that are not the ground.
int inked(const QImage& image) {
  int count = 0;
  for (int y = 0; y < image.height() / 2; ++y) {
    for (int x = 0; x < image.width(); ++x) count += image.pixel(x, y) != image.pixel(0, 0);
  }
  return count;
}

}  // namespace

class RowChartTest : public QObject {
  Q_OBJECT

 private slots:
  void theKindDecidesWhichChartIsSeenAndWhatCanBeChosen() {
    ShownPanel shown;
    auto* phase = shown.panel.findChild<QComboBox*>(QStringLiteral("chartPhase"));
    QVERIFY(!shown.rows()->isVisible());
    shown.panel.setKind(ChartKind::verdicts);
    QVERIFY(shown.rows()->isVisible());
    QVERIFY(phase->isEnabled());
    QVERIFY(shown.rows()->accessibleDescription().contains("beta/two: "));
    shown.panel.setKind(ChartKind::phases);
    QVERIFY(!phase->isEnabled());
    QVERIFY(shown.rows()->accessibleDescription().contains("alpha/one: encode"));
    shown.panel.setKind(ChartKind::ecdf);
    QVERIFY(!shown.rows()->isVisible());
  }

  void bothKindsAreExported() {
    ShownPanel shown;
    QVERIFY(QTest::qWaitForWindowExposed(&shown.panel));
    for (const ChartKind kind : {ChartKind::verdicts, ChartKind::phases}) {
      shown.panel.setKind(kind);
      const QImage image = shown.panel.picture(caption, 2);
      QCOMPARE(image.width(), 1400);
      QVERIFY(inked(image) > 2000);
      QCOMPARE(image.text("Title"), caption.title);
    }
  }

  void moreCodecsThanFitAreScrolledAndAllExported() {
    FakeRun many;
    many.codecs.clear();
    for (int i = 0; i < 30; ++i) many.codecs.push_back("codec/" + std::to_string(i));
    const LiveRun run(fakeResult(many));
    ShownPanel shown;
    shown.panel.setKind(ChartKind::phases);
    shown.panel.setRun(run);
    QTRY_VERIFY(shown.rows()->pictureSize().height() > 2 * shown.panel.height());
  }

  void coloursFollowThePalette() {
    ShownPanel shown;
    shown.panel.setKind(ChartKind::phases);
    QPalette dark(QColor(40, 40, 40), QColor(30, 30, 30));
    dark.setColor(QPalette::Base, QColor(20, 20, 20));
    dark.setColor(QPalette::Text, Qt::white);
    shown.panel.setPalette(dark);
    const QImage image = shown.panel.picture(caption, 1);
    QCOMPARE(image.pixelColor(1, 1), QColor(20, 20, 20));
  }

  void theMenuSwitchesLinesOffAndOnAgain() {
    ShownPanel shown;
    shown.panel.setKind(ChartKind::phases);
    QMenu menu;
    shown.panel.fillCurveMenu(&menu);
    QCOMPARE(menu.actions().size(), 2);
    menu.actions().first()->trigger();
    QVERIFY(!shown.rows()->accessibleDescription().contains("alpha/one"));
    shown.panel.fillCurveMenu(&menu);
    QVERIFY(!menu.actions().first()->isChecked());
    menu.actions().first()->trigger();
    QVERIFY(shown.rows()->accessibleDescription().contains("alpha/one"));
  }
};

QTEST_MAIN(RowChartTest)
#include "row_chart_test.moc"
