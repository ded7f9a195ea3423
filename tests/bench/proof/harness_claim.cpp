// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <chrono>
#include <cstdint>

#include <fmt/format.h>

#include "codecs/barrier.h"
#include "codecs/loop_subject.h"
#include "measure/affinity.h"
#include "proof/claim.h"

namespace cwb::proof {
namespace {

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
  bool check(const Native& /*document*/, const ListCheck& /*check*/) { return true; }
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

}  // namespace

std::vector<Line> harness_claim() {
  const PinToWorkerCore pin;
  auto made = make_subject(OneByte{}, Payload{});
  Subject& subject = **made;
  OneByte::Output out(1);
  std::vector<double> empty;
  std::vector<double> harness;
  for (int block = 0; block < blocks; ++block) {
    empty.push_back(ns_per_iteration([&] {
      for (std::uint64_t i = 0; i < iterations; ++i) keep(out);
    }));
    harness.push_back(ns_per_iteration([&] { subject.run(Phase::encode, iterations); }));
  }
  const double cost = median_of(harness) - median_of(empty);
  return {{"harness cost per iteration, over an empty loop (the codec writes one byte)",
           "at most 1 ns", fmt::format("{:.2f} ns", cost), cost <= 1}};
}

}  // namespace cwb::proof
