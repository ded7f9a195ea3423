// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

class QAction;
class QMenu;

namespace cwb {

/// What the window can do, in its menus and toolbar, with their shortcuts. Owned by the window.
struct Actions {
  QAction* run = nullptr;
  QAction* stop = nullptr;
  QAction* timed = nullptr;
  QAction* open = nullptr;
  QAction* save = nullptr;
  QAction* save_as = nullptr;
  QAction* add_payload = nullptr;
  QAction* export_data = nullptr;
  QAction* quit = nullptr;
  QAction* export_chart = nullptr;
  QAction* copy_chart = nullptr;
  QAction* theme_system = nullptr;
  QAction* theme_light = nullptr;
  QAction* theme_dark = nullptr;
  QAction* shortcuts = nullptr;
  QAction* about = nullptr;
  QMenu* recent = nullptr;
  QMenu* builtin = nullptr;
  QMenu* curves = nullptr;
  QMenu* kinds = nullptr;
  QMenu* view = nullptr;
};

/// Makes the actions and the menu bar.
Actions makeActions(QMainWindow& window);

/// Every shortcut with what it does, as lines.
QString shortcutList(const QMainWindow& window);

}  // namespace cwb
