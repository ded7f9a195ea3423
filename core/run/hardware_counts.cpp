// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/hardware_counts.h"

namespace cwb {

std::string_view to_string(HardwareEvent event) {
  switch (event) {
    case HardwareEvent::instructions:
      return "instructions";
    case HardwareEvent::cycles:
      return "cycles";
    case HardwareEvent::branch_misses:
      return "branch_misses";
    case HardwareEvent::cache_misses:
      return "cache_misses";
  }
  return "";
}

}  // namespace cwb
