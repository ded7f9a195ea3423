// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace cwb {

struct RunArguments {
  std::string profile;
  std::vector<std::string> csv, summary, json, png, markdown;
  std::vector<std::string> assignments;  ///< of --set
  std::optional<double> time_budget_s;
  bool quiet = false;
};

/// Runs a profile without a window. argv is for Qt, where a picture is asked for. Gives the exit
/// code.
int run_command(const RunArguments& arguments, int& argc, char** argv);

}  // namespace cwb
