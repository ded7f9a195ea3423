// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace cwb {

/// One mistake in something the user gave: where it stands and a sentence with what was found, what
/// is allowed and, where there is one, the mend.
struct Problem {
  std::string place;    ///< a JSON pointer (`/sampling/rounds`), `line 3, column 7`, or empty
  std::string message;  ///< a sentence without the place, e.g. "found 0; allowed are 1 to 2000000"

  friend bool operator==(const Problem&, const Problem&) = default;
};

using Problems = std::vector<Problem>;

/// `file: place: message`, leaving out what is empty.
std::string to_string(const Problem& problem, const std::string& file = {});

/// Why something that was understood cannot be done here; one sentence that can stand in a row.
struct Refusal {
  std::string reason;

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace cwb
