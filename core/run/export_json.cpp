// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/export_json.h"

#include <string_view>
#include <utility>

#include "model/document.h"
#include "model/json_writer.h"
#include "run/diagnostics.h"
#include "run/document_parts.h"
#include "run/figures.h"
#include "run/manifest_json.h"
#include "run/summary_figures.h"
#include "run/summary_rows.h"

namespace cwb {
namespace {

void add_verdict(Map& map, const Verdict& verdict) {
  add(map, "claim", text(claim_word(verdict.claim)));
  add(map, "across_families", {verdict.across_families});
  if (!verdict.comparison) return;
  add(map, "ratio", {verdict.comparison->ratio});
  add(map, "generations", Document::number(verdict.comparison->generations));
  if (const auto& interval = verdict.comparison->interval) {
    add(map, "low", {interval->low});
    add(map, "high", {interval->high});
  }
}

Document leader_document(const Run& run, const Leader& leader) {
  Map map;
  add(map, "payload", text(leader.payload));
  add(map, "phase", text(to_string(leader.phase)));
  add(map, "family", text(to_string(leader.family)));
  add(map, "leader", text(run.cases[leader.verdict.first].id.codec));
  add(map, "runner_up", text(run.cases[leader.verdict.second].id.codec));
  add_verdict(map, leader.verdict);
  return {std::move(map)};
}

/// All that is judged of the run as a whole; a case's own verdict stands in the case.
Document verdicts_document(const Run& run, const Verdicts& verdicts) {
  Map map;
  add(map, "confidence", {verdict_confidence});
  add(map, "comparisons", Document::number(verdicts.comparisons));
  add(map, "needed_generations", Document::number(verdicts.needed_generations));
  add(map, "margin", {verdicts.margin});
  Document aa;
  if (verdicts.aa) {
    Map check;
    add(check, "floor", {verdicts.aa->floor});
    add(check, "comparisons", Document::number(verdicts.aa->comparisons));
    add(check, "called_different", Document::number(verdicts.aa->called_different));
    aa = {std::move(check)};
  }
  add(map, "aa_check", std::move(aa));
  List leaders;
  for (const Leader& leader : verdicts.leaders) leaders.push_back(leader_document(run, leader));
  add(map, "leaders", {std::move(leaders)});
  return {std::move(map)};
}

Document summary_document(const SummaryRow& row) {
  if (!row.summary) return {};
  Map map;
  add(map, "n", Document::number(row.summary->n));
  for (const NamedFigure& figure : summary_figures(row.summary)) {
    add_figure(map, figure.name, figure.value);
  }
  add_figure(map, "p999_ns", row.summary->p999);
  add_figure(map, "mb_per_s", row.mb_per_s);
  add_figure(map, "ratio_to_baseline", row.ratio_to_baseline);
  add(map, "below_resolution", {row.below_resolution});
  return {std::move(map)};
}

/// All of a case but its samples.
Map case_map(const CaseResult& result, const SummaryRow& row) {
  Map map;
  add(map, "codec", text(result.id.codec));
  add(map, "payload", text(result.id.payload));
  add(map, "phase", text(to_string(result.id.phase)));
  add(map, "state", text(to_string(result.state)));
  add(map, "reason", text(result.reason));
  add(map, "family", text(to_string(result.family)));
  add(map, "traits", texts(result.traits));
  add(map, "notes", texts(result.notes));
  add(map, "iterations", Document::number(result.iterations));
  add(map, "settle_iterations", Document::number(result.settle_iterations));
  add(map, "encoded_bytes",
      result.encoded_bytes > 0 ? Document::number(result.encoded_bytes) : Document{});
  add(map, "json_bytes", Document::number(result.json_bytes));
  add(map, "summary", summary_document(row));
  Document allocations;
  if (const auto& counted = result.allocations) {
    allocations = {Map{{"count", {counted->count}},
                       {"bytes", {counted->bytes}},
                       {"peak_bytes", Document::number(counted->peak_bytes)}}};
  }
  add(map, "allocations", std::move(allocations));
  Document counts;
  if (result.counts) {
    Map events;
    for (const HardwareEvent event : all_hardware_events) {
      add_figure(events, to_string(event), (*result.counts)[event]);
    }
    counts = {std::move(events)};
  }
  add(map, "counts", std::move(counts));
  Map compressed;
  for (const Compressor compressor : all_compressors) {
    if (const auto& found = result.compressed[compressor]) {
      add(compressed, to_string(compressor),
          {Map{{"bytes", Document::number(found->bytes)},
               {"compress_ns", {found->compress_ns}},
               {"decompress_ns", {found->decompress_ns}}}});
    }
  }
  add(map, "compressed", {std::move(compressed)});
  List diagnoses;
  for (const Diagnosis& diagnosis : result.diagnoses) {
    diagnoses.push_back({Map{{"symptom", text(to_string(diagnosis.symptom))},
                             {"sentence", text(diagnosis.sentence)},
                             {"advice", text(advice(diagnosis.symptom))}}});
  }
  add(map, "diagnoses", {std::move(diagnoses)});
  add(map, "twin_of", result.twin_of.empty() ? Document{} : text(result.twin_of));
  add(map, "rank", row.rank ? Document::number(*row.rank) : Document{});
  Map verdict;
  if (row.verdict) add_verdict(verdict, *row.verdict);
  add(map, "verdict", row.verdict ? Document{std::move(verdict)} : Document{});
  return map;
}

/// The samples go to text at once: a Document for each number would take ten times its size.
void append_samples(std::string& out, const Series& series) {
  constexpr std::size_t usual_number = 25;
  out.reserve(out.size() + series.ns.size() * usual_number);
  const auto list = [&](std::string_view key, auto&& append_item) {
    out += '"';
    out += key;
    out += "\":[";
    for (std::size_t i = 0; i < series.ns.size(); ++i) {
      if (i > 0) out += ',';
      append_item(i);
    }
    out += ']';
  };
  out += '{';
  list("ns", [&](std::size_t i) { append_exact(out, series.ns[i]); });
  out += ',';
  list("generation", [&](std::size_t i) { out += std::to_string(series.marks[i].generation + 1); });
  out += ',';
  list("flags", [&](std::size_t i) { out += std::to_string(series.marks[i].flags); });
  out += '}';
}

/// The map's text with one more member, whose value follows and must be closed with '}'.
void append_open(std::string& out, Map map, std::string_view key) {
  out += to_json({std::move(map)});
  out.pop_back();
  out += ",\"";
  out += key;
  out += "\":";
}

}  // namespace

std::string run_json(const Run& run) {
  Map head = run_head(run, "run");
  const Verdicts verdicts = judge(run);
  add(head, "verdicts", verdicts_document(run, verdicts));
  std::string out;
  append_open(out, std::move(head), "cases");
  out += '[';
  bool first = true;
  for (const SummaryRow& row : summary_rows(run, verdicts)) {
    const CaseResult& result = run.cases[row.case_index];
    out += first ? "\n" : ",\n";
    first = false;
    append_open(out, case_map(result, row), "samples");
    append_samples(out, result.series);
    out += '}';
  }
  out += "\n]}\n";
  return out;
}

}  // namespace cwb
