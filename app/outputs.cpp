// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outputs.h"

#include <algorithm>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "app/console.h"
#include "base/file.h"

namespace cwb {
namespace {

namespace fs = std::filesystem;

Problem unwritable(const Output& output, std::string_view why) {
  return {fmt::format("{} {}", output.option, output.path.string()),
          fmt::format("cannot be written: {}; name a file in a folder that you may write to", why)};
}

/// Tries what write_file will do: a device is opened, for a file a neighbour is made and removed
/// again. Permissions alone do not tell (root, read-only file systems).
std::optional<Problem> check_output(const Output& output) {
  const auto fail = [&](int code) {
    return unwritable(output, std::generic_category().message(code));
  };
  std::error_code error;
  if (output.path.empty()) return unwritable(output, "the path is empty");
  if (const auto descriptor = named_descriptor(output.path)) {
    if (::fcntl(*descriptor, F_GETFL) < 0) return fail(errno);
    return std::nullopt;
  }
  const fs::path target =
      fs::is_symlink(output.path, error) ? fs::weakly_canonical(output.path, error) : output.path;
  if (fs::is_directory(target, error)) return fail(EISDIR);
  if (fs::exists(target, error)) {
    const int file = ::open(target.c_str(), O_WRONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0) return fail(errno);
    ::close(file);
    if (!fs::is_regular_file(target, error)) return std::nullopt;
  }
  std::string probe = target.string() + ".XXXXXX";
  const int file = ::mkostemp(probe.data(), O_CLOEXEC);
  if (file < 0) return fail(errno);
  ::close(file);
  ::unlink(probe.c_str());
  return std::nullopt;
}

}  // namespace

bool is_file_or_new(const fs::path& path) {
  if (named_descriptor(path)) return false;
  std::error_code error;
  return !fs::exists(path, error) || fs::is_regular_file(path, error);
}

Problems check_outputs(const std::vector<Output>& outputs) {
  Problems problems;
  std::vector<fs::path> seen;
  bool failed = false;
  for (const Output& output : outputs) {
    // What is wrong with an output is mostly wrong with what goes with it: one sentence is enough.
    if (output.beside && failed) continue;
    auto problem = check_output(output);
    failed = problem.has_value();
    if (problem) {
      problems.push_back(std::move(*problem));
      continue;
    }
    std::error_code error;
    // Absolute first: a relative path of which nothing exists yet stays relative.
    const fs::path whole = fs::weakly_canonical(fs::absolute(output.path, error), error);
    // A terminal or pipe takes one after the other; a file would keep only the last.
    if (is_file_or_new(output.path) && std::ranges::find(seen, whole) != seen.end()) {
      problems.push_back({fmt::format("{} {}", output.option, output.path.string()),
                          "is named twice; give each output a file of its own"});
    }
    seen.push_back(whole);
  }
  return problems;
}

Problems write_outputs(const std::vector<Output>& outputs, const Run& run) {
  Problems problems;
  for (const Output& output : outputs) {
    if (auto problem = output.write(run, output.path)) {
      problem->place = fmt::format("{} {}", output.option, output.path.string());
      problems.push_back(std::move(*problem));
    } else if (is_file_or_new(output.path) &&
               !print(fmt::format("Wrote {}\n", output.path.string()))) {
      problems.push_back({"standard output", "cannot be written"});
    }
  }
  return problems;
}

}  // namespace cwb
