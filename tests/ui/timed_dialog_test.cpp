// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/timed_dialog.h"

#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>

#include "codecs/codec_sources.h"
#include "codecs/registry.h"
#include "ui/common/text.h"

using namespace cwb;

namespace {

TimedCase timedCase(const std::string& codec) {
  TimedCase timed;
  timed.facts.id = {codec, "cookie", Phase::decode};
  timed.facts.iterations = 1234;
  timed.facts.notes = {"a list, empty, comes back <absent>"};
  timed.facts.diagnoses = {{Symptom::drift, "the second half is 3 % slower"}};
  return timed;
}

}  // namespace

class TimedDialogTest : public QObject {
  Q_OBJECT

 private slots:
  void theFactsTellAllThatIsKnown() {
    TimedCase timed = timedCase("sproto/raw");
    Manifest manifest;
    manifest.compiler = "GCC 12.2.0";
    manifest.flags = "-O3 -DNDEBUG";
    timed.built = &manifest;
    const QString html = timedHtml(timed);
    const CodecInfo& info = find_codec("sproto/raw")->info();
    for (const QString& part :
         {qs(info.description).toHtmlEscaped(), qs(info.version),
          QStringLiteral("<a href=\"%1\">").arg(qs(info.documentation_url)),
          QStringLiteral("dynamic"), qs(meaning(Phase::decode)).toHtmlEscaped(),
          QStringLiteral("1,234"), QStringLiteral("&lt;absent&gt;"),
          QStringLiteral("the second half is 3 % slower"), QStringLiteral("GCC 12.2.0 -O3")}) {
      QVERIFY2(html.contains(part), qPrintable(part));
    }
  }

  void whatIsNotKnownYetOrAtAllIsSaid() {
    QVERIFY(timedHtml(timedCase("sproto/raw")).contains("when the run has ended"));
    QVERIFY(timedHtml(timedCase("nobody/knows")).contains("no codec of this name"));
    TimedCase refused = timedCase("sproto/raw");
    refused.facts.state = CaseState::refused;
    refused.facts.reason = "it needs a schema";
    QVERIFY(timedHtml(refused).contains("refused: it needs a schema"));
    const TimedDialog dialog(timedCase("nobody/knows"));
    QCOMPARE(dialog.findChild<QTabWidget*>()->count(), 1);
  }

  void theSecondListingShowsTheCodecThatItRepeats() {
    TimedCase twin = timedCase("sproto/raw (A/A)");
    twin.facts.twin_of = "sproto/raw";
    QVERIFY(timedHtml(twin).contains("second listing of sproto/raw"));
    const TimedDialog dialog(twin);
    QVERIFY(dialog.findChild<QTabWidget*>()->count() > 3);
  }

  void everyCodecShowsItsFilesAndTheLoops() {
    for (const auto& codec : all_codecs()) {
      const std::string& id = codec->info().id;
      const TimedDialog dialog(timedCase(id));
      QVERIFY(!dialog.isModal());
      auto* tabs = dialog.findChild<QTabWidget*>(QStringLiteral("timedSources"));
      QCOMPARE(std::size_t(tabs->count()), codec_sources(id).size());
      QStringList names;
      for (int i = 0; i < tabs->count(); ++i) names << tabs->tabText(i);
      QVERIFY(names.contains("loop_subject.h"));
      auto* shown = qobject_cast<QPlainTextEdit*>(tabs->currentWidget());
      QVERIFY(shown->isReadOnly());
      const QString mode = qs(id).section(QLatin1Char('/'), 1);
      QVERIFY2(shown->toPlainText().contains(mode), id.c_str());
    }
  }
};

QTEST_MAIN(TimedDialogTest)
#include "timed_dialog_test.moc"
