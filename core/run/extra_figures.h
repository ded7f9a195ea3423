// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "run/run.h"

// Figures that only some runs have: their columns are shown where at least one case has one.
namespace cwb {

enum class ExtraFigure { instructions, cycles, branch_misses, cache_misses, zstd, lz4 };

inline constexpr std::array all_extra_figures{ExtraFigure::instructions,  ExtraFigure::cycles,
                                              ExtraFigure::branch_misses, ExtraFigure::cache_misses,
                                              ExtraFigure::zstd,          ExtraFigure::lz4};

/// "instr": the head of its column.
std::string_view extra_title(ExtraFigure figure);

/// A count of one iteration, or compressed bytes; nothing where the case has none.
std::optional<double> extra_value(const CaseFacts& facts, ExtraFigure figure);

/// "1530", or "-".
std::string extra_text(const CaseFacts& facts, ExtraFigure figure);

/// Those that at least one case of the run has, in the order of columns.
std::vector<ExtraFigure> extra_figures(const Run& run);

}  // namespace cwb
