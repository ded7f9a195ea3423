// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "run/host_facts.h"

namespace cwb {

/// Reads /sys and /proc below `root`; `core` is the worker's.
HostFacts read_host_facts(int core, const std::filesystem::path& root = "/");

/// A sentence, with what to do, for each fact that makes times less certain.
std::vector<std::string> host_warnings(const HostFacts& facts);

}  // namespace cwb
