// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart_export.h"

#include <QFontDatabase>
#include <QFontInfo>
#include <QImageReader>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include "support/fake_engine.h"
#include "ui/charts/chart_panel.h"
#include "ui/common/text.h"
#include "ui/run_picture.h"

using namespace cwb;

namespace {

const Caption caption{
    "A run", {"Codecs: alpha/one", "Machine: a processor"}, "{\"kind\": \"manifest\", \"é\": 1}\n"};

QImage square() {
  return drawPicture(
      {200, 100},
      [](QPainter& painter, const QRectF& target) { painter.fillRect(target, Qt::green); }, caption,
      {Qt::white, Qt::black, 2});
}

/// How many pixels differ from the ground.
int inked(const QImage& image, const QRect& area) {
  int count = 0;
  for (int y = area.top(); y <= area.bottom(); ++y) {
    for (int x = area.left(); x <= area.right(); ++x) {
      count += image.pixelColor(x, y) != image.pixelColor(0, image.height() - 1);
    }
  }
  return count;
}

}  // namespace

class ChartExportTest : public QObject {
  Q_OBJECT

 private slots:
  void aFontExists() {  // without one every letter is a box, and nothing warns
    QVERIFY(!QFontDatabase::families().isEmpty());
    QVERIFY(QFontMetrics(QFont()).horizontalAdvance("il") <
            QFontMetrics(QFont()).horizontalAdvance("WM"));
  }

  void thePictureHasTheDrawingAndBelowItTheCaption() {
    const QImage image = square();
    QCOMPARE(image.width(), 400);
    QVERIFY(image.height() > 200 + 60);
    QCOMPARE(image.pixelColor(10, 10), QColor(Qt::green));
    QCOMPARE(image.pixelColor(399, 199), QColor(Qt::green));
    QVERIFY(inked(image, QRect(0, 200, 400, image.height() - 200)) > 200);
  }

  void thePngCarriesItsCaptionAsText() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("chart.png");
    QVERIFY(!writePng(square(), toPath(path)));
    QImageReader reader(path);
    QCOMPARE(reader.text("Title"), caption.title);
    QCOMPARE(reader.text("Manifest").trimmed(), caption.manifest.trimmed());
    QVERIFY(reader.text("Description").contains("Machine: a processor"));
    QCOMPARE(reader.read().width(), 400);
  }

  void anUnwritablePathIsASentenceAndTheOldFileStays() {
    const QString path =
        QStringLiteral("/proc/version");  // nothing can be put beside it, as root neither
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    const auto problem = writePng(square(), toPath(path));
    QVERIFY(problem.has_value());
    QVERIFY(QString::fromStdString(problem->message).startsWith("cannot be written"));
    file.seek(0);
    QCOMPARE(file.readAll(), before);
  }

  void theChartIsDrawnInTheSizeThatItIsShownIn() {
    ChartPanel panel;
    panel.resize(600, 400);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const LiveRun run(fakeResult({}));
    panel.setRun(run);
    const QImage image = panel.picture(caption, 3);
    QCOMPARE(image.width(), 1800);
    QVERIFY(inked(image, QRect(0, 0, 1800, 900)) > 3000);
  }

  void aRunsPictureNamesEveryCodecAndRefusal() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("run.png");
    QVERIFY(!write_run_png(fakeResult({.rounds = 60, .refused = "beta/two"}), toPath(path)));
    const QImage image(path);
    QVERIFY(image.width() > 1000);
    QVERIFY(inked(image, image.rect()) > 3000);
    QVERIFY(image.text("Description").contains("alpha/one, beta/two"));
  }

  void aRunWithoutCasesHasNoPicture() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("run.png");
    QVERIFY(write_run_png(Run(), toPath(path)).has_value());
    QVERIFY(!QFile::exists(path));
  }
};

QTEST_MAIN(ChartExportTest)
#include "chart_export_test.moc"
