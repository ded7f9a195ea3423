// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "run/run.h"

namespace cwb {

/// The run as Markdown for a pull request or an issue: a table for each payload and phase, then how
/// the run ended, the machine, the libraries, the warnings, and what was refused and why.
std::string run_markdown(const Run& run);

}  // namespace cwb
