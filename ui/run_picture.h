// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include "base/problem.h"
#include "run/run.h"

namespace cwb {

/// The run as one picture for its reader, written as PNG: a panel for each payload and phase, in it
/// a box plot for each codec on a common time axis, fastest first, with its median and interval in
/// figures. Needs a QApplication (the offscreen platform does). The problem says why it could not
/// be written; an existing file is then untouched.
std::optional<Problem> write_run_png(const Run& run, const std::filesystem::path& path);

}  // namespace cwb
