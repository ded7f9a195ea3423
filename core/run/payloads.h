// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "base/problem.h"
#include "model/payload.h"
#include "profile/profile.h"

namespace cwb {

/// The ids that payloads have in a run, none twice: a shape's with its parameters, a file's name. A
/// choice with sweeps has one for each combination of values.
/// Files of one name are told apart by the paths that stand in the profile.
std::vector<std::string> payload_ids(const std::vector<PayloadChoice>& choices);

/// Makes the payloads of a valid profile. One that cannot be made is a problem, with the JSON
/// pointer of its choice, and a null pointer. A stop request ends the list before the next.
std::vector<std::shared_ptr<const Payload>> make_payloads(const Profile& profile,
                                                          const std::filesystem::path& folder,
                                                          Problems& problems,
                                                          const std::stop_token& stop = {});

}  // namespace cwb
