// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <stop_token>
#include <string>

#include <tl/expected.hpp>

#include "measure/subject_host.h"
#include "profile/profile.h"

namespace cwb {

/// How every sample of a case is taken, kept for the run.
struct CasePace {
  std::uint64_t iterations = 1;
  std::uint64_t settle_iterations = 0;
};

/// A case settles for at least one iteration and this long.
inline constexpr std::chrono::microseconds settle_time{20};

/// A sample cannot be stopped, so one of several iterations must not last longer than this.
inline constexpr std::chrono::seconds longest_sample{10};

/// Finds the iterations that make a sample last as long as the profile wants, confirmed by a second
/// reading, or takes those that the profile fixes; and the iterations of the settle. The error is
/// the sentence of a sample that failed.
tl::expected<CasePace, std::string> calibrate(SubjectHost& host, Phase phase,
                                              const Sampling& sampling,
                                              const std::stop_token& stop = {});

}  // namespace cwb
