// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace cwb {

/// Reads a kernel's list of cores, such as "0-1,4". What cannot be read ends the list.
std::vector<int> read_core_list(const std::string& text);

}  // namespace cwb
