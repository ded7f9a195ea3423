// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/timed_dialog.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTabWidget>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "codecs/codec_sources.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

/// The file's name without its folder.
QString shortName(std::string_view name) { return qs(name.substr(name.rfind('/') + 1)); }

QPlainTextEdit* makeSource(const CodecSource& source, QWidget* parent) {
  auto* view = new QPlainTextEdit(parent);
  view->setObjectName(QStringLiteral("source:") + qs(source.name));
  view->setAccessibleName(TimedDialog::tr("Source file %1").arg(qs(source.name)));
  view->setReadOnly(true);
  // With a cursor, so that the keyboard can go through and select.
  view->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  view->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  view->setLineWrapMode(QPlainTextEdit::NoWrap);
  view->setPlainText(qs(source.text));
  return view;
}

}  // namespace

TimedDialog::TimedDialog(const TimedCase& timed, QWidget* parent) : QDialog(parent) {
  setObjectName(QStringLiteral("timedDialog"));
  setAttribute(Qt::WA_DeleteOnClose);
  setWindowTitle(tr("What was timed — %1").arg(qs(to_string(timed.facts.id))));
  auto* facts = new QTextBrowser(this);
  facts->setObjectName(QStringLiteral("timedFacts"));
  facts->setAccessibleName(tr("What was timed"));
  facts->setToolTip(tr("What is known of this row: links open in the browser"));
  facts->setFrameShape(QFrame::NoFrame);
  facts->setOpenExternalLinks(true);
  facts->setHtml(timedHtml(timed));
  auto* split = new QSplitter(Qt::Vertical, this);
  split->setChildrenCollapsible(false);
  split->addWidget(facts);
  split->addWidget(makeSources(timed.codec()));
  split->setStretchFactor(0, 2);
  split->setStretchFactor(1, 3);
  split->setSizes({260, 340});
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  buttons->button(QDialogButtonBox::Close)->setToolTip(tr("Closes this window (Esc)"));
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(split, 1);
  layout->addWidget(buttons);
  resize(860, 680);
}

QWidget* TimedDialog::makeSources(const std::string& codec) {
  const auto sources = codec_sources(codec);
  auto* tabs = new QTabWidget(this);
  tabs->setObjectName(QStringLiteral("timedSources"));
  tabs->setAccessibleName(tr("Source of the codec"));
  tabs->setToolTip(
      tr("The codec's own functions, as this program was built from them, and the loops that time "
         "them"));
  tabs->setDocumentMode(true);
  if (sources.empty()) {
    tabs->addTab(new QLabel(tr("This build has no source of this codec."), tabs), tr("Source"));
    return tabs;
  }
  const std::string mode = '"' + codec.substr(codec.find('/') + 1) + '"';
  int named = -1;
  for (const CodecSource& source : sources) {
    const int tab = tabs->addTab(makeSource(source, tabs), shortName(source.name));
    tabs->setTabToolTip(tab, QStringLiteral("core/codecs/") + qs(source.name));
    // Begin where the codec is put together.
    const bool names_it = source.text.find('"' + codec + '"') != std::string_view::npos ||
                          source.text.find(mode) != std::string_view::npos;
    if (named < 0 && names_it) named = tab;
  }
  tabs->setCurrentIndex(std::max(named, 0));
  return tabs;
}

}  // namespace cwb
