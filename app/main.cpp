// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <exception>
#include <new>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/console.h"
#include "app/display.h"
#include "app/exit_code.h"
#include "app/list_command.h"
#include "app/run_command.h"
#include "app/validate_command.h"
#include "app/verify_command.h"
#include "child/child_process.h"
#include "ui/window_start.h"

namespace cwb {
namespace {

/// What the command line said.
struct Arguments {
  std::string file;  ///< to open in the window
  RunArguments run;
  std::string list_subject;
  bool list_as_json = false;
  std::string profile;  ///< of validate and verify
};

constexpr const char* profile_help = "A profile's file, or builtin:NAME";

/// An option that may be given several times, with one value each.
CLI::Option* add_repeated(CLI::App& command, const std::string& name,
                          std::vector<std::string>& values, const std::string& help) {
  return command.add_option(name, values, help)->allow_extra_args(false);
}

void add_run(CLI::App& app, RunArguments& run) {
  CLI::App* command =
      app.add_subcommand("run", "Run a profile without a window, print the results");
  command->add_option("PROFILE", run.profile, profile_help)->required();
  add_repeated(*command, "--csv", run.csv,
               "Write every sample as CSV, and the run's manifest beside it");
  add_repeated(*command, "--summary", run.summary, "Write the figures of every case as CSV");
  add_repeated(*command, "--json", run.json, "Write the whole run as JSON");
  add_repeated(*command, "--png", run.png, "Draw the results into a PNG picture");
  add_repeated(*command, "--markdown", run.markdown, "Write the results as Markdown tables");
  command->add_option("--time-budget", run.time_budget_s, "End the rounds after so many seconds")
      ->option_text("S");
  add_repeated(*command, "--set", run.assignments,
               "Set a value of the profile, as in --set /sampling/rounds=50")
      ->option_text("POINTER=JSON");
  command->add_flag("--quiet", run.quiet, "Show no progress");
  for (const char* name : {"--csv", "--summary", "--json", "--png", "--markdown"}) {
    command->get_option(name)->option_text("FILE");
  }
}

void add_others(CLI::App& app, Arguments& arguments) {
  CLI::App* list = app.add_subcommand("list", "List what this build knows");
  list->add_option("SUBJECT", arguments.list_subject, "codecs, payloads or profiles")
      ->required()
      ->check(CLI::IsMember(std::vector<std::string>(list_subjects.begin(), list_subjects.end())));
  list->add_flag("--json", arguments.list_as_json, "As a JSON list");
  app.add_subcommand("validate", "Check a profile and say what it would run")
      ->add_option("PROFILE", arguments.profile, profile_help)
      ->required();
  app.add_subcommand("verify", "Check that every codec gives the profile's payloads back")
      ->add_option("PROFILE", arguments.profile, profile_help)
      ->required();
}

int open_window(int argc, char** argv, const std::string& file) {
  if (!has_display()) return exit_usage;
  take_qt_messages();
  return run_window(argc, argv, file);
}

int run_program(int argc, char** argv) {
  CLI::App app(
      "Measures serialization codecs on your data. Without a subcommand it opens the window.",
      "codec-workbench");
  Arguments arguments;
  app.add_option("FILE", arguments.file, "A profile, builtin:NAME or a JSON document to open");
  app.set_version_flag("--version", "codec-workbench " CWB_VERSION);
  app.require_subcommand(0, 1);
  add_run(app, arguments.run);
  add_others(app, arguments);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    if (error.get_exit_code() == 0) return app.exit(error);  // --help, --version
    complain(fmt::format("{}; see codec-workbench --help", error.what()));
    return exit_usage;
  }
  if (app.got_subcommand("run")) return run_command(arguments.run, argc, argv);
  if (app.got_subcommand("list")) {
    return list_command(arguments.list_subject, arguments.list_as_json);
  }
  if (app.got_subcommand("validate")) return validate_command(arguments.profile);
  if (app.got_subcommand("verify")) return verify_command(arguments.profile);
  return open_window(argc, argv, arguments.file);
}

}  // namespace
}  // namespace cwb

int main(int argc, char** argv) {
  if (const auto exit_code = cwb::child_main(argc, argv)) return *exit_code;
  try {
    return cwb::run_program(argc, argv);
  } catch (const std::bad_alloc&) {
    cwb::complain("the memory is used up; take fewer rounds or smaller payloads");
  } catch (const std::exception& exception) {
    cwb::complain(fmt::format("failed: {}", exception.what()));
  }
  return cwb::exit_failure;
}
