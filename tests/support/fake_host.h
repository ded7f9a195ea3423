// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "measure/subject_host.h"

namespace cwb {

/// A clock that only the work of a fake host moves; it counts in whole nanoseconds.
class FakeClock final : public Clock {
 public:
  std::chrono::nanoseconds now() override {
    time_ += reading_cost;
    return time_ - time_ % tick;
  }
  void pass(std::chrono::nanoseconds time) { time_ += time; }

  std::chrono::nanoseconds reading_cost{0};
  std::chrono::nanoseconds tick{1};

 private:
  std::chrono::nanoseconds time_{1'000'000'000};
};

/// What a fake codec costs and does. Shared by the hosts of one codec.
struct FakeBehaviour {
  /// One iteration's cost, given how many samples the host has taken.
  std::function<std::chrono::nanoseconds(std::uint64_t sample)> cost = [](std::uint64_t) {
    return std::chrono::nanoseconds(100);
  };
  std::uint64_t max_iterations = 1'000'000'000;
  std::string gate_error;             ///< what the verify gate says, if anything
  std::uint64_t fails_at_sample = 0;  ///< counted from 1; 0: never
  /// What the counters gave of the how manieth counted sample, from 0; empty: there are none.
  std::function<CounterReading(std::size_t)> counters;
  std::function<std::vector<std::byte>(FakeClock&)> encoded;  ///< empty: a failure
};

/// What the runner did to the hosts, in order: for tests of order and generations.
struct HostLog {
  std::vector<std::string> samples;    ///< "codec/phase", settled samples only
  std::vector<std::string> prepared;   ///< codec
  std::vector<std::string> discarded;  ///< codec
  std::vector<SampleRequest> requests;
  std::vector<SampleRequest>
      counted;  ///< those that asked for hardware events, which stand here only
};

class FakeHost final : public SubjectHost {
 public:
  FakeHost(std::string codec, FakeBehaviour behaviour, FakeClock& clock, HostLog& log)
      : codec_(std::move(codec)), behaviour_(std::move(behaviour)), clock_(clock), log_(log) {}

  tl::expected<Verified, std::string> verify(const std::stop_token& /*stop*/) override {
    if (!behaviour_.gate_error.empty()) return tl::unexpected(behaviour_.gate_error);
    return Verified{117, {}};
  }
  std::optional<std::string> prepare() override {
    log_.prepared.push_back(codec_);
    return std::nullopt;
  }
  void discard() override { log_.discarded.push_back(codec_); }
  std::uint64_t max_iterations(Phase /*phase*/) override { return behaviour_.max_iterations; }
  tl::expected<std::vector<std::byte>, std::string> encoded() override {
    if (!behaviour_.encoded) return tl::unexpected(std::string("nothing is encoded here"));
    return behaviour_.encoded(clock_);
  }
  Reading sample(const SampleRequest& request) override {
    if (request.count) return count(request);
    ++taken_;
    log_.samples.push_back(codec_ + "/" + std::string(to_string(request.phase)));
    log_.requests.push_back(request);
    if (taken_ == behaviour_.fails_at_sample) return {{}, "an iteration failed"};
    const auto cost = behaviour_.cost(taken_);
    clock_.pass(cost * static_cast<std::int64_t>(request.settle_iterations));
    const auto start = clock_.now();
    clock_.pass(cost * static_cast<std::int64_t>(request.iterations));
    return {clock_.now() - start, std::nullopt};
  }

 private:
  Reading count(const SampleRequest& request) {
    log_.counted.push_back(request);
    Reading reading;
    if (behaviour_.counters) reading.counters = behaviour_.counters(counted_++);
    return reading;
  }

  std::string codec_;
  FakeBehaviour behaviour_;
  FakeClock& clock_;
  HostLog& log_;
  std::uint64_t taken_ = 0;
  std::size_t counted_ = 0;
};

}  // namespace cwb
