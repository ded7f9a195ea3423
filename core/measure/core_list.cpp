// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/core_list.h"

#include <sstream>

namespace cwb {

std::vector<int> read_core_list(const std::string& text) {
  std::istringstream in(text);
  std::vector<int> cores;
  int first = 0;
  while (in >> first) {
    int last = first;
    if (in.peek() == '-') {
      in.get();
      if (!(in >> last)) break;
    }
    for (int core = first; core <= last; ++core) cores.push_back(core);
    if (in.peek() != ',') break;
    in.get();
  }
  return cores;
}

}  // namespace cwb
