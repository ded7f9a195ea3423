// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "base/random.h"
#include "model/document.h"

// Damage for decoders, seeded.
namespace cwb::testing {

/// How many mutations a test makes of each of its subjects: `usual`, or what the environment
/// variable CWB_MUTATIONS says.
inline std::uint64_t mutation_count(std::uint64_t usual) {
  const char* const asked = std::getenv("CWB_MUTATIONS");
  if (!asked) return usual;
  const std::string_view text(asked);
  std::from_chars(text.data(), text.data() + text.size(), usual);
  return usual;
}

/// One change: a byte more, fewer, another, or a stretch of the bytes once more.
inline void mutate(Bytes& bytes, Random& random) {
  const auto place = [&] { return static_cast<std::ptrdiff_t>(random.below(bytes.size() + 1)); };
  switch (random.below(5)) {
    case 0:
      bytes.insert(bytes.begin() + place(), static_cast<std::byte>(random.below(256)));
      break;
    case 1:
      if (!bytes.empty()) bytes.resize(random.below(bytes.size()));
      break;
    case 2: {  // a stretch of it once more: lengths and counts that fit elsewhere
      const auto from = static_cast<std::size_t>(place());
      const std::size_t count = std::min<std::size_t>(random.below(16), bytes.size() - from);
      const Bytes stretch(bytes.begin() + static_cast<std::ptrdiff_t>(from),
                          bytes.begin() + static_cast<std::ptrdiff_t>(from + count));
      bytes.insert(bytes.begin() + place(), stretch.begin(), stretch.end());
      break;
    }
    case 3:
      if (!bytes.empty())
        bytes.erase(bytes.begin() + static_cast<std::ptrdiff_t>(random.below(bytes.size())));
      break;
    default: {  // values at which the formats do something else
      constexpr std::array<unsigned, 8> edges{0x00, 0x01, 0x02, 0x04, 0x08, 0x7f, 0x80, 0xff};
      if (!bytes.empty()) {
        bytes[random.below(bytes.size())] =
            static_cast<std::byte>(edges[random.below(edges.size())]);
      }
    }
  }
}

/// A copy with one to four changes.
inline Bytes mutated(Bytes bytes, Random& random) {
  for (std::uint64_t n = 1 + random.below(4); n > 0; --n) mutate(bytes, random);
  return bytes;
}

}  // namespace cwb::testing
