// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cwb {

/// While it lives, the first SIGINT or SIGTERM is only noted, so that a run can end in order and
/// keep what it measured; the second one ends the program at once. One at a time.
class InterruptGuard {
 public:
  InterruptGuard();
  InterruptGuard(const InterruptGuard&) = delete;
  InterruptGuard& operator=(const InterruptGuard&) = delete;
  ~InterruptGuard();

  bool interrupted() const;
};

}  // namespace cwb
