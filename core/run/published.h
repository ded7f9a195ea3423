// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "run/run.h"

// The published measurements that a built-in profile re-runs (resources/published), and their
// figures beside the run's own. Other machines, other languages and other libraries: what can be
// compared is the order, not the figures.
namespace cwb {

/// One printed figure and what comes nearest to it in the run.
struct PublishedRow {
  std::string payload;
  std::string system;     ///< as the write-up names it: "Wire 1.5.1"
  std::string quantity;   ///< with its unit: "encode, s per 1,000,000"
  std::string published;  ///< "4.65", "1860 to 1907", "6421 (IS06), 2818 (Nexus 7)"
  std::string nearest;    ///< the codec's id
  std::string here;       ///< the same quantity of the run, in the same unit; empty if not measured
};

struct PublishedTable {
  std::string title;
  std::string host;  ///< where it was measured
  std::vector<PublishedRow> rows;
};

/// The table of the write-up that the run's profile names; nothing where it names none.
std::optional<PublishedTable> published_table(const Run& run);

}  // namespace cwb
