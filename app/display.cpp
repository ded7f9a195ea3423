// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/display.h"

#include <cstdlib>
#include <string>

#include <QByteArray>
#include <QString>
#include <QtGlobal>

#include "app/console.h"
#include "app/exit_code.h"

namespace cwb {
namespace {

QtMessageHandler previous_handler = nullptr;

void complain_of_display(const std::string& what) {
  complain(what +
           "; the window needs a graphical session (check DISPLAY, WAYLAND_DISPLAY and "
           "QT_QPA_PLATFORM), without one use: codec-workbench run PROFILE");
}

void on_message(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  if (type == QtFatalMsg && message.contains(QLatin1String("platform plugin"))) {
    complain_of_display("the display cannot be opened");
    // Qt is half made at this point; its destructors must not run.
    std::_Exit(exit_usage);
  }
  // Bare systems and containers have no such folder; nothing here needs it.
  if (message.startsWith(QLatin1String("QStandardPaths: XDG_RUNTIME_DIR not set"))) return;
  previous_handler(type, context, message);
}

}  // namespace

bool has_display() {
  for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
    if (!qEnvironmentVariableIsEmpty(name)) return true;
  }
  complain_of_display("there is no display");
  return false;
}

void take_qt_messages() { previous_handler = qInstallMessageHandler(on_message); }

}  // namespace cwb
