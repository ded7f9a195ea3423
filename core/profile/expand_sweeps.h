// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <vector>

#include "profile/profile.h"

namespace cwb {

/// One payload to make, and where the profile asks for it.
struct ExpandedChoice {
  PayloadChoice choice;   ///< without sweeps
  std::size_t place = 0;  ///< in Profile::payloads
};

/// The choice once for each combination of its sweeps' values, the first parameter's value changing
/// last; itself where it has none.
std::vector<PayloadChoice> expanded(const PayloadChoice& choice);

/// All of them, in the profile's order.
std::vector<ExpandedChoice> expanded(const std::vector<PayloadChoice>& choices);

/// How many payloads `expanded` gives, without making them; stays right for any sweeps.
double expanded_count(const PayloadChoice& choice);

}  // namespace cwb
