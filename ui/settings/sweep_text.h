// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QString>
#include <tl/expected.hpp>

#include "profile/sweep.h"

namespace cwb {

/// As a user writes several values of a parameter: "1, 10, 100", or "1 to 10000 by 10".
QString sweepText(const Sweep& sweep);

/// Reads either form; a single number is a sweep of one value. Else a sentence on what is wrong.
/// The numbers must be from `minimum` to `maximum`.
tl::expected<Sweep, QString> readSweep(const QString& text, std::int64_t minimum,
                                       std::int64_t maximum);

}  // namespace cwb
