// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "run/run.h"

namespace cwb {

inline constexpr std::int64_t run_version = 1;

/// The run file: version 1, JSON, described by schemas/run.schema.json. One line for each case, so
/// that a line-based tool can pick one. The samples stand as parallel lists of plain numbers; about
/// 25 bytes of text a sample.
std::string run_json(const Run& run);

}  // namespace cwb
