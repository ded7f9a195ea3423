// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/summary_rows.h"

#include <algorithm>

namespace cwb {
namespace {

bool median_is_below_resolution(const Series& series) {
  const auto flagged = std::ranges::count_if(
      series.marks, [](const SampleMark& mark) { return (mark.flags & below_resolution) != 0; });
  return 2 * static_cast<std::size_t>(flagged) > series.marks.size();
}

}  // namespace

std::vector<SummaryRow> summary_rows(const Run& run) {
  std::vector<SummaryRow> rows;
  for (std::size_t i = 0; i < run.cases.size(); ++i) {
    const CaseResult& result = run.cases[i];
    SummaryRow row;
    row.case_index = i;
    row.summary = summarise(result.series.ns);
    if (row.summary && row.summary->median > 0) {
      // bytes / ns is GB/s.
      row.mb_per_s = static_cast<double>(result.json_bytes) / row.summary->median * 1000;
      row.below_resolution = median_is_below_resolution(result.series);
    }
    rows.push_back(row);
  }
  for (SummaryRow& row : rows) {
    const CaseId& id = run.cases[row.case_index].id;
    const auto baseline = std::ranges::find_if(rows, [&](const SummaryRow& other) {
      return run.cases[other.case_index].id == CaseId{run.profile.baseline, id.payload, id.phase};
    });
    // A bound is no figure to compare with.
    const bool known = row.summary && !row.below_resolution;
    if (known && baseline != rows.end() && baseline->summary && !baseline->below_resolution) {
      row.ratio_to_baseline = row.summary->median / baseline->summary->median;
    }
  }
  return rows;
}

}  // namespace cwb
