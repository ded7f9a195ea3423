// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "profile/checks.h"
#include "profile/sweep.h"

namespace cwb::profile {

/// What a parameter may be; neither is negative.
struct Bounds {
  std::int64_t minimum = 0;
  std::int64_t maximum = 0;
};

std::optional<std::int64_t> parameter_value(const Place& place, Bounds bounds, Problems& problems);

/// True of a list and of a map: a parameter's single value is neither.
bool is_sweep(const Place& place);

/// `[1, 10, 100]`, or `{"from": 1, "to": 10000, "factor": 10}`.
std::optional<Sweep> read_sweep(const Place& place, Bounds bounds, Problems& problems);

}  // namespace cwb::profile
