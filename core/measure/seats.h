// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

#include "measure/subject_host.h"
#include "run/plan.h"
#include "run/run.h"

// What a run begins with.
namespace cwb {

/// One codec bound to one payload, with the cases that it serves.
struct Seat {
  std::unique_ptr<SubjectHost> host;
  std::vector<std::size_t> cases;  ///< places in Plan::cases
};

/// A seat for each codec and payload of which a case runs.
std::vector<Seat> seats_of(const Plan& plan, const HostFactory& hosts);

/// The plan's cases before anything was measured.
std::vector<CaseResult> results_of(const Plan& plan);

}  // namespace cwb
