// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/phase.h"

namespace cwb {
namespace {

struct PhaseText {
  std::string_view name;
  std::string_view meaning;
};

constexpr std::array<PhaseText, all_phases.size()> texts{{
    {"build", "document or struct -> native object"},
    {"encode", "native object -> bytes"},
    {"decode", "bytes -> native object, constructed and destroyed"},
    {"read", "visit every leaf of a decoded object"},
    {"free", "destroy one native object; informative only"},
    {"write", "build + encode, timed as one piece"},
    {"load", "decode + read, timed as one piece"},
}};

}  // namespace

std::string_view to_string(Phase phase) { return texts[static_cast<std::size_t>(phase)].name; }

std::string_view meaning(Phase phase) { return texts[static_cast<std::size_t>(phase)].meaning; }

std::optional<Phase> phase_from(std::string_view name) {
  for (const Phase phase : all_phases) {
    if (to_string(phase) == name) return phase;
  }
  return std::nullopt;
}

}  // namespace cwb
