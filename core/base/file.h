// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "base/problem.h"

namespace cwb {

/// The whole file. The problem says why not: no such file, a folder, no permission, over the limit.
tl::expected<std::string, Problem> read_file(const std::filesystem::path& path,
                                             std::size_t limit_bytes);

/// Writes the text to a temporary file beside the path and renames it into place, so that the path
/// holds the old content or the new, never half of one. A file that is replaced keeps its
/// permissions; a link stays a link and its target is written; a device is written to. The problem
/// says why not (no such folder, no permission, disk full); the temporary file is gone then.
std::optional<Problem> write_file(const std::filesystem::path& path, std::string_view text);

/// The open descriptor that a path such as /dev/stdout or /dev/fd/3 stands for.
std::optional<int> named_descriptor(const std::filesystem::path& path);

}  // namespace cwb
