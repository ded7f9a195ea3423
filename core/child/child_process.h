// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

// Work in a process of its own: the same program, run again with a word that says what it is to do.
// What goes in is one text on its standard input, what comes out one text on its standard output;
// both are JSON. So the timed process carries none of the child's hooks, and a crash of the child
// is a sentence here.
namespace cwb {

struct ChildTask {
  std::string name;  ///< what the child's main looks for
  std::string input;
  std::vector<std::string> environment;  ///< "NAME=value", beside this process's own
};

/// What the child wrote, once it has ended well. The error is a sentence: why it could not be
/// started, what it said on its standard error, or which signal ended it. A stop request ends it at
/// once, with an error.
tl::expected<std::string, std::string> run_child(const ChildTask& task,
                                                 const std::stop_token& stop = {});

/// To be called first in main of a program that can be its own child. In a child it does the task
/// and gives the exit code; else it notes that this program has children, and gives nothing.
std::optional<int> child_main(int argc, char** argv);

/// Whether child_main was called, so that run_child may start this program again.
bool has_child_main();

}  // namespace cwb
