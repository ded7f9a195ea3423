// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "base/problem.h"
#include "model/payload.h"
#include "profile/profile.h"
#include "run/case.h"

namespace cwb {

struct PlannedCase {
  CaseId id;
  std::size_t payload = 0;            ///< a place in Plan::payloads
  CaseState state = CaseState::runs;  ///< runs, not_apart or refused
  std::string reason;                 ///< why it is refused
};

/// What a run will do, computed before anything is timed. A plain value.
struct Plan {
  Profile profile;
  std::vector<std::shared_ptr<const Payload>> payloads;
  std::vector<PlannedCase> cases;  ///< payload by payload, codec by codec, phase by phase
  std::uint64_t sample_bytes = 0;  ///< what the samples of all rounds take in memory
};

/// What the samples of one run may take in memory.
inline constexpr std::uint64_t sample_limit_bytes = 4ULL * 1024 * 1024 * 1024;

/// Makes the payloads and asks every codec whether it can hold them. `folder` is what the profile's
/// file payloads are relative to. Problems (with JSON pointers into the profile) where a payload
/// cannot be made: its file cannot be read, it would be too large, or the samples would be. A codec
/// that cannot hold a payload, or that this build lacks, gives refused cases, not a problem.
tl::expected<Plan, Problems> make_plan(const Profile& profile, const std::filesystem::path& folder);

}  // namespace cwb
