// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compression.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "base/random.h"
#include "measure/compressors.h"
#include "stats/quantile.h"

namespace cwb {
namespace {

using std::chrono::nanoseconds;
using Bytes = std::vector<std::byte>;
using Failure = std::optional<std::string>;

/// What all calls share: only one is made at a time, and payloads may be large.
struct Workshop {
  std::array<std::unique_ptr<CompressorLibrary>, all_compressors.size()> libraries;
  Bytes room;  ///< for the output of any call

  Workshop() {
    for (const Compressor compressor : all_compressors) {
      libraries[static_cast<std::size_t>(compressor)] = make_compressor(compressor);
    }
  }
};

/// One compressor on one input, in both directions.
class Pair {
 public:
  Pair(Workshop& shop, Compressor compressor, std::span<const std::byte> input,
       CompressionOutcome& outcome)
      : shop_(shop),
        library_(*shop.libraries[static_cast<std::size_t>(compressor)]),
        compressor_(compressor),
        input_(input),
        outcome_(outcome) {
    const std::size_t bound = library_.bound(input.size());
    if (bound == 0) {
      fail(fmt::format("it takes no input of {} bytes", input.size()));
      return;
    }
    shop.room.resize(std::max({shop.room.size(), bound, input.size()}));
    const auto bytes = library_.compress(input, shop.room);
    if (!bytes) {
      fail(bytes.error());
      return;
    }
    compressed_.assign(shop.room.begin(), shop.room.begin() + static_cast<std::ptrdiff_t>(*bytes));
    if (auto failure = decompress_once()) fail(*failure);
  }

  bool failed() const { return failed_; }

  void calibrate(Clock& clock) {
    for (const bool forward : {true, false}) calls_[forward] = calls_for(clock, forward);
  }

  /// One sample: the call is made once untimed, for the caches, then as often as fills the time.
  void sample(Clock& clock, bool forward) {
    if (failed_) return;
    if (auto failure = call(forward, 1)) return fail(*failure);
    const auto start = clock.now();
    auto failure = call(forward, calls_[forward]);
    const auto elapsed = clock.now() - start;
    if (!failure && !forward) failure = compare();
    if (failure) return fail(*failure);
    ns_[forward].push_back(static_cast<double>(elapsed.count()) /
                           static_cast<double>(calls_[forward]));
  }

  void finish() {
    if (failed_ || ns_[true].size() < compression_rounds || ns_[false].size() < compression_rounds)
      return;
    for (auto& times : ns_) std::ranges::sort(times);
    outcome_.sizes[compressor_] = Compressed{compressed_.size(), quantile_of_sorted(ns_[true], 0.5),
                                             quantile_of_sorted(ns_[false], 0.5)};
  }

 private:
  void fail(const std::string& why) {
    failed_ = true;
    outcome_.problems.push_back(fmt::format("{}: {}", to_string(compressor_), why));
  }

  Failure call(bool forward, std::uint64_t times) {
    const std::size_t expected = forward ? compressed_.size() : input_.size();
    for (std::uint64_t i = 0; i < times; ++i) {
      const auto bytes = forward ? library_.compress(input_, shop_.room)
                                 : library_.decompress(compressed_, output());
      if (!bytes) return bytes.error();
      if (*bytes != expected) {
        return fmt::format("a call gave {} bytes, and one before gave {}", *bytes, expected);
      }
    }
    return std::nullopt;
  }

  std::span<std::byte> output() { return std::span(shop_.room).first(input_.size()); }

  /// What lies in the room from before must not pass for what is decompressed.
  Failure decompress_once() {
    std::ranges::fill(shop_.room, std::byte{0xDB});
    if (auto failure = call(false, 1)) return failure;
    return compare();
  }

  Failure compare() {
    if (std::ranges::equal(output(), input_)) return std::nullopt;
    return "what it decompressed is not what it compressed";
  }

  /// The quickest of a few calls decides.
  std::uint64_t calls_for(Clock& clock, bool forward) {
    constexpr int tries = 3;
    constexpr std::uint64_t most = 100'000;
    nanoseconds quickest = compression_sample;
    for (int i = 0; i < tries && !failed_; ++i) {
      const auto start = clock.now();
      if (auto failure = call(forward, 1)) fail(*failure);
      quickest = std::min(quickest, clock.now() - start);
    }
    const nanoseconds one = std::max(quickest, nanoseconds(1));
    const auto calls =
        static_cast<std::uint64_t>((nanoseconds(compression_sample) + one - nanoseconds(1)) / one);
    return std::clamp<std::uint64_t>(calls, 1, most);
  }

  Workshop& shop_;
  CompressorLibrary& library_;
  Compressor compressor_;
  std::span<const std::byte> input_;
  CompressionOutcome& outcome_;
  Bytes compressed_;
  bool failed_ = false;
  // Each has a place for decompression and one for compression.
  std::array<std::uint64_t, 2> calls_{1, 1};
  std::array<std::vector<double>, 2> ns_;
};

}  // namespace

std::vector<CompressionOutcome> measure_compression(
    std::span<const std::vector<std::byte>> inputs, Clock& clock, std::uint64_t seed,
    const std::stop_token& stop, const std::function<void(std::size_t round)>& tell) {
  std::vector<CompressionOutcome> outcomes(inputs.size());
  Workshop shop;
  std::vector<Pair> pairs;
  pairs.reserve(inputs.size() * all_compressors.size());
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    for (const Compressor compressor : all_compressors) {
      if (stop.stop_requested()) return outcomes;
      pairs.emplace_back(shop, compressor, inputs[i], outcomes[i]);
      if (!pairs.back().failed()) pairs.back().calibrate(clock);
    }
  }
  struct Call {
    std::size_t pair;
    bool forward;
  };
  std::vector<Call> order;
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    order.push_back({i, true});
    order.push_back({i, false});
  }
  Random random(seed);
  for (std::size_t round = 0; round < compression_rounds; ++round) {
    if (tell) tell(round);
    random.shuffle(std::span(order));
    for (const Call& call : order) {
      if (stop.stop_requested()) return outcomes;
      pairs[call.pair].sample(clock, call.forward);
    }
  }
  for (Pair& pair : pairs) pair.finish();
  return outcomes;
}

}  // namespace cwb
