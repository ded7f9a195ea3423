// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "measure/clock.h"
#include "run/compressed.h"

namespace cwb {

/// A sample of compression repeats its call for so long, at least once.
inline constexpr std::chrono::milliseconds compression_sample{1};
/// So many samples of each call are taken.
inline constexpr std::size_t compression_rounds = 11;

/// What became of one of the inputs.
struct CompressionOutcome {
  CompressedSizes sizes;
  std::vector<std::string> problems;  ///< sentences, one for a compressor that gave no figures
};

/// Compresses and decompresses each input with each compressor, in rounds that take one sample of
/// every call in a fresh random order, so that drift and neighbours hit all alike. What is
/// decompressed must be the input. After a stop request the sizes are missing. `tell` hears how
/// many rounds were taken.
std::vector<CompressionOutcome> measure_compression(
    std::span<const std::vector<std::byte>> inputs, Clock& clock, std::uint64_t seed,
    const std::stop_token& stop, const std::function<void(std::size_t round)>& tell = {});

}  // namespace cwb
