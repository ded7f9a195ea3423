// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace cwb {

/// What a column of the table is called, what its figure is and its unit.
QString columnTitle(int column);
QString columnMeaning(int column);

}  // namespace cwb
