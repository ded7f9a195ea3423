// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What sproto takes for the built-in shapes, through the subject that the runner times. The targets
// are, on the cookie, for sproto/raw: encode under 0.5 us, decode under 1.5 us; for
// sproto/struct-raw: encode under 0.15 us, decode under 0.4 us.
#include <array>
#include <stdexcept>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "codecs/registry.h"
#include "shapes/shape.h"

namespace cwb {
namespace {

void run(benchmark::State& state, const Codec& codec, const Payload& payload, Phase phase) {
  const auto subject = codec.prepare(payload);
  if (!subject) throw std::runtime_error(subject.error().reason);
  // One virtual call for many iterations, as in a sample.
  constexpr std::size_t iterations = 100;
  (*subject)->before(phase, iterations);
  for (auto _ : state) (*subject)->run(phase, iterations);
  if (const auto failure = (*subject)->after(phase)) throw std::runtime_error(*failure);
  using benchmark::Counter;
  state.counters["per_iteration"] = Counter(static_cast<double>(state.iterations()) * iterations,
                                            Counter::kIsRate | Counter::kInvert);
  state.counters["bytes"] = static_cast<double>((*subject)->encoded().size());
}

const int registered = [] {
  const std::array<std::pair<const char*, ShapeParameters>, 4> shapes{
      {{"cookie", {}},
       {"scroll-list", {}},
       {"string-array", {{"count", 500}}},
       {"string-map", {{"count", 500}}}}};
  for (const auto& [shape, parameters] : shapes) {
    for (const char* codec :
         {"sproto/raw", "sproto/packed", "sproto/struct-raw", "sproto/struct-packed"}) {
      for (const Phase phase : {Phase::encode, Phase::decode}) {
        const Payload payload = find_shape(shape)->make(parameters, 1);
        benchmark::RegisterBenchmark(
            fmt::format("{} {} {}", codec, payload.id, to_string(phase)).c_str(),
            [=](benchmark::State& state) { run(state, *find_codec(codec), payload, phase); });
      }
    }
  }
  return 0;
}();

}  // namespace
}  // namespace cwb
