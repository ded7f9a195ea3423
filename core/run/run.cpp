// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/run.h"

namespace cwb {

std::string_view to_string(StopReason reason) {
  switch (reason) {
    case StopReason::rounds:
      return "all rounds were taken";
    case StopReason::time_budget:
      return "the time budget was used up";
    case StopReason::precision:
      return "the wanted precision was reached";
    case StopReason::user:
      return "stopped by the user";
    case StopReason::no_case:
      return "no case could run";
  }
  return "";
}

}  // namespace cwb
