// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/run_sink.h"

namespace cwb {

std::string_view to_string(Stage stage) {
  switch (stage) {
    case Stage::verifying:
      return "verifying";
    case Stage::calibrating:
      return "calibrating";
    case Stage::sampling:
      return "sampling";
    case Stage::counting_events:
      return "counting hardware events";
    case Stage::compressing:
      return "compressing";
    case Stage::counting:
      return "counting allocations";
    case Stage::finished:
      return "finished";
  }
  return "";
}

}  // namespace cwb
