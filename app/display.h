// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cwb {

/// Whether the environment names a display or a Qt platform to draw on. Where it does not, a
/// sentence on stderr says what to do instead. Qt itself would abort.
bool has_display();

/// From here on, a Qt platform that cannot start (a DISPLAY that nobody answers at) ends the
/// program with that sentence and the exit code for wrong input, where Qt would abort.
void explain_missing_platform();

}  // namespace cwb
