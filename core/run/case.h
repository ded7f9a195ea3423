// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "codecs/phase.h"

namespace cwb {

/// codec x payload x phase: what a series is found by, in this run and in others.
struct CaseId {
  std::string codec;    ///< the codec's id
  std::string payload;  ///< the payload's id
  Phase phase = Phase::encode;

  friend bool operator==(const CaseId&, const CaseId&) = default;
};

/// "protobuf/dynamic, cookie, encode"
std::string to_string(const CaseId& id);

enum class CaseState {
  runs,
  not_apart,  ///< the library has no such phase of its own: a dash
  refused,    ///< cannot run; the reason says why
  failed,     ///< ran, and was stopped by an error; samples until then are kept
};

std::string_view to_string(CaseState state);

}  // namespace cwb
