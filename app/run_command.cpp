// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run_command.h"

#include <chrono>
#include <cmath>
#include <future>
#include <stop_token>
#include <utility>

#include <fmt/format.h>
#include <unistd.h>

#include "app/console.h"
#include "app/exit_code.h"
#include "app/interrupt.h"
#include "app/outputs.h"
#include "app/picture.h"
#include "app/plan_profile.h"
#include "app/progress_line.h"
#include "base/file.h"
#include "measure/affinity.h"
#include "measure/runner.h"
#include "profile/profile_file.h"
#include "run/export_csv.h"
#include "run/export_json.h"
#include "run/export_markdown.h"
#include "run/manifest_json.h"
#include "run/plan.h"
#include "run/text_table.h"

namespace cwb {
namespace {

using namespace std::chrono_literals;

std::optional<Problem> check_time_budget(const std::optional<double>& seconds) {
  if (!seconds) return std::nullopt;
  // Written so that NaN fails.
  if (*seconds >= bounds::min_time_budget_s && *seconds <= bounds::max_time_budget_s) {
    return std::nullopt;
  }
  return Problem{"--time-budget",
                 fmt::format("found {}; allowed are {} to {} seconds", *seconds,
                             bounds::min_time_budget_s, bounds::max_time_budget_s)};
}

template <class Text>
void add_outputs(std::vector<Output>& outputs, const std::string& option,
                 const std::vector<std::string>& paths, Text text) {
  for (const std::string& path : paths) {
    outputs.push_back({option, path,
                       [text](const Run& run, const std::filesystem::path& to) {
                         return write_file(to, text(run));
                       },
                       false});
  }
}

std::vector<Output> outputs_of(const RunArguments& arguments, int& argc, char** argv) {
  std::vector<Output> outputs;
  for (const std::string& path : arguments.csv) {
    add_outputs(outputs, "--csv", {path}, samples_csv);
    if (path.empty() || !is_file_or_new(path)) continue;
    // Named now, before the run writes the CSV file, whose being there decides the name.
    add_outputs(outputs, "--csv (its manifest)", {manifest_path(path).string()}, manifest_json);
    outputs.back().beside = true;
  }
  add_outputs(outputs, "--summary", arguments.summary, summary_csv);
  add_outputs(outputs, "--json", arguments.json, run_json);
  add_outputs(outputs, "--markdown", arguments.markdown, run_markdown);
  for (const std::string& path : arguments.png) {
    outputs.push_back({"--png", path,
                       [&argc, argv](const Run& run, const std::filesystem::path& to) {
                         return write_picture(argc, argv, run, to);
                       },
                       false});
  }
  return outputs;
}

/// Measures on a thread of its own, while this one shows progress and heeds Ctrl+C.
Run measure(const Plan& plan, bool show_progress) {
  ProgressLine line(plan);
  std::stop_source stop;
  const InterruptGuard interrupt;
  // This thread shows progress; the worker's pin takes that thread back to its core.
  if (plan.profile.sampling.pin) keep_off_worker_core();
  std::future<Run> run =
      std::async(std::launch::async, [&] { return execute(plan, stop.get_token(), line); });
  while (run.wait_for(50ms) != std::future_status::ready) {
    if (interrupt.interrupted()) stop.request_stop();
    if (show_progress) line.show();
  }
  line.clear();
  return run.get();
}

bool found_something(const Run& run) {
  bool any_ran = false;
  for (const CaseResult& result : run.cases) {
    if (result.state == CaseState::failed) return true;
    any_ran = any_ran || result.state == CaseState::runs;
  }
  return !any_ran;
}

}  // namespace

int run_command(const RunArguments& arguments, int& argc, char** argv) {
  Problems problems;
  std::optional<double> time_budget_s = arguments.time_budget_s;
  if (auto problem = check_time_budget(time_budget_s)) {
    problems.push_back(*problem);
    time_budget_s.reset();  // refused here, it is not refused once more as the profile's
  }
  const std::vector<Output> outputs = outputs_of(arguments, argc, argv);
  for (Problem& problem : check_outputs(outputs)) problems.push_back(std::move(problem));
  complain(problems, "");

  auto plan = plan_profile(arguments.profile, arguments.assignments, time_budget_s);
  if (!plan) complain(plan.error(), arguments.profile);
  if (!plan || !problems.empty()) return exit_usage;

  const bool show_progress = !arguments.quiet && ::isatty(STDERR_FILENO) != 0;
  const Run run = measure(*plan, show_progress);
  const bool printed = print(text_table(run));
  const Problems unwritten = write_outputs(outputs, run);
  complain(unwritten, "");
  if (!printed || !unwritten.empty()) return exit_failure;
  return found_something(run) ? exit_found : exit_fine;
}

}  // namespace cwb
