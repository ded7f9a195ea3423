// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window_start.h"

#include <cstdio>
#include <cstdlib>

#include <QApplication>
#include <QIcon>
#include <QThreadPool>

#include "measure/affinity.h"
#include "ui/common/app_settings.h"
#include "ui/common/theme.h"
#include "ui/window/main_window.h"

namespace cwb {
namespace {

constexpr int no_display = 2;

/// Qt ends the process by abort() where it finds no display; the user shall read a sentence instead.
void onMessage(QtMsgType type, const QMessageLogContext& /*where*/, const QString& text) {
  if (type == QtFatalMsg && QCoreApplication::instance() == nullptr) {
    std::fputs(
        "codec-workbench: there is no display to open the window on (DISPLAY or WAYLAND_DISPLAY "
        "must name one); \"codec-workbench run builtin:cookie\" measures without a window\n",
        stderr);
    std::_Exit(no_display);
  }
  if (type != QtDebugMsg && type != QtInfoMsg) {
    std::fprintf(stderr, "%s\n", text.toLocal8Bit().constData());
  }
  if (type == QtFatalMsg) std::abort();
}

}  // namespace

int run_window(int argc, char** argv, const std::string& file) {
  // Before QApplication, whose helper threads inherit it.
  keep_off_worker_core();
  qInstallMessageHandler(onMessage);
  QApplication application(argc, argv);
  QApplication::setApplicationName(QStringLiteral("codec-workbench"));
  QApplication::setApplicationDisplayName(QStringLiteral("Codec Workbench"));
  QApplication::setApplicationVersion(QStringLiteral(CWB_VERSION));
  QApplication::setDesktopFileName(QStringLiteral("codec-workbench"));
  QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/codec-workbench.svg")));
  applyTheme(themeFrom(appSettings().value(QStringLiteral("window/theme")).toString()));

  int code = 0;
  {
    MainWindow window;
    window.openLast();
    if (!file.empty()) window.openAnything(QFile::decodeName(QByteArray::fromStdString(file)));
    window.show();
    code = QApplication::exec();
    // An export that was asked for is written before the program ends.
    QThreadPool::globalInstance()->waitForDone();
    // A library's call cannot be interrupted, and a thread inside one cannot be cleaned up after.
    if (!window.isWorkerDone()) std::_Exit(code);
  }
  return code;
}

}  // namespace cwb
