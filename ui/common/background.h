// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QObject>

#include "base/problem.h"

namespace cwb {

/// Does work that would hold up the window (encoding a picture, writing a large file) on another
/// thread, then calls `done` on the receiver's thread with its outcome; an exception becomes a
/// problem. `done` is not called where the receiver is gone by then. The work must own all it
/// touches. The program waits for it before it ends.
void inBackground(QObject* receiver, std::function<std::optional<Problem>()> work,
                  std::function<void(std::optional<Problem>)> done);

/// Whether such work is still going on.
bool backgroundBusy();

}  // namespace cwb
