// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cwb {

/// What the program's exit says.
enum ExitCode : int {
  exit_fine = 0,     ///< some cases may be refused, with reasons
  exit_found = 1,    ///< ran and found something: a failed gate, every case refused
  exit_usage = 2,    ///< the user's input or arguments are wrong
  exit_failure = 3,  ///< the program could not do its part: a full disk, no memory
};

}  // namespace cwb
