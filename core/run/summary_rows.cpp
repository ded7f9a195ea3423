// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/summary_rows.h"

#include <algorithm>

#include "run/resolution.h"

namespace cwb {
namespace {

/// The rows of one contest that share a rank.
void mark_ties(const Run& run, std::vector<SummaryRow>& rows) {
  for (SummaryRow& row : rows) {
    const CaseResult& result = run.cases[row.case_index];
    row.tied = row.rank && std::ranges::any_of(rows, [&](const SummaryRow& other) {
                 const CaseResult& rival = run.cases[other.case_index];
                 return other.case_index != row.case_index && other.rank == row.rank &&
                        rival.family == result.family && rival.id.payload == result.id.payload &&
                        rival.id.phase == result.id.phase;
               });
  }
}

}  // namespace

std::vector<SummaryRow> summary_rows(const Run& run, const Verdicts& verdicts) {
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
    row.verdict = verdicts.to_baseline[i];
    row.rank = verdicts.ranks[i];
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
  mark_ties(run, rows);
  return rows;
}

std::vector<SummaryRow> summary_rows(const Run& run) { return summary_rows(run, judge(run)); }

}  // namespace cwb
