// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include "ui/settings/profile_editor.h"

namespace cwb {

/// Which profile is open and where it came from; opens and saves it, remembers the recent ones.
/// Shows nothing: what went wrong is told by signals, as sentences.
class ProfileSession : public QObject {
  Q_OBJECT

 public:
  explicit ProfileSession(ProfileEditor& editor, QObject* parent = nullptr);

  /// A path or `builtin:NAME`. False, and `problem` told, where it cannot be opened; what was open
  /// stays then.
  bool open(const QString& source);
  bool saveAs(const QString& path);

  /// As the user named it; a path is absolute.
  const QString& source() const { return source_; }
  bool isBuiltin() const;
  /// What the window's title calls it.
  QString shownName() const;

  static QStringList recent();
  static QString builtin(const QString& name);
  static QStringList builtinNames();

 signals:
  void sourceChanged();
  void problem(const QString& message);

 private:
  void become(const QString& source);

  ProfileEditor& editor_;
  QString source_;
};

}  // namespace cwb
