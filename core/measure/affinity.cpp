// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/affinity.h"

#include <algorithm>
#include <fstream>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <sched.h>

#include "measure/core_list.h"

namespace cwb {
namespace {

namespace fs = std::filesystem;

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

fs::path cpu_folder(const fs::path& root, int core) {
  return root / "sys/devices/system/cpu" / fmt::format("cpu{}", core);
}

std::vector<int> siblings_of(int core) {
  std::ifstream file(cpu_folder("/", core) / "topology/thread_siblings_list");
  std::string line;
  std::getline(file, line);
  return read_core_list(line);
}

/// What orders cores by speed: the capacity that the kernel gives the cores of hybrid processors,
/// else the highest clock rate. 0 where neither is known.
std::uint64_t speed_of(const fs::path& root, int core) {
  for (const char* name : {"cpu_capacity", "cpufreq/cpuinfo_max_freq"}) {
    std::ifstream file(cpu_folder(root, core) / name);
    std::uint64_t speed = 0;
    if (file >> speed) return speed;
  }
  return 0;
}

}  // namespace

const std::vector<int>& usable_cores() {
  static const std::vector<int> cores = cores_of_this_thread();
  return cores;
}

int fastest_core(const std::vector<int>& cores, const fs::path& root) {
  // Of equals the last.
  return *std::ranges::max_element(cores, [&](int left, int right) {
    return std::pair(speed_of(root, left), left) < std::pair(speed_of(root, right), right);
  });
}

std::optional<int> worker_core() {
  if (usable_cores().size() < 2) return std::nullopt;
  static const int core = fastest_core(usable_cores());
  return core;
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
