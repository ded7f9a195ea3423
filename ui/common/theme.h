// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QString>

namespace cwb {

enum class Theme { system, light, dark };

QString themeKey(Theme theme);         ///< as it is remembered
Theme themeFrom(const QString& key);   ///< system where the key is unknown
bool isDark(const QPalette& palette);  ///< light text on a dark ground
void applyTheme(Theme theme);          ///< to the whole program, at once

}  // namespace cwb
