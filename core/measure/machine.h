// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "profile/profile.h"
#include "run/run.h"

namespace cwb {

/// What is known of the machine, the build and the libraries of the profile's codecs before a run.
Manifest describe_machine(const Profile& profile);

/// Now, in UTC: "2026-03-01T12:00:00Z".
std::string utc_now();

}  // namespace cwb
