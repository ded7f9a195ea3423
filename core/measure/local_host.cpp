// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <exception>
#include <utility>

#include <fmt/format.h>

#include "measure/interference.h"
#include "measure/subject_host.h"

namespace cwb {
namespace {

class LocalHost final : public SubjectHost {
 public:
  LocalHost(const Codec& codec, std::shared_ptr<const Payload> payload, Clock& clock,
            HardwareCounters* counters)
      : codec_(codec), payload_(std::move(payload)), clock_(clock), counters_(counters) {}

  tl::expected<Verified, std::string> verify(const std::stop_token& stop) override {
    if (auto error = prepare()) return tl::unexpected(std::move(*error));
    auto verified = cwb::verify(*subject_, codec_.info(), *payload_, stop);
    if (verified) expected_bytes_ = verified->encoded_bytes;
    return verified;
  }

  std::optional<std::string> prepare() override {
    discard();
    try {
      auto subject = codec_.prepare(payload_for(codec_.info(), *payload_));
      if (!subject) return subject.error().reason;
      subject_ = std::move(*subject);
      return std::nullopt;
    } catch (const std::exception& exception) {
      return fmt::format("the library threw: {}", exception.what());
    }
  }

  void discard() override { subject_.reset(); }

  std::uint64_t max_iterations(Phase phase) override { return subject_->max_iterations(phase); }

  tl::expected<std::vector<std::byte>, std::string> encoded() override {
    const std::span<const std::byte> bytes = subject_->encoded();
    if (bytes.size() != expected_bytes_) {
      return tl::unexpected(fmt::format("the output has {} bytes, and had {} at the verify gate",
                                        bytes.size(), expected_bytes_));
    }
    return std::vector<std::byte>(bytes.begin(), bytes.end());
  }

  Reading sample(const SampleRequest& request) override {
    try {
      return take(request);
    } catch (const std::exception& exception) {
      return {{}, fmt::format("the library threw: {}", exception.what()), false};
    }
  }

 private:
  Reading take(const SampleRequest& request) {
    if (request.settle_iterations > 0) {
      subject_->before(request.phase, request.settle_iterations);
      subject_->run(request.phase, request.settle_iterations);
      if (auto failure = subject_->after(request.phase)) return {{}, std::move(failure), false};
    }
    subject_->before(request.phase, request.iterations);
    if (request.count && counters_ != nullptr) return counted(request);
    const long switches = involuntary_switches();
    const auto start = clock_.now();
    subject_->run(request.phase, request.iterations);
    const auto end = clock_.now();
    const bool interrupted = involuntary_switches() != switches;
    if (auto failure = failure_after(request)) return {{}, std::move(failure), false};
    return {end - start, std::nullopt, interrupted};
  }

  /// Apart from the timed path, which it must not touch.
  Reading counted(const SampleRequest& request) {
    counters_->begin();
    subject_->run(request.phase, request.iterations);
    CounterReading counts = counters_->end();
    if (auto failure = failure_after(request)) return {{}, std::move(failure), false};
    Reading reading;
    reading.counters = std::move(counts);
    return reading;
  }

  std::optional<std::string> failure_after(const SampleRequest& request) {
    if (auto failure = subject_->after(request.phase)) return failure;
    const std::size_t bytes = subject_->encoded().size();
    if (bytes == expected_bytes_) return std::nullopt;
    return fmt::format(
        "the output has {} bytes after {} iterations of {}, and had {} at the verify gate: state "
        "leaks from one iteration to the next",
        bytes, request.iterations, to_string(request.phase), expected_bytes_);
  }

  const Codec& codec_;
  std::shared_ptr<const Payload> payload_;
  Clock& clock_;
  HardwareCounters* counters_;
  std::unique_ptr<Subject> subject_;
  std::size_t expected_bytes_ = 0;
};

}  // namespace

std::unique_ptr<SubjectHost> make_local_host(const Codec& codec,
                                             std::shared_ptr<const Payload> payload, Clock& clock,
                                             HardwareCounters* counters) {
  return std::make_unique<LocalHost>(codec, std::move(payload), clock, counters);
}

}  // namespace cwb
