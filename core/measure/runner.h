// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "measure/extra_passes.h"
#include "measure/run_sink.h"
#include "measure/subject_host.h"
#include "run/plan.h"
#include "run/run.h"

namespace cwb {

/// Runs the plan on the calling thread: verify gate, calibration, rounds. Ends early, with all that
/// was measured, within one sample of a stop request. A failing case is stopped with its reason and
/// the others go on. The thread's affinity is restored.
Run execute(const Plan& plan, const std::stop_token& stop, RunSink& sink);

/// The same with the places, the clock and the extra passes given: for tests, and for places
/// outside this process.
Run execute(const Plan& plan, const std::stop_token& stop, RunSink& sink, const HostFactory& hosts,
            Clock& clock, const ExtraPasses& extra = {});

}  // namespace cwb
