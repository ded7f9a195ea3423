// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

// Answers to the window's questions, given as a user gives them.
namespace cwb {

/// Writes the path into the open file dialog and presses its button; agrees to replace a file.
/// False where no dialog is open.
inline bool answerFileDialog(QWidget* window, const QString& path) {
  QFileDialog* dialog = nullptr;
  if (!QTest::qWaitFor([&] {
        dialog = window->findChild<QFileDialog*>();
        return dialog != nullptr && dialog->isVisible();
      })) {
    return false;
  }
  auto* edit = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
  auto* buttons = dialog->findChild<QDialogButtonBox*>(QStringLiteral("buttonBox"));
  if (edit == nullptr || buttons == nullptr) return false;
  edit->setText(path);
  const auto agree = [dialog] {
    // Asked by the dialog itself, in a loop of its own.
    if (auto* box = dialog->findChild<QMessageBox*>()) {
      QTest::mouseClick(box->button(QMessageBox::Yes), Qt::LeftButton);
    }
  };
  QTimer::singleShot(300, dialog, agree);
  const auto ok = dialog->acceptMode() == QFileDialog::AcceptSave ? QDialogButtonBox::Save
                                                                  : QDialogButtonBox::Open;
  QTest::mouseClick(buttons->button(ok), Qt::LeftButton);
  return QTest::qWaitFor([&] { return window->findChild<QFileDialog*>() == nullptr; });
}

}  // namespace cwb
