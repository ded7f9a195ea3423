// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace cwb {

/// Opens the window and returns 0 when it is closed. Qt aborts where it finds no display: look
/// before. `file` is a
/// profile, `builtin:NAME`, a JSON document that becomes a payload, or empty: what was open last.
/// Qt's own options (-platform, -style) may stand in argv.
int run_window(int argc, char** argv, const std::string& file);

}  // namespace cwb
