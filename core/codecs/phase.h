// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cwb {

/// What is timed.
enum class Phase : std::uint8_t {
  build,   ///< document or struct -> native object
  encode,  ///< native object -> bytes
  decode,  ///< bytes -> native object, constructed and destroyed
  read,    ///< visit every leaf of a decoded object
  free,    ///< destroy one native object; informative only
  write,   ///< build + encode, timed as one piece
  load,    ///< decode + read, timed as one piece
};

inline constexpr std::array<Phase, 7> all_phases{Phase::build, Phase::encode, Phase::decode,
                                                 Phase::read,  Phase::free,   Phase::write,
                                                 Phase::load};

/// "encode"
std::string_view to_string(Phase phase);
std::optional<Phase> phase_from(std::string_view name);
/// "native object -> bytes": for a tooltip.
std::string_view meaning(Phase phase);

/// A set of phases.
class PhaseSet {
 public:
  constexpr PhaseSet() = default;
  constexpr PhaseSet(std::initializer_list<Phase> phases) {
    for (const Phase phase : phases) bits_ |= bit(phase);
  }
  constexpr bool has(Phase phase) const { return (bits_ & bit(phase)) != 0; }
  friend constexpr bool operator==(PhaseSet, PhaseSet) = default;

 private:
  static constexpr std::uint8_t bit(Phase phase) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(phase));
  }
  std::uint8_t bits_ = 0;
};

}  // namespace cwb
