// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <vector>

namespace cwb {

/// The cores that this process could use when it was first asked; later calls give the same,
/// whatever was pinned since. Ascending.
const std::vector<int>& usable_cores();

/// The core for the worker: a fastest of usable_cores(), and of those the last, away from core 0,
/// which takes most of the machine's interrupts. Nothing where there is only one.
std::optional<int> worker_core();

/// The fastest of the cores, the last of equals, by what /sys below `root` says of their capacity
/// or highest clock rate. There must be at least one.
int fastest_core(const std::vector<int>& cores, const std::filesystem::path& root = "/");

/// Moves the calling thread, and with it all threads that it starts later, off the worker's core
/// and, where enough are left, off that core's SMT siblings. To be called before QApplication is
/// made. False where there is nowhere else to go.
bool keep_off_worker_core();

/// Pins the calling thread to the worker's core and gives its cores back when it goes.
class PinToWorkerCore {
 public:
  PinToWorkerCore();
  ~PinToWorkerCore();
  PinToWorkerCore(const PinToWorkerCore&) = delete;
  PinToWorkerCore& operator=(const PinToWorkerCore&) = delete;

  /// Nothing where it could not be pinned.
  std::optional<int> core() const { return core_; }

 private:
  std::vector<int> before_;
  std::optional<int> core_;
};

}  // namespace cwb
