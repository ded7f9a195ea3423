// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/run.h"

namespace cwb {

/// True where most samples are only upper bounds, and so the median is one.
bool median_is_below_resolution(const Series& series);

}  // namespace cwb
