// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/resolution.h"

#include <algorithm>

namespace cwb {

bool median_is_below_resolution(const Series& series) {
  const auto flagged = std::ranges::count_if(
      series.marks, [](const SampleMark& mark) { return (mark.flags & below_resolution) != 0; });
  return 2 * static_cast<std::size_t>(flagged) > series.marks.size();
}

}  // namespace cwb
