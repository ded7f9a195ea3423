// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/export_csv.h"

#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "run/diagnostics.h"
#include "run/figures.h"
#include "run/summary_figures.h"
#include "run/summary_rows.h"

namespace cwb {
namespace {

constexpr std::string_view line_end = "\r\n";

/// The text as a field: quoted, with quotes doubled, where it holds a comma, a quote or a line end.
std::string field(std::string_view text) {
  if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
  std::string quoted = "\"";
  for (const char c : text) {
    if (c == '"') quoted += '"';
    quoted += c;
  }
  return quoted + '"';
}

/// codec,payload,phase
std::string case_fields(const CaseId& id) {
  return field(id.codec) + ',' + field(id.payload) + ',' + std::string(to_string(id.phase));
}

void append_optional(std::string& out, const std::optional<double>& number) {
  out += ',';
  if (number) append_exact(out, *number);
}

/// 0 stands for what is not known.
void append_known(std::string& out, std::uint64_t number) {
  out += ',';
  if (number > 0) out += std::to_string(number);
}

/// The claim, the ratio over generations and its interval.
void append_verdict(std::string& out, const std::optional<Verdict>& verdict) {
  if (!verdict) {
    out += ",,,,";
    return;
  }
  fmt::format_to(std::back_inserter(out), ",{}", claim_word(verdict->claim));
  const auto& comparison = verdict->comparison;
  append_optional(out, comparison ? std::optional(comparison->ratio) : std::nullopt);
  const auto interval = comparison ? comparison->interval : std::nullopt;
  append_optional(out, interval ? std::optional(interval->low) : std::nullopt);
  append_optional(out, interval ? std::optional(interval->high) : std::nullopt);
}

void append_allocations(std::string& out, const std::optional<Allocations>& allocations) {
  if (!allocations) {
    out += ",,,";
    return;
  }
  append_optional(out, allocations->count);
  append_optional(out, allocations->bytes);
  fmt::format_to(std::back_inserter(out), ",{}", allocations->peak_bytes);
}

void append_compressed(std::string& out, const std::optional<Compressed>& compressed) {
  if (!compressed) {
    out += ",,,";
    return;
  }
  fmt::format_to(std::back_inserter(out), ",{}", compressed->bytes);
  append_optional(out, compressed->compress_ns);
  append_optional(out, compressed->decompress_ns);
}

std::string diagnosis_words(const CaseResult& result) {
  std::vector<std::string_view> words;
  for (const Diagnosis& diagnosis : result.diagnoses) {
    words.push_back(to_string(diagnosis.symptom));
  }
  return fmt::format("{}", fmt::join(words, "; "));
}

std::string_view boolean(bool flag) { return flag ? "true" : "false"; }

}  // namespace

std::string samples_csv(const Run& run) {
  std::string out =
      "codec,payload,phase,round,iterations,ns_per_iteration,generation,below_resolution,traits,"
      "interrupted";
  out += line_end;
  for (const CaseResult& result : run.cases) {
    const std::string prefix = case_fields(result.id);
    const std::string iterations = std::to_string(result.iterations);
    const std::string traits = field(fmt::format("{}", fmt::join(result.traits, " ")));
    constexpr std::size_t numbers = 50;  // round, value, generation, flag and commas, at most
    const std::size_t row = prefix.size() + iterations.size() + traits.size() + numbers;
    out.reserve(out.size() + result.series.ns.size() * row);
    for (std::size_t i = 0; i < result.series.ns.size(); ++i) {
      const SampleMark& mark = result.series.marks[i];
      fmt::format_to(std::back_inserter(out), "{},{},{},", prefix, i + 1, iterations);
      append_exact(out, result.series.ns[i]);
      fmt::format_to(std::back_inserter(out), ",{},{},{},{}", mark.generation + 1,
                     boolean((mark.flags & below_resolution) != 0), traits,
                     boolean((mark.flags & interrupted) != 0));
      out += line_end;
    }
  }
  return out;
}

std::string summary_csv(const Run& run) {
  std::string out = "codec,payload,phase,n";
  for (const NamedFigure& figure : summary_figures(std::nullopt)) {
    out += ',';
    out += figure.name;
  }
  out +=
      ",encoded_bytes,mb_per_s,ratio_to_baseline,state,reason,family,traits,notes,iterations,"
      "json_bytes,p999_ns,below_resolution,rank,verdict,verdict_ratio,verdict_low,verdict_high,"
      "diagnoses,"
      "allocations,allocated_bytes,peak_bytes";
  for (const HardwareEvent event : all_hardware_events) {
    fmt::format_to(std::back_inserter(out), ",{}", to_string(event));
  }
  for (const Compressor compressor : all_compressors) {
    fmt::format_to(std::back_inserter(out), ",{0}_bytes,{0}_compress_ns,{0}_decompress_ns",
                   to_string(compressor));
  }
  out += line_end;
  for (const SummaryRow& row : summary_rows(run)) {
    const CaseResult& result = run.cases[row.case_index];
    fmt::format_to(std::back_inserter(out), "{},{}", case_fields(result.id),
                   row.summary ? row.summary->n : 0);
    for (const NamedFigure& figure : summary_figures(row.summary)) {
      append_optional(out, figure.value);
    }
    append_known(out, result.encoded_bytes);
    append_optional(out, row.mb_per_s);
    append_optional(out, row.ratio_to_baseline);
    fmt::format_to(std::back_inserter(out), ",{},{},{},{},{}", to_string(result.state),
                   field(result.reason), to_string(result.family),
                   field(fmt::format("{}", fmt::join(result.traits, " "))),
                   field(fmt::format("{}", fmt::join(result.notes, "; "))));
    append_known(out, result.iterations);
    append_known(out, result.json_bytes);
    append_optional(out, row.summary ? row.summary->p999 : std::nullopt);
    fmt::format_to(std::back_inserter(out), ",{}", boolean(row.below_resolution));
    append_known(out, row.rank.value_or(0));
    append_verdict(out, row.verdict);
    out += ',' + field(diagnosis_words(result));
    append_allocations(out, result.allocations);
    for (const HardwareEvent event : all_hardware_events) {
      append_optional(out, result.counts ? (*result.counts)[event] : std::nullopt);
    }
    for (const auto& compressed : result.compressed.by) append_compressed(out, compressed);
    out += line_end;
  }
  return out;
}

}  // namespace cwb
