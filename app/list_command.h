// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>

namespace cwb {

/// What `list` can list.
inline constexpr std::array<const char*, 3> list_subjects{"codecs", "payloads", "profiles"};

/// Prints what this build knows of the subject, one of list_subjects, as a table or as a JSON list.
/// Gives the exit code.
int list_command(const std::string& subject, bool json);

}  // namespace cwb
