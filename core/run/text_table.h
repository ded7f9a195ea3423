// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "run/run.h"

namespace cwb {

/// The run's results for a terminal: an aligned table for each payload and phase, then how the run
/// ended, its warnings, and what was refused and why. UTF-8, no colours.
std::string text_table(const Run& run);

}  // namespace cwb
