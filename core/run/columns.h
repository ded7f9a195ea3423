// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace cwb {

/// The lines as text in aligned columns, two blanks apart. Lines may have fewer cells than others.
std::string in_columns(const std::vector<std::vector<std::string>>& lines);

}  // namespace cwb
