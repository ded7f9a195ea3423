// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/machine.h"

#include <algorithm>
#include <chrono>
#include <fstream>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/utsname.h>

#include "codecs/registry.h"
#include "measure/affinity.h"
#include "measure/compressors.h"
#include "measure/host_facts.h"

namespace cwb {
namespace {

std::string cpu_name() {
  std::ifstream file("/proc/cpuinfo");
  for (std::string line; std::getline(file, line);) {
    const auto colon = line.find(": ");
    const bool names_it = line.starts_with("model name") || line.starts_with("Model");
    if (names_it && colon != std::string::npos) return line.substr(colon + 2);
  }
  return "unknown";
}

std::string kernel_name() {
  utsname name{};
  if (uname(&name) != 0) return "unknown";
  return fmt::format("{} {} {}", name.sysname, name.release, name.machine);
}

std::string compiler_name() {
#if defined(__clang__)
  return fmt::format("Clang {}.{}.{}", __clang_major__, __clang_minor__, __clang_patchlevel__);
#else
  return fmt::format("GCC {}.{}.{}", __GNUC__, __GNUC_MINOR__, __GNUC_PATCHLEVEL__);
#endif
}

void warn_of_build([[maybe_unused]] std::vector<std::string>& warnings) {
#ifndef NDEBUG
  warnings.emplace_back(
      "This is a debug build: its times say nothing of a user's program. Build with "
      "CMAKE_BUILD_TYPE=Release.");
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  warnings.emplace_back(
      "This build runs under a sanitizer: its times say nothing of a user's program. Build without "
      "CWB_SANITIZE.");
#endif
}

std::vector<LibraryVersion> libraries_of(const Profile& profile) {
  std::vector<LibraryVersion> libraries;
  for (const std::string& id : profile.codecs) {
    const Codec* codec = find_codec(id);
    if (!codec || codec->info().version.empty()) continue;
    const bool known = std::ranges::any_of(libraries, [codec](const LibraryVersion& library) {
      return library.name == codec->info().library;
    });
    if (!known) libraries.push_back({codec->info().library, codec->info().version});
  }
  if (profile.sampling.compression) {
    for (const Compressor compressor : all_compressors) {
      libraries.push_back({std::string(to_string(compressor)), version_of(compressor)});
    }
  }
  return libraries;
}

}  // namespace

std::string utc_now() {
  return fmt::format(
      "{:%Y-%m-%dT%H:%M:%SZ}",
      fmt::gmtime(std::chrono::system_clock::to_time_t(std::chrono::system_clock::now())));
}

Manifest describe_machine(const Profile& profile) {
  Manifest manifest;
  manifest.program_version = CWB_VERSION;
  manifest.cpu = cpu_name();
  manifest.cores = static_cast<unsigned>(usable_cores().size());
  manifest.kernel = kernel_name();
  manifest.compiler = compiler_name();
  manifest.flags = CWB_BUILD_FLAGS;
  manifest.libraries = libraries_of(profile);
  warn_of_build(manifest.warnings);
  // Where the worker has no core of its own, any tells of the machine.
  const int core = worker_core().value_or(usable_cores().empty() ? 0 : usable_cores().front());
  manifest.host = read_host_facts(core);
  for (std::string& warning : host_warnings(manifest.host)) {
    manifest.warnings.push_back(std::move(warning));
  }
  return manifest;
}

}  // namespace cwb
