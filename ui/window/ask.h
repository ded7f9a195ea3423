// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QString>

class QWidget;

// Questions to the user. None blocks: the answer comes by a call, and a run goes on meanwhile.
namespace cwb {

struct FileQuestion {
  QString title;
  QString filter;      ///< "Profiles (*.json)"
  QString suffix;      ///< added where the user gives none; saving only
  QString suggestion;  ///< a file's name; saving only
  QString memory;      ///< which kind of file: the folder is remembered for each
};

void askWhereToSave(QWidget* parent, const FileQuestion& question,
                    const std::function<void(const QString&)>& chosen);
void askWhatToOpen(QWidget* parent, const FileQuestion& question,
                   const std::function<void(const QString&)>& chosen);

/// Save, discard or cancel; nothing is called on cancel.
void askAboutChanges(QWidget* parent, const QString& name, const std::function<void()>& save,
                     const std::function<void()>& discard);

}  // namespace cwb
