// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/text_table.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "run/columns.h"
#include "run/diagnostics.h"
#include "run/extra_figures.h"
#include "run/published.h"
#include "run/result_text.h"

namespace cwb {
namespace {

constexpr std::size_t text_columns = 2;  ///< the first ones, and the last, are aligned to the left
using Line = std::vector<std::string>;

/// Characters, not bytes: "±" takes one place on a terminal.
std::size_t width(std::string_view text) {
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::string aligned(const Line& line, const std::vector<std::size_t>& widths) {
  std::string out;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const std::string blanks(widths[i] - width(line[i]), ' ');
    if (i > 0) out += "  ";
    const bool left = i < text_columns || i + 1 == line.size();
    out += left ? line[i] + blanks : blanks + line[i];
  }
  out.erase(out.find_last_not_of(' ') + 1);
  return out + '\n';
}

Line head_line(const std::vector<ExtraFigure>& extra) {
  Line line{"codec", "family", "median", "±CI", "p95", "p99", "MB/s", "bytes", "allocs"};
  for (const ExtraFigure figure : extra) line.emplace_back(extra_title(figure));
  line.insert(line.end(), {"ratio", "rank", "verdict"});
  return line;
}

Line line_of(const CaseResult& result, const SummaryRow& row,
             const std::vector<ExtraFigure>& extra) {
  const ResultCells cells = result_cells(result, row);
  Line line{result.id.codec,  std::string(to_string(result.family)),
            cells.median,     cells.spread,
            cells.p95,        cells.p99,
            cells.mb_per_s,   cells.bytes,
            cells.allocations};
  for (const ExtraFigure figure : extra) line.push_back(extra_text(result, figure));
  line.insert(line.end(), {cells.ratio, cells.rank, cells.verdict});
  return line;
}

void append_list(std::string& out, std::string_view title, const std::vector<std::string>& items) {
  if (items.empty()) return;
  out += fmt::format("{}:\n", title);
  for (const std::string& item : items) out += fmt::format("  {}\n", item);
}

/// The published figures that the profile re-runs, beside the run's own.
std::string published_text(const Run& run) {
  const auto table = published_table(run);
  if (!table) return {};
  std::vector<std::vector<std::string>> lines{
      {"payload", "published system", "quantity", "published", "here", "nearest here"}};
  for (const PublishedRow& row : table->rows) {
    lines.push_back({row.payload, row.system, row.quantity, row.published,
                     row.here.empty() ? std::string(no_figure) : row.here, row.nearest});
  }
  std::string out = fmt::format("\nPublished: {} ({}).\n", table->title, table->host);
  out += "Other machines and libraries: compare the order, not the figures.\n";
  return out + in_columns(lines);
}

}  // namespace

std::string text_table(const Run& run) {
  const Verdicts verdicts = judge(run);
  const std::vector<SummaryRow> rows = summary_rows(run, verdicts);
  const std::vector<ExtraFigure> extra = extra_figures(run);
  const Line head = head_line(extra);
  const std::vector<ResultGroup> groups = result_groups(run);

  // One width for all groups, so that the eye can go down a column from phase to phase.
  std::vector<std::size_t> widths(head.size());
  const auto widen = [&](const Line& line) {
    for (std::size_t i = 0; i < line.size(); ++i) widths[i] = std::max(widths[i], width(line[i]));
  };
  widen(head);
  for (const SummaryRow& row : rows) widen(line_of(run.cases[row.case_index], row, extra));

  std::string out;
  for (const ResultGroup& group : groups) {
    out += group.title + '\n' + aligned(head, widths);
    for (const std::size_t i : group.cases) {
      out += aligned(line_of(run.cases[i], rows[i], extra), widths);
    }
    out += '\n';
  }
  out += ending_line(run) + '\n';
  if (!run.profile.baseline.empty()) {
    out += fmt::format("Ratio and verdict are against {}: a ratio under 1 is faster.\n",
                       run.profile.baseline);
  }
  if (verdicts.comparisons > 0) out += confidence_line(run, verdicts) + '\n';
  if (verdicts.aa) out += aa_line(verdicts) + '\n';
  if (const std::string line = counters_line(run.manifest); !line.empty()) out += line + '\n';
  append_list(out, "Winners", leader_lines(run, verdicts));
  append_list(out, "Warnings", run.manifest.warnings);
  append_list(out, "Diagnostics", diagnosis_lines(run));
  append_list(out, "Refused or failed", reason_lines(run));
  append_list(out, "Notes", note_lines(run));
  out += published_text(run);
  return out;
}

}  // namespace cwb
