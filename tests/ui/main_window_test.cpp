// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>

#include "profile/profile_file.h"
#include "support/dialogs.h"
#include "support/fake_engine.h"
#include "ui/common/app_settings.h"
#include "ui/common/message_bar.h"
#include "ui/results/result_model.h"
#include "ui/settings/codec_model.h"

using namespace cwb;

/// The real window with the real core, used as a user would: clicks, keys, dialogs, files.
class MainWindowTest : public QObject {
  Q_OBJECT

 private:
  std::unique_ptr<MainWindow> window_;
  std::unique_ptr<QTemporaryDir> folder_;

  template <class T>
  T* the(const char* name) {
    T* found = window_->findChild<T*>(QLatin1String(name));
    if (found == nullptr) qFatal("the window has no %s", name);
    return found;
  }
  QString message() { return window_->findChild<MessageBar*>()->text(); }
  QAbstractItemModel* table() { return the<QTableView>("results")->model(); }
  void click(const char* name) { QTest::mouseClick(the<QWidget>(name), Qt::LeftButton); }
  void trigger(const char* name) { the<QAction>(name)->trigger(); }
  bool isRunning() { return the<QAction>("stop")->isEnabled(); }

  void type(const char* name, const QString& text) {
    auto* edit = the<QWidget>(name)->findChild<QLineEdit*>();
    edit->selectAll();
    QTest::keyClicks(edit, text);
    QTest::keyClick(edit, Qt::Key_Return);
  }

  /// Clicks the codec's check box in the tree.
  void tick(const QString& id) {
    auto* tree = the<QTreeView>("codecTree");
    tree->expandAll();
    const QModelIndexList found =
        tree->model()->match(tree->model()->index(0, 0), CodecModel::IdRole, id, 1,
                             Qt::MatchExactly | Qt::MatchRecursive);
    QCOMPARE(found.size(), 1);
    tree->scrollTo(found.first());
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {},
                      tree->visualRect(found.first()).topLeft() + QPoint(8, 8));
  }

  void drop(const QStringList& paths) {
    QMimeData data;
    QList<QUrl> urls;
    for (const QString& path : paths) urls << QUrl::fromLocalFile(path);
    data.setUrls(urls);
    QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window_.get(), &event);
  }

  QString write(const QString& name, const QByteArray& text) {
    QFile file(folder_->filePath(name));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file can be written");
    file.write(text);
    return file.fileName();
  }

  QString smallProfile(const QByteArray& codecs = R"("nlohmann-json/dom", "baseline/memcpy")") {
    return write("small.json", R"({"version": 1, "name": "Small", "codecs": [)" + codecs +
                                   R"(], "payloads": [{"shape": "cookie"}],
         "phases": ["encode", "decode"], "sampling": {"rounds": 30, "generations": 2,
         "sample_us": 20}, "baseline": ""})");
  }

  void runToTheEnd() {
    click("runButton");
    QTRY_VERIFY(isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!isRunning(), 30'000);
  }

 private slots:
  void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }

  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder_->filePath("settings"));
    appSettings().setValue("folders/profile", folder_->path());
    appSettings().setValue("folders/export", folder_->path());
    window_ = std::make_unique<MainWindow>();
    window_->openLast();
    window_->show();
    QVERIFY(QTest::qWaitForWindowExposed(window_.get()));
  }
  void cleanup() { window_.reset(); }

  void itOpensWithTheCookie() {
    QVERIFY(window_->windowTitle().contains("builtin:cookie"));
    QVERIFY(the<QCheckBox>("payload:cookie")->isChecked());
  }

  void tickRunAndWatchTheTableFill() {
    window_->openAnything(smallProfile());
    tick("nlohmann-json/struct");
    type("rounds", "5000");
    click("runButton");
    QTRY_VERIFY(table()->rowCount() == 6);
    QTRY_VERIFY_WITH_TIMEOUT(
        table()->index(0, ResultModel::n).data(ResultModel::SortRole).toInt() > 3, 20'000);
    QVERIFY(isRunning());  // the figures come while it runs
    QTRY_VERIFY_WITH_TIMEOUT(!isRunning(), 30'000);
    for (int row = 0; row < table()->rowCount(); ++row) {
      QCOMPARE(table()->index(row, ResultModel::n).data().toString(), QStringLiteral("5,000"));
      QVERIFY(table()->index(row, ResultModel::median).data(ResultModel::SortRole).toDouble() > 0);
    }
    QVERIFY(the<QLabel>("trust")->text().contains("resolution"));
  }

  void escapeStopsAndKeepsTheSamples() {
    window_->openAnything(smallProfile());
    type("rounds", "2000000");
    click("runButton");
    QTRY_VERIFY_WITH_TIMEOUT(
        table()->rowCount() > 0 &&
            table()->index(0, ResultModel::n).data(ResultModel::SortRole).toInt() > 10,
        20'000);
    QElapsedTimer clock;
    clock.start();
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QTRY_VERIFY(!isRunning());
    QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    QVERIFY(table()->index(0, ResultModel::n).data(ResultModel::SortRole).toInt() > 10);
    QVERIFY(the<QLabel>("progressText")->text().contains("stopped"));
    QVERIFY(the<QAction>("exportData")->isEnabled());
  }

  void exportsWriteTheChartAndTheData() {
    window_->openAnything(smallProfile());
    runToTheEnd();
    trigger("exportChart");
    QVERIFY(answerFileDialog(window_.get(), folder_->filePath("chart.png")));
    QTRY_VERIFY(message().contains("chart.png"));
    const QImage picture(folder_->filePath("chart.png"));
    QVERIFY(picture.text("Description").contains("nlohmann-json/dom"));
    QCOMPARE(picture.text("Title"), QStringLiteral("Small"));
    QVERIFY(picture.width() > 600);
    const auto kept = QJsonDocument::fromJson(picture.text("Manifest").toUtf8()).object();
    QCOMPARE(kept["profile"].toObject()["name"].toString(), QStringLiteral("Small"));

    trigger("exportData");
    QVERIFY(answerFileDialog(window_.get(), folder_->filePath("samples.csv")));
    QTRY_VERIFY(message().contains("samples.csv"));
    QFile samples(folder_->filePath("samples.csv"));
    QVERIFY(samples.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = samples.readAll().trimmed().split('\n');
    QVERIFY(lines.first().startsWith("codec,payload,phase,round,iterations,ns_per_iteration"));
    QCOMPARE(lines.size(), 1 + 4 * 30);
    QFile summary(folder_->filePath("samples.summary.csv"));
    QVERIFY(summary.open(QIODevice::ReadOnly));
    QCOMPARE(summary.readAll().trimmed().split('\n').size(), 1 + 4);
    QFile manifest(folder_->filePath("samples.manifest.json"));
    QVERIFY(manifest.open(QIODevice::ReadOnly));
    QCOMPARE(QJsonDocument::fromJson(manifest.readAll()).object(), kept);
    // A summary that nobody was asked about stays as it is.
    QFile other(folder_->filePath("other.summary.csv"));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("mine");
    other.close();
    trigger("exportData");
    QVERIFY(answerFileDialog(window_.get(), folder_->filePath("other.csv")));
    QTRY_VERIFY(message().contains("other.summary-2.csv"));
    QVERIFY(other.open(QIODevice::ReadOnly));
    QCOMPARE(other.readAll(), QByteArray("mine"));
  }

  void whatWasTimedIsShownForTheChosenRow() {
    window_->openAnything(smallProfile());
    QTest::keyClick(window_.get(), Qt::Key_I, Qt::ControlModifier);
    QVERIFY(message().contains("Choose a row"));
    runToTheEnd();
    the<QTableView>("results")->selectRow(0);
    QVERIFY(the<QTableView>("results")->actions().contains(the<QAction>("whatWasTimed")));
    QTest::keyClick(window_.get(), Qt::Key_I, Qt::ControlModifier);
    auto* dialog = the<QDialog>("timedDialog");
    QVERIFY(dialog->isVisible() && !dialog->isModal());
    const QString facts = dialog->findChild<QTextBrowser*>("timedFacts")->toPlainText();
    QVERIFY(facts.contains("Built with"));
    QVERIFY(!facts.contains("when the run has ended"));
    QTest::keyClick(dialog, Qt::Key_Escape);
    QTRY_VERIFY(window_->findChild<QDialog*>("timedDialog") == nullptr);
  }

  void theVerdictsAreDrawnWhenTheRunHasEnded() {
    window_->openAnything(smallProfile());
    the<QComboBox>("chartKind")->setCurrentText("Verdicts");
    type("rounds", "40");
    runToTheEnd();
    QVERIFY(the<QWidget>("rowChart")->accessibleDescription().contains("no baseline"));
    the<QComboBox>("chartKind")->setCurrentText("Phases");
    QVERIFY(
        the<QWidget>("rowChart")->accessibleDescription().contains("nlohmann-json/dom: encode"));
  }

  void anUnwritablePathIsASentenceInTheMessageBar() {
    window_->openAnything(smallProfile());
    trigger("exportChart");
    QVERIFY(answerFileDialog(window_.get(), "/proc/version"));
    QTRY_VERIFY(message().contains("/proc/version"));
    click("dismissMessage");
    QVERIFY(message().isEmpty());
  }

  void aSavedProfileOpensWithTheSameSettings() {
    window_->openAnything(smallProfile());
    tick("nlohmann-json/struct");
    type("rounds", "77");
    type("iterations", "3");
    the<QCheckBox>("phase:load")->click();
    the<QCheckBox>("settle")->click();
    the<QCheckBox>("payload:scroll-list")->click();
    QVERIFY(window_->isWindowModified());
    trigger("saveAs");
    QVERIFY(answerFileDialog(window_.get(), folder_->filePath("mine.json")));
    QTRY_VERIFY(window_->windowTitle().contains("mine.json"));
    QVERIFY(!window_->isWindowModified());
    const auto saved = load_profile(folder_->filePath("mine.json").toStdString());
    QVERIFY(saved.has_value());
    QCOMPARE(saved->profile.codecs.size(), std::size_t{3});

    window_->openAnything("builtin:cookie");
    QVERIFY(window_->windowTitle().contains("builtin:cookie"));
    trigger("open");
    QVERIFY(answerFileDialog(window_.get(), folder_->filePath("mine.json")));
    QTRY_VERIFY(window_->windowTitle().contains("mine.json"));
    QCOMPARE(the<QDoubleSpinBox>("rounds")->value(), 77.0);
    QCOMPARE(the<QDoubleSpinBox>("iterations")->value(), 3.0);
    QVERIFY(the<QCheckBox>("phase:load")->isChecked());
    QVERIFY(!the<QCheckBox>("settle")->isChecked());
    QVERIFY(the<QCheckBox>("payload:scroll-list")->isChecked());
    QVERIFY(!window_->isWindowModified());
  }

  void aDroppedProfileOpensAndADroppedDocumentBecomesAPayload() {
    const QString profile = smallProfile();
    const QString document = write("orders.json", R"({"orders": [{"id": 1}], "version": "2"})");
    drop({profile});
    QVERIFY(window_->windowTitle().contains("small.json"));
    drop({document});
    QVERIFY(the<QCheckBox>("payload:orders.json")->isChecked());
    runToTheEnd();
    QCOMPARE(table()->rowCount(), 2 * 2 * 2);
  }

  void badFilesAreSentencesAndWhatWasOpenStays() {
    const QByteArray binary(
        "\x7f"
        "ELF\0\1\2",
        7);
    for (const QString& path :
         {write("empty.json", ""), write("binary.json", binary), folder_->filePath("none.json"),
          write("wrong.json", R"({"version": 1, "codecs": ["nlohmann-json/domm"], "payloads": [],
                                  "sampling": {"rounds": 0}})")}) {
      window_->openAnything(path);
      QVERIFY2(message().contains(QFileInfo(path).fileName()), qPrintable(message()));
      QVERIFY(window_->windowTitle().contains("builtin:cookie"));
    }
    // Several mistakes are all told, each with its place.
    QVERIFY(message().contains("/codecs/0") && message().contains("/sampling/rounds"));
  }

  void withoutACodecItSaysSoAndDoesNotRun() {
    window_->openAnything(smallProfile(R"("baseline/memcpy")"));
    tick("baseline/memcpy");
    click("runButton");
    QVERIFY(message().startsWith("No codec is ticked"));
    QVERIFY(!isRunning());
  }

  void aPayloadThatIsGoneIsTold() {
    window_->openAnything(smallProfile());
    drop({write("gone.json", "[1]")});
    QVERIFY(QFile::remove(folder_->filePath("gone.json")));
    click("runButton");
    QTRY_VERIFY(message().contains("gone.json"));
    QTRY_VERIFY(!isRunning());
  }

  void itSaysWhenTheSettingsAreNoLongerThoseOfTheRun() {
    window_->openAnything(smallProfile());
    runToTheEnd();
    QVERIFY(the<QLabel>("settingsNotice")->text().isEmpty());
    type("rounds", "31");
    QVERIFY(!the<QLabel>("settingsNotice")->text().isEmpty());
    type("rounds", "30");
    QVERIFY(the<QLabel>("settingsNotice")->text().isEmpty());
  }

  void aRowChoosesWhatTheChartShowsAndIsCopiedAsText() {
    window_->openAnything(smallProfile());
    runToTheEnd();
    auto* view = the<QTableView>("results");
    for (int row = 0; row < table()->rowCount(); ++row) {
      if (table()->index(row, ResultModel::phase).data().toString() == "decode") {
        view->selectRow(row);
        break;
      }
    }
    QCOMPARE(the<QComboBox>("chartPhase")->currentText(), QStringLiteral("decode"));
    view->setFocus();
    QTest::keyClick(view, Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().trimmed().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.first().startsWith("codec\tfamily\tpayload\tphase"));
    QVERIFY(lines.last().contains("decode"));
    the<QCheckBox>("onlyChart")->click();
    QCOMPARE(table()->rowCount(), 2);
  }

  void theChartIsCopied() {
    trigger("copyChart");
    QVERIFY(QGuiApplication::clipboard()->image().width() > 600);
  }

  void unsavedSettingsAreAskedAboutBeforeAnotherProfileOpens() {
    window_->openAnything(smallProfile());
    type("rounds", "99");
    window_->openAnything("builtin:cookie");
    QMessageBox* box = nullptr;
    QTRY_VERIFY((box = window_->findChild<QMessageBox*>()) != nullptr);
    QTest::mouseClick(box->button(QMessageBox::Cancel), Qt::LeftButton);
    QVERIFY(window_->windowTitle().contains("small.json"));
    QTRY_VERIFY(window_->findChild<QMessageBox*>() == nullptr);
    window_->openAnything("builtin:cookie");
    QTRY_VERIFY((box = window_->findChild<QMessageBox*>()) != nullptr);
    QTest::mouseClick(box->button(QMessageBox::Discard), Qt::LeftButton);
    QVERIFY(window_->windowTitle().contains("builtin:cookie"));
  }

  void closingDuringARunEndsItAndRemembersTheProfile() {
    window_->openAnything(smallProfile());
    runToTheEnd();
    click("runButton");
    window_->close();
    QVERIFY(!window_->isVisible());
    QVERIFY(window_->isWorkerDone());
    window_ = std::make_unique<MainWindow>();
    window_->openLast();
    QVERIFY(window_->windowTitle().contains("small.json"));
  }

  void everyActionSaysWhatItDoesAndNoShortcutStandsTwice() {
    QStringList keys;
    for (const QAction* action : window_->menuBar()->findChildren<QAction*>()) {
      if (action->isSeparator() || action->menu() != nullptr || action->objectName().isEmpty())
        continue;
      QVERIFY2(!action->statusTip().isEmpty(), qPrintable(action->text()));
      for (const QKeySequence& key : action->shortcuts()) keys << key.toString();
    }
    QVERIFY(keys.contains("F5") && keys.contains("Ctrl+R") && keys.contains("Esc"));
    QCOMPARE(keys.removeDuplicates(), 0);
  }

  void bothColourSchemesCanBeChosen() {
    trigger("themeDark");
    QTRY_VERIFY(window_->palette().color(QPalette::Base).lightness() < 80);
    trigger("themeLight");
    QTRY_VERIFY(window_->palette().color(QPalette::Base).lightness() > 200);
  }
};

QTEST_MAIN(MainWindowTest)
#include "main_window_test.moc"
