// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/export_markdown.h"

#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "run/diagnostics.h"
#include "run/extra_figures.h"
#include "run/published.h"
#include "run/result_text.h"

namespace cwb {
namespace {

/// The text inside a table or a list: what Markdown or HTML would take as its own is escaped.
std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (std::string_view("\\|`*_<>[]#").find(c) != std::string_view::npos) out += '\\';
    out += c == '\n' ? ' ' : c;
  }
  return out;
}

void append_list(std::string& out, std::string_view title, const std::vector<std::string>& items) {
  if (items.empty()) return;
  out += fmt::format("\n{}:\n\n", title);
  for (const std::string& item : items) out += fmt::format("- {}\n", escaped(item));
}

void append_head(std::string& out, const std::vector<ExtraFigure>& extra) {
  out += "| codec | traits | median | ± CI | p95 | p99 | MB/s | bytes | allocs |";
  for (const ExtraFigure figure : extra) out += fmt::format(" {} |", extra_title(figure));
  out += " ratio | rank | verdict |\n|---|---|---:|---:|---:|---:|---:|---:|---:|";
  for (std::size_t i = 0; i < extra.size(); ++i) out += "---:|";
  out += "---:|---:|---|\n";
}

void append_published(std::string& out, const Run& run) {
  const auto table = published_table(run);
  if (!table) return;
  out += fmt::format("\n### Published: {}\n\n", escaped(table->title));
  out += fmt::format("On {}. Other machines and libraries: compare the order, not the figures.\n\n",
                     escaped(table->host));
  out += "| payload | published system | quantity | published | here | nearest here |\n";
  out += "|---|---|---|---:|---:|---|\n";
  for (const PublishedRow& row : table->rows) {
    out += fmt::format("| {} | {} | {} | {} | {} | {} |\n", escaped(row.payload),
                       escaped(row.system), escaped(row.quantity), escaped(row.published),
                       row.here.empty() ? no_figure : row.here, escaped(row.nearest));
  }
}

}  // namespace

std::string run_markdown(const Run& run) {
  const Verdicts verdicts = judge(run);
  const std::vector<SummaryRow> rows = summary_rows(run, verdicts);
  const std::vector<ExtraFigure> extra = extra_figures(run);
  std::string out = fmt::format("## {}\n", escaped(run.profile.name));
  for (const ResultGroup& group : result_groups(run)) {
    out += fmt::format("\n### {}\n\n", escaped(group.title));
    append_head(out, extra);
    for (const std::size_t i : group.cases) {
      const CaseResult& result = run.cases[i];
      const ResultCells cells = result_cells(result, rows[i]);
      out += fmt::format("| {} | {} | {} | {} | {} | {} | {} | {} | {} |", escaped(result.id.codec),
                         fmt::join(result.traits, ", "), cells.median, cells.spread, cells.p95,
                         cells.p99, cells.mb_per_s, cells.bytes, cells.allocations);
      for (const ExtraFigure figure : extra)
        out += fmt::format(" {} |", extra_text(result, figure));
      out += fmt::format(" {} | {} | {} |\n", cells.ratio, cells.rank, escaped(cells.verdict));
    }
  }
  out += fmt::format("\n{}", escaped(ending_line(run)));
  if (!run.profile.baseline.empty()) {
    out += fmt::format(" Ratio and verdict are against {}: a ratio under 1 is faster.",
                       escaped(run.profile.baseline));
  }
  if (verdicts.comparisons > 0) out += ' ' + escaped(confidence_line(run, verdicts));
  if (verdicts.aa) out += ' ' + escaped(aa_line(verdicts));
  out += "\n";
  append_list(out, "Winners", leader_lines(run, verdicts));
  std::vector<std::string> machine{machine_line(run.manifest)};
  if (!run.manifest.libraries.empty()) machine.push_back(libraries_line(run.manifest));
  machine.push_back(fmt::format("codec-workbench {}, {} to {}", run.manifest.program_version,
                                run.manifest.started, run.manifest.finished));
  if (std::string line = counters_line(run.manifest); !line.empty()) {
    machine.push_back(std::move(line));
  }
  append_list(out, "Machine", machine);
  append_list(out, "Warnings", run.manifest.warnings);
  append_list(out, "Diagnostics", diagnosis_lines(run));
  append_list(out, "Refused or failed", reason_lines(run));
  append_list(out, "Notes", note_lines(run));
  append_published(out, run);
  return out;
}

}  // namespace cwb
