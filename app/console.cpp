// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console.h"

#include <cerrno>
#include <cstdio>
#include <system_error>

#include <fmt/format.h>

namespace cwb {

bool print(std::string_view text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (written && std::fflush(stdout) == 0) return true;
  complain(
      fmt::format("standard output cannot be written: {}", std::generic_category().message(errno)));
  return false;
}

void complain(std::string_view sentence) {
  std::fflush(stdout);
  // Not fmt::print, which throws: there is no place left to report that stderr is closed.
  const std::string line = fmt::format("codec-workbench: {}\n", sentence);
  std::fwrite(line.data(), 1, line.size(), stderr);
}

void complain(const Problems& problems, const std::string& file) {
  for (const Problem& problem : problems) complain(to_string(problem, file));
}

}  // namespace cwb
