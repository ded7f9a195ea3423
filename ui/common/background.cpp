// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/background.h"

#include <atomic>
#include <exception>

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

namespace cwb {
namespace {
std::atomic<int> busy = 0;
}

void inBackground(QObject* receiver, std::function<std::optional<Problem>()> work,
                  std::function<void(std::optional<Problem>)> done) {
  ++busy;
  QThreadPool::globalInstance()->start(
      [receiver = QPointer<QObject>(receiver), work = std::move(work), done = std::move(done)] {
        std::optional<Problem> problem;
        try {
          problem = work();
        } catch (const std::exception& error) {
          problem = Problem{{}, error.what()};
        }
        // By way of the application, which outlives the pool's work; the receiver may not, and only
        // its own thread may ask whether it still lives.
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [receiver, done, problem = std::move(problem)] {
              --busy;
              if (receiver) done(problem);
            },
            Qt::QueuedConnection);
      });
}

bool backgroundBusy() { return busy > 0; }

}  // namespace cwb
