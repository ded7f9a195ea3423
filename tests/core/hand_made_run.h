// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "run/run.h"

namespace cwb::test {

/// A run of three codecs: one with eight samples in two generations, whose figures can be checked
/// by hand (median 104.5, interval 101 to 108); one with a phase that it does not have apart and
/// one series below the clock's resolution; one refused with a sentence that needs quoting.
inline Run hand_made_run() {
  Run run;
  run.profile.name = "Hand | made";
  run.profile.codecs = {"protobuf/generated", "sproto/raw", "protobuf/dynamic"};
  run.profile.payloads = {{"cookie", {}, ""}};
  run.profile.phases = {Phase::encode, Phase::build};
  run.profile.baseline = "protobuf/generated";
  run.manifest.program_version = "0.1.0";
  run.manifest.started = "2026-03-01T12:00:00Z";
  run.manifest.finished = "2026-03-01T12:00:09Z";
  run.manifest.cpu = "Some CPU";
  run.manifest.cores = 2;
  run.manifest.kernel = "Linux 6.1.0 x86_64";
  run.manifest.compiler = "GCC 12.2.0";
  run.manifest.flags = "-O3 -DNDEBUG";
  run.manifest.clock_resolution_ns = 1;
  run.manifest.clock_cost_ns = 18.5;
  run.manifest.pinned_core = 1;
  run.manifest.counters = "counted";
  run.manifest.libraries = {{"libprotobuf", "3.21.12"}, {"sproto", ""}};
  run.manifest.warnings = {"This is a virtual machine; repeat the run."};
  run.rounds = 8;
  run.generations = 2;
  run.ended_by = StopReason::rounds;

  CaseResult timed;
  timed.id = {"protobuf/generated", "cookie", Phase::encode};
  timed.family = Family::typed;
  timed.traits = {"typed", "schema"};
  timed.notes = {"a list, empty, comes back absent"};
  timed.iterations = 2000;
  timed.settle_iterations = 200;
  timed.encoded_bytes = 117;
  timed.json_bytes = 437;
  timed.series.ns = {104, 101, 102, 103, 108, 105, 106, 107};
  timed.series.marks = {{0, 0}, {0, 0}, {0, 0}, {0, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}};
  run.cases.push_back(timed);

  CaseResult apart = timed;
  apart.id.phase = Phase::build;
  apart.state = CaseState::not_apart;
  apart.notes.clear();
  apart.iterations = 0;
  apart.settle_iterations = 0;
  apart.encoded_bytes = 0;
  apart.series = {};
  run.cases.push_back(apart);

  CaseResult below = timed;
  below.id = {"sproto/raw", "cookie", Phase::encode};
  below.family = Family::dynamic;
  below.traits = {"dynamic", "schema"};
  below.notes.clear();
  below.iterations = 1;
  below.encoded_bytes = 272;
  below.series = {{0.5, 1.25}, {{0, cwb::below_resolution}, {1, cwb::below_resolution}}};
  run.cases.push_back(below);

  CaseResult refused = apart;
  refused.id = {"protobuf/dynamic", "my \"own\", file.json", Phase::encode};
  refused.family = Family::dynamic;
  refused.traits = {"dynamic"};
  refused.state = CaseState::refused;
  refused.reason = "a null stands in a list at /a/0, which protobuf cannot hold";
  run.cases.push_back(refused);
  refused.id.phase = Phase::decode;
  run.cases.push_back(refused);
  return run;
}

}  // namespace cwb::test
