// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "stats/summary.h"

namespace cwb {

/// A figure under the name that the CSV and JSON files give it.
struct NamedFigure {
  std::string_view name;
  std::optional<double> value;
};

/// median_ns to mad_ns in the order of the CSV's columns. Without a summary all values are missing.
std::vector<NamedFigure> summary_figures(const std::optional<Summary>& summary);

}  // namespace cwb
