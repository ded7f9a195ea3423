// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "codecs/codec.h"
#include "profile/profile.h"
#include "run/case.h"
#include "run/compressed.h"
#include "run/hardware_counts.h"
#include "run/host_facts.h"

namespace cwb {

/// What is known of one sample beside its value.
struct SampleMark {
  std::uint16_t generation = 0;
  std::uint16_t flags = 0;  ///< of SampleFlag

  friend bool operator==(const SampleMark&, const SampleMark&) = default;
};

enum SampleFlag : std::uint16_t {
  /// The reading, less the clock's cost, was under the clock's resolution; the value is the
  /// resolution divided by the iterations: an upper bound.
  below_resolution = 1,
  /// The kernel took the thread off its core during the sample, for another one.
  interrupted = 2,
};

/// The samples of one case, in the order of rounds. Each round gives one, so a sample's place is
/// its round.
struct Series {
  std::vector<double> ns;         ///< nanoseconds per iteration
  std::vector<SampleMark> marks;  ///< as many as ns
};

enum class Symptom {
  drift,
  autocorrelation,
  modes,
  outliers,     ///< many severe ones
  interrupted,  ///< samples during which the kernel took the core away
  too_short,    ///< samples that the clock can hardly tell
  host_tail,    ///< a long tail that the memcpy floor shows too
};

/// What is wrong with one series.
struct Diagnosis {
  Symptom symptom = Symptom::drift;
  std::string sentence;  ///< with its figures

  friend bool operator==(const Diagnosis&, const Diagnosis&) = default;
};

/// What one iteration allocates, counted in a process of its own.
struct Allocations {
  double count = 0;              ///< of blocks
  double bytes = 0;              ///< asked for
  std::uint64_t peak_bytes = 0;  ///< the most that lives at once, beyond what lived before

  friend bool operator==(const Allocations&, const Allocations&) = default;
};

/// All that is known of a case but its samples, which may be many.
struct CaseFacts {
  CaseId id;
  std::string twin_of;  ///< the A/A check's second listing of this codec; else empty
  CaseState state = CaseState::runs;
  std::string reason;  ///< why it was refused, or failed
  Family family = Family::dynamic;
  std::vector<std::string> traits;  ///< words, as trait_words gives them
  std::vector<std::string> notes;   ///< sentences: allowed losses met, cold, clock cost subtracted
  std::uint64_t iterations = 0;     ///< of each sample
  std::uint64_t settle_iterations = 0;  ///< untimed, just before each sample; 0: cold
  std::uint64_t encoded_bytes = 0;      ///< 0 where it is not known
  std::uint64_t json_bytes = 0;         ///< of the payload
  std::optional<Allocations> allocations;
  std::optional<HardwareCounts> counts;  ///< of one iteration, outside the kernel
  CompressedSizes compressed;            ///< the codec's and payload's, whatever the phase
  std::vector<Diagnosis> diagnoses;      ///< once the run has ended
};

struct CaseResult : CaseFacts {
  Series series;
};

enum class StopReason {
  rounds,
  time_budget,
  precision,
  user,     ///< stopped in mid-run; all samples are kept
  no_case,  ///< every case was refused or failed
};

std::string_view to_string(StopReason reason);

/// A library's name and version, as it says itself.
struct LibraryVersion {
  std::string name;
  std::string version;
};

/// What is needed to judge or redo a run.
struct Manifest {
  std::string program_version;
  std::string started;  ///< UTC, ISO 8601, to the second
  std::string finished;
  std::string cpu;       ///< "Intel(R) Xeon(R) ...", as the kernel names it
  unsigned cores = 0;    ///< that the process may use
  std::string kernel;    ///< "Linux 6.1.0 x86_64"
  std::string compiler;  ///< "GCC 12.2.0"
  std::string flags;     ///< "-O3 -DNDEBUG"
  double clock_resolution_ns = 0;
  double clock_cost_ns = 0;  ///< of one reading
  std::optional<int> pinned_core;
  HostFacts host;
  std::string counters;  ///< counters_counted, or a sentence on why hardware events were not
  std::vector<LibraryVersion> libraries;
  std::vector<std::string> warnings;  ///< sentences that say what to do
};

/// Manifest::counters where hardware events were counted.
inline constexpr std::string_view counters_counted = "counted";

/// What the hypervisor took from the worker's core, by the kernel's count of 10 ms or so.
struct StolenTime {
  std::uint64_t round = 0;  ///< in which it was noticed, from 0
  double ms = 0;
};

/// What came out.
struct Run {
  Profile profile;
  Manifest manifest;
  std::vector<CaseResult> cases;
  std::uint64_t rounds = 0;       ///< complete ones
  std::uint64_t generations = 0;  ///< begun ones
  StopReason ended_by = StopReason::rounds;
  double sampling_s = 0;           ///< how long the rounds took
  std::vector<StolenTime> stolen;  ///< rounds that lost time
};

}  // namespace cwb
