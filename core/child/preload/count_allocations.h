// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace cwb {

/// What the calling thread allocated between the two functions below.
struct AllocationTotals {
  std::uint64_t count = 0;       ///< calls that gave memory, realloc among them
  std::uint64_t bytes = 0;       ///< asked for
  std::uint64_t peak_bytes = 0;  ///< the most that lived at once beyond what lived before
};

}  // namespace cwb

extern "C" {
// Found by name with dlsym in a process into which the library is preloaded; absent elsewhere.
void cwb_begin_counting();
cwb::AllocationTotals cwb_end_counting();
}
