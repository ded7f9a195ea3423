// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/problem.h"

namespace cwb {

std::string to_string(const Problem& problem, const std::string& file) {
  std::string text;
  for (const std::string& part : {file, problem.place}) {
    if (!part.empty()) text += part + ": ";
  }
  return text + problem.message;
}

}  // namespace cwb
