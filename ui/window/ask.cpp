// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/ask.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include "ui/common/app_settings.h"

namespace cwb {
namespace {

void open(QFileDialog* dialog, const FileQuestion& question,
          const std::function<void(const QString&)>& chosen) {
  const QString key = QStringLiteral("folders/") + question.memory;
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setNameFilters({question.filter, QObject::tr("All files (*)")});
  dialog->setDirectory(appSettings().value(key, QDir::homePath()).toString());
  QObject::connect(dialog, &QFileDialog::fileSelected, dialog, [key, chosen](const QString& path) {
    appSettings().setValue(key, QFileInfo(path).absolutePath());
    chosen(path);
  });
  dialog->open();
}

}  // namespace

void askWhereToSave(QWidget* parent, const FileQuestion& question,
                    const std::function<void(const QString&)>& chosen) {
  auto* dialog = new QFileDialog(parent, question.title);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setFileMode(QFileDialog::AnyFile);
  dialog->setDefaultSuffix(question.suffix);
  dialog->selectFile(question.suggestion);
  open(dialog, question, chosen);
}

void askWhatToOpen(QWidget* parent, const FileQuestion& question,
                   const std::function<void(const QString&)>& chosen) {
  auto* dialog = new QFileDialog(parent, question.title);
  dialog->setAcceptMode(QFileDialog::AcceptOpen);
  dialog->setFileMode(QFileDialog::ExistingFile);
  open(dialog, question, chosen);
}

void askAboutChanges(QWidget* parent, const QString& name, const std::function<void()>& save,
                     const std::function<void()>& discard) {
  auto* box = new QMessageBox(
      QMessageBox::Question, QObject::tr("Unsaved settings"),
      QObject::tr("The settings of %1 have changed. Save them as a profile?").arg(name),
      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setDefaultButton(QMessageBox::Save);
  QObject::connect(box, &QMessageBox::finished, box, [save, discard](int answer) {
    if (answer == QMessageBox::Save) save();
    if (answer == QMessageBox::Discard) discard();
  });
  box->open();
}

}  // namespace cwb
