// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include <tl/expected.hpp>

#include "base/problem.h"

namespace cwb {

/// What a JSON file dropped on the window or named on the command line is.
enum class JsonKind { profile, payload };

/// Told by its content: a map with at least two of a profile's own keys is a profile, also one with
/// mistakes in it; any other JSON value is a payload. A file longer than a profile may be is a
/// payload, unread. The problem says why it is neither: it cannot be read, or is not JSON.
tl::expected<JsonKind, Problem> jsonKind(const std::filesystem::path& path);

}  // namespace cwb
