// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the harness adds to an iteration inside a sample: LoopSubject::run with a codec that does
// almost nothing, against an empty loop. Blocks of the two alternate, and the
// medians of blocks are compared, so that a slow spell of the machine hits both.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <vector>

#include <fmt/format.h>

#include "codecs/barrier.h"
#include "codecs/loop_subject.h"
#include "measure/affinity.h"

namespace {

using cwb::Document;
using cwb::LeafSum;
using cwb::Payload;
using cwb::Phase;
using cwb::Refusal;

/// Writes one byte.
struct OneByte {
  using Source = Document;
  using Native = Document;
  using Output = std::vector<std::byte>;
  static constexpr bool reuses_destination = false;
  tl::expected<Source, Refusal> source(const Payload& /*payload*/) { return Document{}; }
  Native fresh() { return {}; }
  void encode(const Native& /*document*/, Output& out) {
    if (out.empty()) out.resize(1);
    out[0] = std::byte{1};
  }
  bool decode(std::span<const std::byte> /*bytes*/, Native& /*document*/) { return true; }
  void read(const Native& /*document*/, LeafSum& /*sum*/) {}
  bool check(const Native& /*document*/, const cwb::ListCheck& /*check*/) { return true; }
  Document document(const Native& native) { return native; }
};

constexpr int blocks = 41;
constexpr std::uint64_t iterations = 2'000'000;

template <class Work>
double ns_per_iteration(Work&& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  const std::chrono::duration<double, std::nano> elapsed = std::chrono::steady_clock::now() - start;
  return elapsed.count() / static_cast<double>(iterations);
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

}  // namespace

int main() {
  const cwb::PinToWorkerCore pin;
  auto made = cwb::make_subject(OneByte{}, Payload{});
  cwb::Subject& subject = **made;

  OneByte::Output out(1);
  std::vector<double> empty;
  std::vector<double> harness;
  for (int block = 0; block < blocks; ++block) {
    empty.push_back(ns_per_iteration([&] {
      for (std::uint64_t i = 0; i < iterations; ++i) cwb::keep(out);
    }));
    harness.push_back(ns_per_iteration([&] { subject.run(Phase::encode, iterations); }));
  }
  fmt::print(
      "harness cost per iteration: {:.2f} ns over an empty loop of {:.2f} ns (one byte is written; "
      "target: at most 1 ns)\n",
      median(harness) - median(empty), median(empty));
  return 0;
}
