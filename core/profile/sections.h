// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "profile/checks.h"
#include "profile/profile.h"

namespace cwb::profile {

/// The payloads of a profile: shapes with parameters inside their bounds and their product inside
/// payload_limit_bytes, or files, none of them twice.
std::vector<PayloadChoice> read_payloads(const Place& place, Problems& problems);

/// The `sampling` of a profile.
Sampling read_sampling(const Place& place, Problems& problems);

}  // namespace cwb::profile
