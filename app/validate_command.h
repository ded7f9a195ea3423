// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace cwb {

/// Checks a profile and says what a run of it would do: how many cases, and which are refused and
/// why. Nothing is timed. Gives the exit code.
int validate_command(const std::string& profile);

}  // namespace cwb
