// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace cwb {

/// Sends every codec of the profile through the verify gate with every payload and prints what was
/// found. Nothing is timed. Gives the exit code.
int verify_command(const std::string& profile);

}  // namespace cwb
