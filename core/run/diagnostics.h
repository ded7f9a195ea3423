// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "run/run.h"

namespace cwb {

/// A few words: "drift", "samples too short", ...
std::string_view to_string(Symptom symptom);

/// What to do about it: a sentence.
std::string_view advice(Symptom symptom);

/// What is wrong with how many cases, which, and what to do: a line for each symptom that the run
/// has.
std::vector<std::string> diagnosis_lines(const Run& run);

/// Of the series of one case; nothing where it has too few samples to tell. Exact, O(n log n): off
/// the GUI thread.
std::vector<Diagnosis> diagnose(const Run& run, const CaseResult& result);

/// What is wrong with the run as a whole: time that the hypervisor took.
std::vector<std::string> run_warnings(const Run& run);

}  // namespace cwb
