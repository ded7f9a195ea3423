// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/host_facts.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "measure/core_list.h"

namespace cwb {
namespace {

namespace fs = std::filesystem;

std::optional<std::string> first_line(const fs::path& file) {
  std::ifstream in(file);
  std::string line;
  if (!std::getline(in, line) || line.empty()) return std::nullopt;
  return line;
}

/// "48K", "1M", "512"
std::uint64_t size_of(const std::string& text) {
  std::istringstream in(text);
  std::uint64_t size = 0;
  char unit = 0;
  in >> size >> unit;
  if (unit == 'K') size *= 1024;
  if (unit == 'M') size *= 1024 * 1024;
  return size;
}

std::vector<CacheFacts> caches_of(const fs::path& core) {
  std::vector<CacheFacts> caches;
  for (int index = 0;; ++index) {
    const fs::path folder = core / "cache" / fmt::format("index{}", index);
    const auto level = first_line(folder / "level");
    const auto type = first_line(folder / "type");
    const auto size = first_line(folder / "size");
    if (!level || !type || !size) return caches;
    caches.push_back({static_cast<unsigned>(size_of(*level)), *type, size_of(*size)});
  }
}

std::optional<bool> turbo_of(const fs::path& cpus) {
  if (const auto off = first_line(cpus / "intel_pstate/no_turbo")) return *off == "0";
  if (const auto boost = first_line(cpus / "cpufreq/boost")) return *boost == "1";
  return std::nullopt;
}

bool is_virtual(const fs::path& root) {
  std::ifstream cpuinfo(root / "proc/cpuinfo");
  for (std::string line; std::getline(cpuinfo, line);) {
    if (!line.starts_with("flags")) continue;
    return (line + ' ').find(" hypervisor ") != std::string::npos;
  }
  return false;
}

std::optional<double> load_of(const fs::path& root) {
  std::ifstream file(root / "proc/loadavg");
  double load = 0;
  if (!(file >> load)) return std::nullopt;
  return load;
}

}  // namespace

HostFacts read_host_facts(int core, const fs::path& root) {
  const fs::path cpus = root / "sys/devices/system/cpu";
  const fs::path own = cpus / fmt::format("cpu{}", core);
  HostFacts facts;
  facts.caches = caches_of(own);
  facts.governor = first_line(own / "cpufreq/scaling_governor");
  facts.turbo = turbo_of(cpus);
  facts.clock_source =
      first_line(root / "sys/devices/system/clocksource/clocksource0/current_clocksource");
  facts.virtual_machine = is_virtual(root);
  if (const auto level = first_line(root / "proc/sys/kernel/randomize_va_space")) {
    facts.address_randomisation = *level != "0";
  }
  facts.load = load_of(root);
  if (const auto list = first_line(own / "topology/thread_siblings_list")) {
    facts.siblings = read_core_list(*list);
    std::erase(facts.siblings, core);
  }
  return facts;
}

std::vector<std::string> host_warnings(const HostFacts& facts) {
  std::vector<std::string> warnings;
  if (facts.virtual_machine) {
    warnings.emplace_back(
        "This is a virtual machine: its host may take time or caches away unseen. Compare within "
        "one run only, and repeat the run at another hour before you rely on it.");
  }
  if (facts.governor && *facts.governor != "performance") {
    warnings.push_back(fmt::format(
        "The core's frequency governor is \"{}\", so its clock rate changes with the load. Choose "
        "\"performance\" (cpupower frequency-set -g performance) while you measure.",
        *facts.governor));
  }
  if (facts.turbo.value_or(false)) {
    warnings.emplace_back(
        "Turbo is on: the clock rate depends on heat and on what other cores do. Switch it off in "
        "the firmware or through the cpufreq files while you measure.");
  }
  if (facts.address_randomisation && !*facts.address_randomisation) {
    warnings.emplace_back(
        "Address randomisation is off, so every run lies at the same, perhaps lucky, addresses. "
        "Leave it on, and repeat the run.");
  }
  constexpr double busy = 0.5;
  if (facts.load && *facts.load > busy) {
    warnings.push_back(fmt::format(
        "Other programs were running when this run began (load {:.1f}): they share caches and "
        "memory with the measured core. End them.",
        *facts.load));
  }
  if (!facts.siblings.empty()) {
    warnings.push_back(fmt::format(
        "The measured core shares its execution units with hardware thread {}: keep that one idle, "
        "or switch SMT off.",
        facts.siblings.front()));
  }
  return warnings;
}

}  // namespace cwb
