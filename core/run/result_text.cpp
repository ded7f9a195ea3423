// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/result_text.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "run/figures.h"

namespace cwb {
namespace {

/// What is said of some cases: each codec and payload once, with the phases it is said of.
struct Remark {
  struct Subject {
    std::string codec;
    std::string payload;
    std::vector<std::string> phases;
  };
  std::string text;
  std::vector<Subject> subjects;
  std::size_t cases = 0;
};

void add_remark(std::vector<Remark>& remarks, const CaseId& id, const std::string& text) {
  auto remark = std::ranges::find(remarks, text, &Remark::text);
  if (remark == remarks.end()) remark = remarks.insert(remark, {text, {}, 0});
  ++remark->cases;
  auto subject = std::ranges::find_if(remark->subjects, [&](const Remark::Subject& other) {
    return other.codec == id.codec && other.payload == id.payload;
  });
  if (subject == remark->subjects.end()) {
    subject = remark->subjects.insert(subject, {id.codec, id.payload, {}});
  }
  subject->phases.emplace_back(to_string(id.phase));
}

/// "protobuf/dynamic, cookie (encode, decode); sproto/raw, cookie (encode)"
std::string subjects_text(const Remark& remark) {
  std::string text;
  for (const Remark::Subject& subject : remark.subjects) {
    if (!text.empty()) text += "; ";
    text +=
        fmt::format("{}, {} ({})", subject.codec, subject.payload, fmt::join(subject.phases, ", "));
  }
  return text;
}

void append_lines(std::vector<std::string>& lines, CaseState state, const Run& run) {
  std::vector<Remark> remarks;
  for (const CaseResult& result : run.cases) {
    if (result.state == state) add_remark(remarks, result.id, result.reason);
  }
  for (const Remark& remark : remarks) {
    lines.push_back(
        fmt::format("{}: {}: {}", to_string(state), subjects_text(remark), remark.text));
  }
}

}  // namespace

std::string count_or_part(double count) {
  return count == std::round(count) ? fmt::format("{:.0f}", count) : three_digits(count);
}

std::string rank_text(const SummaryRow& row) {
  return row.rank ? fmt::format("{}{}", *row.rank, row.tied ? "=" : "") : std::string(no_figure);
}

ResultCells result_cells(const CaseResult& result, const SummaryRow& row) {
  const std::string none(no_figure);
  const auto time = [&](const std::optional<double>& ns) { return ns ? time_text(*ns) : none; };
  ResultCells cells{none, none, none, none, none, none, none, none, none, none};
  if (result.allocations) cells.allocations = count_or_part(result.allocations->count);
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
  if (row.rank) cells.rank = rank_text(row);
  if (row.verdict) cells.verdict = verdict_text(*row.verdict);
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
  std::vector<std::string> lines;
  append_lines(lines, CaseState::refused, run);
  append_lines(lines, CaseState::failed, run);
  return lines;
}

std::vector<std::string> note_lines(const Run& run) {
  std::vector<Remark> remarks;
  std::size_t measured = 0;
  for (const CaseResult& result : run.cases) {
    if (!result.series.ns.empty()) ++measured;
    for (const std::string& note : result.notes) add_remark(remarks, result.id, note);
  }
  std::vector<std::string> lines;
  for (const Remark& remark : remarks) {
    const bool all = measured > 1 && remark.cases == measured;
    lines.push_back(
        fmt::format("{}: {}", all ? "all measured cases" : subjects_text(remark), remark.text));
  }
  return lines;
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

std::string counters_line(const Manifest& manifest) {
  if (manifest.counters.empty() || manifest.counters == counters_counted) return {};
  return "Hardware counters: " + manifest.counters;
}

}  // namespace cwb
