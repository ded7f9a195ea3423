// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/picture.h"

#include <QApplication>

#include "app/display.h"
#include "ui/run_picture.h"

namespace cwb {

std::optional<Problem> write_picture(int& argc, char** argv, const Run& run,
                                     const std::filesystem::path& path) {
  if (!QCoreApplication::instance()) {
    // Made only now, after the run: Qt's threads would share the machine with what is measured.
    take_qt_messages();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static const QApplication application(argc, argv);
  }
  return write_run_png(run, path);
}

}  // namespace cwb
