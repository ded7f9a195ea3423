// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window_start.h"

#include <cstdlib>

#include <QApplication>
#include <QFile>
#include <QIcon>
#include <QThreadPool>

#include "measure/affinity.h"
#include "ui/common/app_settings.h"
#include "ui/common/theme.h"
#include "ui/window/main_window.h"

namespace cwb {
int run_window(int argc, char** argv, const std::string& file) {
  // Before QApplication, whose helper threads inherit it.
  keep_off_worker_core();
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
