// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "base/problem.h"
#include "codecs/codec.h"
#include "measure/clock.h"
#include "measure/hardware_counters.h"
#include "measure/verify.h"

namespace cwb {

struct SampleRequest {
  Phase phase = Phase::encode;
  std::uint64_t settle_iterations = 0;  ///< untimed, just before; 0: cold
  std::uint64_t iterations = 1;
  bool count = false;  ///< hardware events as well; the time is then no sample's
};

struct Reading {
  std::chrono::nanoseconds elapsed{};        ///< of all iterations
  std::optional<std::string> failure;        ///< a sentence; then elapsed means nothing
  bool interrupted = false;                  ///< an involuntary context switch happened meanwhile
  std::optional<CounterReading> counters{};  ///< of all iterations, where they were asked for
};

/// Where one codec bound to one payload lives and is timed. What goes in and out are plain values,
/// so that a child process can stand behind it as well as this one.
class SubjectHost {
 public:
  virtual ~SubjectHost() = default;

  /// Prepares a subject and sends it through the verify gate. The error says why the codec cannot
  /// hold the payload, or what the gate found; after a stop request it means nothing.
  virtual tl::expected<Verified, std::string> verify(const std::stop_token& stop = {}) = 0;

  /// Prepares a subject: new objects at new places. The error is a sentence.
  virtual std::optional<std::string> prepare() = 0;

  /// Destroys the subject.
  virtual void discard() = 0;

  /// How many iterations a sample of the phase may have. Needs a subject.
  virtual std::uint64_t max_iterations(Phase phase) = 0;

  /// A copy of what the last encode or write gave. Needs a subject. The error is a sentence.
  virtual tl::expected<std::vector<std::byte>, std::string> encoded() = 0;

  /// Takes one sample. Needs a subject. A failed iteration, an output of another size than at the
  /// gate, or an exception is a failure.
  virtual Reading sample(const SampleRequest& request) = 0;
};

/// Makes the host of a codec and a payload. `codec` is a known id.
using HostFactory = std::function<std::unique_ptr<SubjectHost>(
    const std::string& codec, const std::shared_ptr<const Payload>& payload)>;

/// A host in this process. Without counters it counts no hardware events.
std::unique_ptr<SubjectHost> make_local_host(const Codec& codec,
                                             std::shared_ptr<const Payload> payload, Clock& clock,
                                             HardwareCounters* counters = nullptr);

}  // namespace cwb
