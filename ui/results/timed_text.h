// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "run/run.h"

namespace cwb {

/// What a row of results timed.
struct TimedCase {
  CaseFacts facts;
  const Manifest* built = nullptr;  ///< null until the run has ended

  /// The codec, also of the A/A check's second listing.
  const std::string& codec() const {
    return facts.twin_of.empty() ? facts.id.codec : facts.twin_of;
  }
};

/// All that is known of it, as HTML for a reader: codec, library with a link to its documentation,
/// phase, iterations, notes, diagnoses with what to do about them, compiler and flags.
QString timedHtml(const TimedCase& timed);

}  // namespace cwb
