// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "base/problem.h"
#include "codecs/sproto/plan.h"
#include "codecs/sproto/wire.h"
#include "model/document.h"

namespace cwb::sproto {

/// Why the document cannot become a message of the plan's root and come back the same, with the
/// JSON pointer of the first mistake; nothing where it can. The format itself takes any bytes as a
/// string; here a string must be UTF-8, because a document's strings are: other bytes are `binary`.
/// `longest` is the most bytes that one string, array or message may take.
std::optional<Refusal> check(const Plan& plan, const Document& document,
                             std::uint64_t longest = longest_part);

}  // namespace cwb::sproto
