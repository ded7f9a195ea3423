// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "child/allocation_pass.h"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <utility>

#include <dlfcn.h>
#include <fmt/format.h>

#include "child/child_process.h"
#include "child/preload/count_allocations.h"
#include "codecs/registry.h"
#include "model/json_reader.h"
#include "model/json_writer.h"
#include "profile/profile_file.h"

namespace cwb {
namespace {

namespace fs = std::filesystem;

/// So many iterations are counted together, so that what happens in some of them alone shows.
constexpr std::size_t counted_iterations = 10;

/// The counting library as it was found among the libraries of this process.
struct CountingLibrary {
  decltype(&cwb_begin_counting) begin = nullptr;
  decltype(&cwb_end_counting) end = nullptr;

  static std::optional<CountingLibrary> find() {
    CountingLibrary found;
    found.begin =
        reinterpret_cast<decltype(found.begin)>(::dlsym(RTLD_DEFAULT, "cwb_begin_counting"));
    found.end = reinterpret_cast<decltype(found.end)>(::dlsym(RTLD_DEFAULT, "cwb_end_counting"));
    if (found.begin == nullptr || found.end == nullptr) return std::nullopt;
    return found;
  }
};

/// Nothing where an iteration failed: the timed run tells of that.
std::optional<Allocations> count(const CountingLibrary& library, Subject& subject, Phase phase) {
  // The first iterations grow buffers that later ones use again.
  constexpr std::size_t warm_up = 2;
  const std::size_t most = subject.max_iterations(phase);
  for (const std::size_t iterations :
       {std::min(warm_up, most), std::min(counted_iterations, most)}) {
    subject.before(phase, iterations);
    library.begin();
    subject.run(phase, iterations);
    const AllocationTotals totals = library.end();
    if (subject.after(phase)) return std::nullopt;
    if (iterations == std::min(counted_iterations, most)) {
      const auto n = static_cast<double>(iterations);
      return Allocations{static_cast<double>(totals.count) / n,
                         static_cast<double>(totals.bytes) / n, totals.peak_bytes};
    }
  }
  return std::nullopt;
}

void count_payload(const CountingLibrary& library, const Plan& plan, std::size_t payload,
                   List& answer) {
  for (const std::string& codec : plan.profile.codecs) {
    std::unique_ptr<Subject> subject;
    for (const PlannedCase& planned : plan.cases) {
      if (planned.payload != payload || planned.id.codec != codec ||
          planned.state != CaseState::runs) {
        continue;
      }
      if (!subject) {
        const Codec& found = *find_codec(codec);
        auto prepared = found.prepare(payload_for(found.info(), *plan.payloads[payload]));
        if (!prepared) break;
        subject = std::move(*prepared);
      }
      const auto figures = count(library, *subject, planned.id.phase);
      if (!figures) continue;
      answer.push_back({Map{{"codec", {codec}},
                            {"payload", {planned.id.payload}},
                            {"phase", {std::string(to_string(planned.id.phase))}},
                            {"count", {figures->count}},
                            {"bytes", {figures->bytes}},
                            {"peak_bytes", Document::number(figures->peak_bytes)}}});
    }
  }
}

const Document* member(const Document& document, std::string_view key) {
  const auto* map = document.get_if<Map>();
  return map != nullptr ? map->find(key) : nullptr;
}

template <class T>
T value_of(const Document& document, std::string_view key) {
  const Document* value = member(document, key);
  const T* typed = value != nullptr ? value->get_if<T>() : nullptr;
  return typed != nullptr ? *typed : T{};
}

/// The counting library lies beside the program, or where a build or an installation puts it.
std::optional<fs::path> counting_library() {
  std::error_code error;
  const fs::path folder = fs::read_symlink("/proc/self/exe", error).parent_path();
  constexpr std::string_view name = "libcwb_count_allocations.so";
  for (const char* place : {".", "../lib", "../lib/codec-workbench", "../../lib"}) {
    fs::path file = folder / place / name;
    if (fs::is_regular_file(file, error)) return fs::weakly_canonical(file, error);
  }
  return std::nullopt;
}

constexpr bool under_sanitizer() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  return true;
#else
  return false;
#endif
}

}  // namespace

tl::expected<std::string, std::string> allocation_child(const std::string& request) {
  const auto library = CountingLibrary::find();
  if (!library) return tl::unexpected(std::string("the counting library was not preloaded"));
  const auto document = parse_json(request, {.bytes = profile_limit_bytes});
  const Document* profile_document = document ? member(*document, "profile") : nullptr;
  if (profile_document == nullptr) {
    return tl::unexpected(std::string("the request is no JSON of a profile"));
  }
  auto profile = read_profile(*profile_document);
  if (!profile) return tl::unexpected(to_string(profile.error().front()));
  auto plan = make_plan(*profile, value_of<std::string>(*document, "folder"));
  if (!plan) return tl::unexpected(to_string(plan.error().front()));
  List answer;
  for (std::size_t payload = 0; payload < plan->payloads.size(); ++payload) {
    count_payload(*library, *plan, payload, answer);
  }
  return to_json({std::move(answer)});
}

tl::expected<std::vector<CaseAllocations>, std::string> count_allocations(
    const Plan& plan, const std::stop_token& stop) {
  if (under_sanitizer()) {
    return tl::unexpected(std::string("a build under a sanitizer has an allocator of its own"));
  }
  const auto library = counting_library();
  if (!library) {
    return tl::unexpected(std::string(
        "libcwb_count_allocations.so is not beside the program; build or install it again"));
  }
  ChildTask task;
  task.name = allocation_task;
  task.input =
      to_json({Map{{"profile", to_document(plan.profile)}, {"folder", {plan.folder.string()}}}});
  task.environment = {"LD_PRELOAD=" + library->string()};
  const auto output = run_child(task, stop);
  if (!output) return tl::unexpected(output.error());
  const auto answer = parse_json(*output, {.bytes = payload_limit_bytes});
  const List* list = answer ? answer->get_if<List>() : nullptr;
  if (list == nullptr) return tl::unexpected(std::string("the child process gave no answer"));
  std::vector<CaseAllocations> all;
  for (const Document& item : *list) {
    const auto phase = phase_from(value_of<std::string>(item, "phase"));
    if (!phase) continue;
    all.push_back(
        {{value_of<std::string>(item, "codec"), value_of<std::string>(item, "payload"), *phase},
         {value_of<double>(item, "count"), value_of<double>(item, "bytes"),
          static_cast<std::uint64_t>(value_of<std::int64_t>(item, "peak_bytes"))}});
  }
  return all;
}

}  // namespace cwb
