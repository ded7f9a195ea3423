// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cwb {

/// Whether the environment names a display or a Qt platform to draw on. Where it does not, a
/// sentence on stderr says what to do instead. Qt itself would abort.
bool has_display();

/// From here on Qt's messages are as the user should read them: a platform that cannot start (a
/// DISPLAY that nobody answers at) ends the program with the same sentence and the exit code for
/// wrong input, where Qt would abort.
void take_qt_messages();

}  // namespace cwb
