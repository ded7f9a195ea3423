// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "base/problem.h"

namespace cwb {

/// Writes results to stdout and flushes. False, with a sentence on stderr, where stdout cannot be
/// written (a full disk behind a redirection).
[[nodiscard]] bool print(std::string_view text);

/// One sentence on stderr, after the program's name.
void complain(std::string_view sentence);

/// Each mistake on a line of its own, with the file it stands in.
void complain(const Problems& problems, const std::string& file);

}  // namespace cwb
