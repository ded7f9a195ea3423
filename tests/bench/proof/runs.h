// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "measure/runner.h"
#include "run/plan.h"

namespace cwb::proof {

/// A plan of these cases alone, with the payload of one shape. A case whose codec cannot hold it
/// ends the program with a sentence.
Plan plan_of(const std::vector<std::pair<std::string, Phase>>& cases,
             const PayloadChoice& payload = {"cookie", {}, ""});

/// Each case once more, under another name, as the A/A check has it.
void add_twins(Plan& plan);

/// Runs the plan in this process, with nobody watching. `slower` is the part of work by which the
/// twins do more: 0.02 runs 2 % more iterations inside their subjects.
Run measure(const Plan& plan, double slower = 0);

}  // namespace cwb::proof
