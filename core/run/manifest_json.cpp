// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/manifest_json.h"

#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "model/json_writer.h"
#include "profile/profile_file.h"
#include "run/document_parts.h"
#include "run/export_json.h"

namespace cwb {
namespace {

namespace fs = std::filesystem;

Document host_document(const HostFacts& facts) {
  Map map;
  List caches;
  for (const CacheFacts& cache : facts.caches) {
    Map one;
    add(one, "level", Document::number(cache.level));
    add(one, "type", text(cache.type));
    add(one, "bytes", Document::number(cache.bytes));
    caches.push_back({std::move(one)});
  }
  add(map, "caches", {std::move(caches)});
  add(map, "governor", facts.governor ? text(*facts.governor) : Document{});
  add(map, "clock_source", facts.clock_source ? text(*facts.clock_source) : Document{});
  add(map, "turbo", facts.turbo ? Document{*facts.turbo} : Document{});
  add(map, "virtual_machine", {facts.virtual_machine});
  add(map, "address_randomisation",
      facts.address_randomisation ? Document{*facts.address_randomisation} : Document{});
  add(map, "load", facts.load ? Document{*facts.load} : Document{});
  List siblings;
  for (const int sibling : facts.siblings) siblings.push_back({std::int64_t{sibling}});
  add(map, "siblings", {std::move(siblings)});
  return {std::move(map)};
}

Document manifest_document(const Manifest& manifest) {
  Map map;
  add(map, "program_version", text(manifest.program_version));
  add(map, "started", text(manifest.started));
  add(map, "finished", text(manifest.finished));
  add(map, "cpu", text(manifest.cpu));
  add(map, "cores", Document::number(manifest.cores));
  add(map, "kernel", text(manifest.kernel));
  add(map, "compiler", text(manifest.compiler));
  add(map, "flags", text(manifest.flags));
  add(map, "clock_resolution_ns", {manifest.clock_resolution_ns});
  add(map, "clock_cost_ns", {manifest.clock_cost_ns});
  add(map, "pinned_core",
      manifest.pinned_core ? Document{std::int64_t{*manifest.pinned_core}} : Document{});
  add(map, "host", host_document(manifest.host));
  add(map, "counters", text(manifest.counters));
  Map libraries;
  for (const LibraryVersion& library : manifest.libraries) {
    add(libraries, library.name, text(library.version));
  }
  add(map, "libraries", {std::move(libraries)});
  add(map, "warnings", texts(manifest.warnings));
  return {std::move(map)};
}

/// A word that stays as it is, whatever the sentence for people becomes.
std::string_view ending_word(StopReason reason) {
  switch (reason) {
    case StopReason::rounds:
      return "rounds";
    case StopReason::time_budget:
      return "time_budget";
    case StopReason::precision:
      return "precision";
    case StopReason::user:
      return "user";
    case StopReason::no_case:
      return "no_case";
  }
  return "";
}

Document case_document(const CaseFacts& facts) {
  Map map;
  add(map, "codec", text(facts.id.codec));
  add(map, "payload", text(facts.id.payload));
  add(map, "phase", text(to_string(facts.id.phase)));
  add(map, "state", text(to_string(facts.state)));
  add(map, "reason", text(facts.reason));
  add(map, "iterations", Document::number(facts.iterations));
  add(map, "settle_iterations", Document::number(facts.settle_iterations));
  add(map, "json_bytes", Document::number(facts.json_bytes));
  return {std::move(map)};
}

}  // namespace

Map run_head(const Run& run, std::string_view kind) {
  Map head;
  add(head, "version", {run_version});
  add(head, "kind", text(kind));
  add(head, "profile", to_document(run.profile));
  add(head, "manifest", manifest_document(run.manifest));
  add(head, "rounds", Document::number(run.rounds));
  add(head, "generations", Document::number(run.generations));
  add(head, "ended_by", text(ending_word(run.ended_by)));
  add(head, "sampling_s", {run.sampling_s});
  List stolen;
  for (const StolenTime& time : run.stolen) {
    stolen.push_back({Map{{"round", Document::number(time.round + 1)}, {"ms", {time.ms}}}});
  }
  add(head, "stolen", {std::move(stolen)});
  return head;
}

std::string manifest_json(const Run& run) {
  Map map = run_head(run, "manifest");
  List cases;
  for (const CaseResult& result : run.cases) cases.push_back(case_document(result));
  add(map, "cases", {std::move(cases)});
  return to_json({std::move(map)}, JsonLayout::pretty) + '\n';
}

fs::path manifest_path(const fs::path& csv) {
  const fs::path stem = csv.extension() == ".csv" ? csv.stem() : csv.filename();
  const auto named = [&](const std::string& number) {
    return csv.parent_path() / (stem.string() + ".manifest" + number + ".json");
  };
  std::error_code error;
  fs::path path = named("");
  const bool is_new = !fs::exists(fs::symlink_status(csv, error));
  for (int number = 2; is_new && fs::exists(fs::symlink_status(path, error)); ++number) {
    path = named(fmt::format("-{}", number));
  }
  return path;
}

}  // namespace cwb
