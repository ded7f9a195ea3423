// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>

namespace cwb {

/// What the window remembers from one start to the next: an INI file in the user's configuration
/// folder, so that it can be read and removed by hand.
inline QSettings appSettings() {
  return QSettings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("codec-workbench"),
                   QStringLiteral("codec-workbench"));
}

}  // namespace cwb
