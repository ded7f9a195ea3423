// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cwb {

/// One cache of a core, as the kernel describes it.
struct CacheFacts {
  unsigned level = 0;
  std::string type;  ///< "Data", "Instruction", "Unified"
  std::uint64_t bytes = 0;
};

/// What of the machine decides how far its times can be trusted. A fact that the kernel does not
/// give is missing, which is usual inside virtual machines and containers.
struct HostFacts {
  std::vector<CacheFacts> caches;           ///< of the worker's core
  std::optional<std::string> governor;      ///< "performance", "powersave", ...
  std::optional<bool> turbo;                ///< whether the clock may rise above its nominal rate
  std::optional<std::string> clock_source;  ///< "tsc", "kvm-clock", ...
  bool virtual_machine = false;
  std::optional<bool> address_randomisation;
  std::optional<double> load;  ///< threads that wanted to run, mean of the last minute
  std::vector<int> siblings;   ///< other hardware threads of the worker's core
};

}  // namespace cwb
