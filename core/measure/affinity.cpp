// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/affinity.h"

#include <algorithm>
#include <fstream>
#include <string>

#include <fmt/format.h>
#include <sched.h>

namespace cwb {
namespace {

std::vector<int> cores_of_this_thread() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof set, &set) != 0) return {};
  std::vector<int> cores;
  for (int core = 0; core < CPU_SETSIZE; ++core) {
    if (CPU_ISSET(core, &set)) cores.push_back(core);
  }
  return cores;
}

bool move_this_thread(const std::vector<int>& cores) {
  if (cores.empty()) return false;
  cpu_set_t set;
  CPU_ZERO(&set);
  for (const int core : cores) CPU_SET(core, &set);
  return sched_setaffinity(0, sizeof set, &set) == 0;
}

/// Reads a kernel list such as "0-1,4" into cores.
std::vector<int> siblings_of(int core) {
  std::ifstream file(
      fmt::format("/sys/devices/system/cpu/cpu{}/topology/thread_siblings_list", core));
  std::vector<int> siblings;
  int first = 0;
  while (file >> first) {
    int last = first;
    if (file.peek() == '-') {
      file.get();
      file >> last;
    }
    for (int sibling = first; sibling <= last; ++sibling) siblings.push_back(sibling);
    if (file.peek() == ',') file.get();
  }
  return siblings;
}

}  // namespace

const std::vector<int>& usable_cores() {
  static const std::vector<int> cores = cores_of_this_thread();
  return cores;
}

std::optional<int> worker_core() {
  if (usable_cores().size() < 2) return std::nullopt;
  return usable_cores().back();
}

bool keep_off_worker_core() {
  const std::optional<int> worker = worker_core();
  if (!worker) return false;
  std::vector<int> others = usable_cores();
  std::erase(others, *worker);
  std::vector<int> apart = others;
  for (const int sibling : siblings_of(*worker)) std::erase(apart, sibling);
  return move_this_thread(apart.empty() ? others : apart);
}

PinToWorkerCore::PinToWorkerCore() {
  // usable_cores() must be known before this thread is moved.
  const std::optional<int> worker = worker_core();
  before_ = cores_of_this_thread();
  if (worker && move_this_thread({*worker})) core_ = worker;
}

PinToWorkerCore::~PinToWorkerCore() {
  if (core_) move_this_thread(before_);
}

}  // namespace cwb
