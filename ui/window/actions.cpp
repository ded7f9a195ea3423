// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/actions.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>

namespace cwb {
namespace {

QAction* add(QMenu* menu, const char* name, const QString& text,
             const QList<QKeySequence>& shortcuts, const QString& toolTip) {
  QAction* action = menu->addAction(text);
  action->setObjectName(QLatin1String(name));
  action->setShortcuts(shortcuts);
  const QString key =
      shortcuts.isEmpty()
          ? QString()
          : QStringLiteral(" (%1)").arg(shortcuts.first().toString(QKeySequence::NativeText));
  action->setToolTip(toolTip + key);
  action->setStatusTip(toolTip);
  return action;
}

void fileMenu(QMenuBar* bar, Actions& actions) {
  const auto tr = [](const char* text) { return QMainWindow::tr(text); };
  QMenu* menu = bar->addMenu(tr("&File"));
  actions.open = add(menu, "open", tr("&Open profile…"), {QKeySequence::Open},
                     tr("Opens a profile: the settings of a run, as a file"));
  actions.recent = menu->addMenu(tr("&Recent profiles"));
  actions.builtin = menu->addMenu(tr("&Built-in profiles"));
  menu->addSeparator();
  actions.save = add(menu, "save", tr("&Save profile"), {QKeySequence::Save},
                     tr("Writes the settings to their profile"));
  actions.save_as =
      add(menu, "saveAs", tr("Save profile &as…"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
          tr("Writes the settings to another file"));
  menu->addSeparator();
  actions.add_payload = add(menu, "addPayloadFile", tr("Add &payload…"), {},
                            tr("Adds a JSON file of yours to the payloads"));
  actions.export_data = add(menu, "exportData", tr("Export &data as CSV…"),
                            {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E)},
                            tr("Writes all samples of the run, and beside them a summary"));
  menu->addSeparator();
  actions.quit =
      add(menu, "quit", tr("&Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)}, tr("Ends the program"));
}

void runMenu(QMenuBar* bar, Actions& actions) {
  const auto tr = [](const char* text) { return QMainWindow::tr(text); };
  QMenu* menu = bar->addMenu(tr("&Run"));
  actions.run =
      add(menu, "run", tr("&Run"), {QKeySequence(Qt::Key_F5), QKeySequence(Qt::CTRL | Qt::Key_R)},
          tr("Measures what is ticked on the left"));
  actions.run->setIconText(tr("▶ Run"));
  actions.stop = add(menu, "stop", tr("&Stop"), {QKeySequence(Qt::Key_Escape)},
                     tr("Ends the run after this sample and keeps what was measured"));
  actions.stop->setIconText(tr("■ Stop"));
  actions.stop->setEnabled(false);
  menu->addSeparator();
  actions.timed =
      add(menu, "whatWasTimed", tr("&What was timed…"), {QKeySequence(Qt::CTRL | Qt::Key_I)},
          tr("Shows the source, the library and the build behind the chosen row"));
}

void chartMenu(QMenuBar* bar, Actions& actions) {
  const auto tr = [](const char* text) { return QMainWindow::tr(text); };
  QMenu* menu = bar->addMenu(tr("&Chart"));
  actions.kinds = menu->addMenu(tr("&Kind"));
  actions.curves = menu->addMenu(tr("&Curves"));
  menu->addSeparator();
  actions.export_chart =
      add(menu, "exportChart", tr("&Export as PNG…"), {QKeySequence(Qt::CTRL | Qt::Key_E)},
          tr("Writes the chart, with a caption that says what it shows"));
  actions.copy_chart =
      add(menu, "copyChart", tr("&Copy"), {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C)},
          tr("Puts the chart with its caption on the clipboard"));
}

void viewMenu(QMenuBar* bar, Actions& actions) {
  const auto tr = [](const char* text) { return QMainWindow::tr(text); };
  actions.view = bar->addMenu(tr("&View"));
  QMenu* theme = actions.view->addMenu(tr("&Appearance"));
  auto* group = new QActionGroup(theme);
  const auto choice = [&](const char* name, const QString& text, const QString& toolTip) {
    QAction* action = add(theme, name, text, {}, toolTip);
    action->setCheckable(true);
    group->addAction(action);
    return action;
  };
  actions.theme_system =
      choice("themeSystem", tr("&System"), tr("The colours that the desktop gives"));
  actions.theme_light = choice("themeLight", tr("&Light"), tr("Dark text on a light ground"));
  actions.theme_dark = choice("themeDark", tr("&Dark"), tr("Light text on a dark ground"));
}

void helpMenu(QMenuBar* bar, Actions& actions) {
  const auto tr = [](const char* text) { return QMainWindow::tr(text); };
  QMenu* menu = bar->addMenu(tr("&Help"));
  actions.shortcuts =
      add(menu, "shortcuts", tr("&Shortcuts"), {QKeySequence(Qt::Key_F1)}, tr("Lists the keys"));
  actions.about = add(menu, "about", tr("&About"), {}, tr("Version and licence"));
}

}  // namespace

Actions makeActions(QMainWindow& window) {
  Actions actions;
  QMenuBar* bar = window.menuBar();
  fileMenu(bar, actions);
  runMenu(bar, actions);
  viewMenu(bar, actions);
  chartMenu(bar, actions);
  helpMenu(bar, actions);
  return actions;
}

QString shortcutList(const QMainWindow& window) {
  QStringList lines;
  for (const QAction* action : window.menuBar()->findChildren<QAction*>()) {
    if (action->shortcuts().isEmpty()) continue;
    QStringList keys;
    for (const QKeySequence& key : action->shortcuts()) {
      keys << key.toString(QKeySequence::NativeText);
    }
    lines << QStringLiteral("%1: %2").arg(keys.join(QStringLiteral(", ")), action->statusTip());
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace cwb
