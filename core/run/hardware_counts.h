// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace cwb {

/// What the processor counts beside time.
enum class HardwareEvent {
  instructions,
  cycles,
  branch_misses,
  cache_misses,  ///< of the last level
};

inline constexpr std::array all_hardware_events{HardwareEvent::instructions, HardwareEvent::cycles,
                                                HardwareEvent::branch_misses,
                                                HardwareEvent::cache_misses};

/// "branch_misses": its name in files.
std::string_view to_string(HardwareEvent event);

/// How many of each; nothing where the processor does not count it.
struct HardwareCounts {
  std::array<std::optional<double>, all_hardware_events.size()> of_event;

  std::optional<double>& operator[](HardwareEvent event) {
    return of_event[static_cast<std::size_t>(event)];
  }
  const std::optional<double>& operator[](HardwareEvent event) const {
    return of_event[static_cast<std::size_t>(event)];
  }

  friend bool operator==(const HardwareCounts&, const HardwareCounts&) = default;
};

}  // namespace cwb
