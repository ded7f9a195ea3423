// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>
#include <functional>
#include <string>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "measure/affinity.h"
#include "measure/machine.h"
#include "proof/claim.h"
#include "run/result_text.h"

// prove [NAME...]: measures the claims, all or those named, and prints a line of a Markdown table
// for each: what is claimed, the target, what was reached here, and whether it holds.
namespace {

using cwb::proof::Line;

struct Claim {
  std::string name;
  std::function<std::vector<Line>()> measure;
};

bool is_asked_for(const std::string& name, int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    if (name == argv[i]) return true;
  }
  return argc == 1;
}

}  // namespace

int main(int argc, char** argv) {
  cwb::usable_cores();  // before any thread is moved
  const std::vector<Claim> claims{
      {"coverage", cwb::proof::coverage_claim},
      {"harness", cwb::proof::harness_claim},
      {"yardstick", cwb::proof::yardstick_claim},
      {"aa-idle", [] { return cwb::proof::aa_claim(false); }},
      {"aa-busy", [] { return cwb::proof::aa_claim(true); }},
      {"two-percent", cwb::proof::two_percent_claim},
      {"live-view", [&] { return cwb::proof::live_view_claim(argc, argv); }},
      {"ranking", cwb::proof::ranking_claim},
  };
  const cwb::Manifest machine = cwb::describe_machine({});
  fmt::print("Machine: {}, {} cores{}; {}; {} {}; {}\n\n", machine.cpu, machine.cores,
             machine.host.virtual_machine ? " of a virtual machine" : "", machine.kernel,
             machine.compiler, machine.flags, cwb::utc_now());
  fmt::print("| claim | target | reached | |\n|---|---|---|---|\n");
  bool all = true;
  for (const Claim& claim : claims) {
    if (!is_asked_for(claim.name, argc, argv)) continue;
    for (const Line& line : claim.measure()) {
      all = all && line.holds;
      const char* word = line.target.empty() ? "" : line.holds ? "holds" : "MISSED";
      fmt::print("| {} | {} | {} | {} |\n", line.claim,
                 line.target.empty() ? "(for information)" : line.target, line.reached, word);
      std::fflush(stdout);
    }
  }
  return all ? 0 : 1;
}
