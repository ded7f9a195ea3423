// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "base/problem.h"
#include "model/payload.h"
#include "profile/profile.h"
#include "run/case.h"

namespace cwb {

/// What follows the codec's id where the A/A check lists it a second time.
inline constexpr std::string_view twin_suffix = " (A/A)";

struct PlannedCase {
  CaseId id;
  std::size_t payload = 0;            ///< a place in Plan::payloads
  CaseState state = CaseState::runs;  ///< runs, not_apart or refused
  std::string reason;                 ///< why it is refused
  std::string twin_of{};              ///< the A/A check's second listing of this codec; else empty

  /// The id of the codec that serves the case.
  const std::string& codec() const { return twin_of.empty() ? id.codec : twin_of; }
};

/// What a run will do, computed before anything is timed. A plain value.
struct Plan {
  Profile profile;
  std::filesystem::path folder;  ///< what the profile's file payloads are relative to
  std::vector<std::shared_ptr<const Payload>> payloads;
  std::vector<PlannedCase> cases;   ///< payload by payload, codec by codec, phase by phase;
                                    ///< the twins of the A/A check come last
  std::uint64_t sample_bytes = 0;   ///< what the samples of all rounds take in memory
  std::uint64_t subject_bytes = 0;  ///< what all subjects are taken to need
};

/// What the samples of one run may take in memory.
inline constexpr std::uint64_t sample_limit_bytes = 4ULL * 1024 * 1024 * 1024;

/// What the subjects of one run, which all live at once, may take in memory.
inline constexpr std::uint64_t subject_limit_bytes = 8ULL * 1024 * 1024 * 1024;

/// What a subject is taken to need for each byte of its payload's compact JSON: its native objects,
/// its output and its input. The peak memory of runs of one codec each, over that of
/// baseline/memcpy, was 3 (sproto, long strings) to 28 (a JSON DOM of short ones) times the JSON of
/// 20 MB, with what the verify gate needs for a moment.
inline constexpr std::uint64_t subject_bytes_per_json_byte = 16;

/// Makes the payloads and asks every codec whether it can hold them. `folder` is what the profile's
/// file payloads are relative to. Problems (with JSON pointers into the profile) where a payload
/// cannot be made: its file cannot be read, it would be too large, or the samples would be. A codec
/// that cannot hold a payload, or that this build lacks, gives refused cases, not a problem. A stop
/// request ends the making between two payloads or codecs, with a problem that says so.
tl::expected<Plan, Problems> make_plan(const Profile& profile, const std::filesystem::path& folder,
                                       const std::stop_token& stop = {});

}  // namespace cwb
