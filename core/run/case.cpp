// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/case.h"

namespace cwb {

std::string to_string(const CaseId& id) {
  return id.codec + ", " + id.payload + ", " + std::string(to_string(id.phase));
}

std::string_view to_string(CaseState state) {
  switch (state) {
    case CaseState::runs:
      return "runs";
    case CaseState::not_apart:
      return "not apart";
    case CaseState::refused:
      return "refused";
    case CaseState::failed:
      return "failed";
  }
  return "";
}

}  // namespace cwb
