// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/result_text.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "run/figures.h"

namespace cwb {
namespace {

/// A remark that holds for several phases of one codec and payload.
struct Remark {
  std::string state;
  std::string codec;
  std::string payload;
  std::vector<std::string> phases;
  std::string text;
};

void add_remark(std::vector<Remark>& remarks, const CaseResult& result, std::string_view state,
                const std::string& text) {
  const auto same = std::ranges::find_if(remarks, [&](const Remark& remark) {
    return remark.state == state && remark.codec == result.id.codec &&
           remark.payload == result.id.payload && remark.text == text;
  });
  const std::string phase(to_string(result.id.phase));
  if (same != remarks.end()) {
    same->phases.push_back(phase);
  } else {
    remarks.push_back({std::string(state), result.id.codec, result.id.payload, {phase}, text});
  }
}

std::vector<std::string> lines(const std::vector<Remark>& remarks) {
  std::vector<std::string> texts;
  for (const Remark& remark : remarks) {
    texts.push_back(fmt::format("{}{}{}, {} ({}): {}", remark.state,
                                remark.state.empty() ? "" : ": ", remark.codec, remark.payload,
                                fmt::join(remark.phases, ", "), remark.text));
  }
  return texts;
}

}  // namespace

ResultCells result_cells(const CaseResult& result, const SummaryRow& row) {
  const std::string none(no_figure);
  const auto time = [&](const std::optional<double>& ns) { return ns ? time_text(*ns) : none; };
  ResultCells cells{none, none, none, none, none, none, none};
  if (result.encoded_bytes > 0) cells.bytes = std::to_string(result.encoded_bytes);
  if (!row.summary) return cells;
  const Summary& summary = *row.summary;
  cells.p95 = time(summary.p95);
  cells.p99 = time(summary.p99);
  if (row.below_resolution) {
    cells.median = "below resolution";
    return cells;
  }
  cells.median = time_text(summary.median);
  if (summary.interval) cells.spread = spread_text(*summary.interval, summary.median);
  if (row.mb_per_s) cells.mb_per_s = three_digits(*row.mb_per_s);
  if (row.ratio_to_baseline) cells.ratio = three_digits(*row.ratio_to_baseline);
  return cells;
}

std::vector<ResultGroup> result_groups(const Run& run) {
  std::vector<ResultGroup> groups;
  std::vector<std::string> payloads;
  for (const CaseResult& result : run.cases) {
    if (std::ranges::find(payloads, result.id.payload) == payloads.end()) {
      payloads.push_back(result.id.payload);
    }
  }
  for (const std::string& payload : payloads) {
    for (const Phase phase : all_phases) {
      ResultGroup group{payload + ", " + std::string(to_string(phase)), {}};
      for (std::size_t i = 0; i < run.cases.size(); ++i) {
        const CaseId& id = run.cases[i].id;
        if (id.payload == payload && id.phase == phase) group.cases.push_back(i);
      }
      if (!group.cases.empty()) groups.push_back(std::move(group));
    }
  }
  return groups;
}

std::vector<std::string> reason_lines(const Run& run) {
  std::vector<Remark> remarks;
  for (const CaseResult& result : run.cases) {
    if (result.state == CaseState::refused || result.state == CaseState::failed) {
      add_remark(remarks, result, to_string(result.state), result.reason);
    }
  }
  return lines(remarks);
}

std::vector<std::string> note_lines(const Run& run) {
  std::vector<Remark> remarks;
  for (const CaseResult& result : run.cases) {
    for (const std::string& note : result.notes) add_remark(remarks, result, "", note);
  }
  return lines(remarks);
}

std::string ending_line(const Run& run) {
  return fmt::format("{} in {}; {}.", count_text(run.rounds, "round"),
                     count_text(run.generations, "generation"), to_string(run.ended_by));
}

std::string machine_line(const Manifest& manifest) {
  std::string text = fmt::format(
      "{}, {}; {}; {} {}; clock resolution {}, cost {}", manifest.cpu,
      count_text(manifest.cores, "core"), manifest.kernel, manifest.compiler, manifest.flags,
      time_text(manifest.clock_resolution_ns), time_text(manifest.clock_cost_ns));
  if (manifest.pinned_core) text += fmt::format("; pinned to core {}", *manifest.pinned_core);
  return text;
}

std::string libraries_line(const Manifest& manifest) {
  std::string text;
  for (const LibraryVersion& library : manifest.libraries) {
    if (!text.empty()) text += ", ";
    text += library.name;
    if (!library.version.empty()) text += ' ' + library.version;
  }
  return text;
}

}  // namespace cwb
