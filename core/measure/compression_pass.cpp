// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compression_pass.h"

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "measure/compression.h"

namespace cwb {
namespace {

class CompressionPass {
 public:
  CompressionPass(const AfterRounds& after, std::span<const Seat> seats, Clock& clock)
      : after_(after), seats_(seats), clock_(clock) {}

  /// One payload at a time: its codecs alternate with each other, and the bytes of one are enough
  /// to hold.
  void payload(std::size_t payload) {
    std::vector<const Seat*> served;
    std::vector<std::vector<std::byte>> inputs;
    for (const Seat& seat : seats_) {
      if (after_.stop.stop_requested()) return;
      if (after_.plan.cases[seat.cases.front()].payload != payload || !runs(seat)) continue;
      auto bytes = seat.host->encoded();
      if (!bytes) {
        warn(seat, bytes.error());
        continue;
      }
      served.push_back(&seat);
      inputs.push_back(std::move(*bytes));
    }
    const auto tell = [&](std::size_t round) {
      after_.tell(Stage::compressing, payload * compression_rounds + round,
                  after_.plan.payloads.size() * compression_rounds);
    };
    const auto outcomes =
        measure_compression(inputs, clock_, after_.run.profile.sampling.seed, after_.stop, tell);
    for (std::size_t i = 0; i < served.size(); ++i) {
      for (const std::string& problem : outcomes[i].problems) warn(*served[i], problem);
      for (const std::size_t place : served[i]->cases) {
        after_.run.cases[place].compressed = outcomes[i].sizes;
        after_.sink.on_case(place, facts_of(after_.run.cases[place]));
      }
    }
  }

 private:
  bool runs(const Seat& seat) const {
    return std::ranges::any_of(
        seat.cases, [this](std::size_t i) { return after_.run.cases[i].state == CaseState::runs; });
  }

  void warn(const Seat& seat, const std::string& why) {
    const CaseId& id = after_.run.cases[seat.cases.front()].id;
    after_.run.manifest.warnings.push_back(
        fmt::format("What {} encodes of {} was not compressed: {}.", id.codec, id.payload, why));
  }

  const AfterRounds& after_;
  std::span<const Seat> seats_;
  Clock& clock_;
};

}  // namespace

void add_compressed_sizes(const AfterRounds& after, std::span<const Seat> seats, Clock& clock) {
  if (!after.run.profile.sampling.compression) return;
  CompressionPass pass(after, seats, clock);
  for (std::size_t payload = 0; payload < after.plan.payloads.size(); ++payload) {
    if (after.stop.stop_requested()) return;
    pass.payload(payload);
  }
}

}  // namespace cwb
