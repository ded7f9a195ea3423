// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace cwb {

/// True where at least one of n samples is expected beyond the quantile p (0 to 1), on its thinner
/// side: p99 needs 100 samples.
bool supports_quantile(std::uint64_t n, double p);

/// The quantile p of ascending values, interpolated between its neighbours (Hyndman and Fan's
/// definition 7, the preset of R and NumPy). There must be at least one value.
double quantile_of_sorted(std::span<const double> ascending, double p);

}  // namespace cwb
