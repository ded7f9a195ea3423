// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>

#include "base/problem.h"
#include "run/run.h"

namespace cwb {

/// Draws the run's charts into a PNG file; no display is needed.
std::optional<Problem> write_picture(int& argc, char** argv, const Run& run,
                                     const std::filesystem::path& path);

}  // namespace cwb
