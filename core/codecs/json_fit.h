// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "base/problem.h"
#include "model/document.h"

namespace cwb {

/// Why JSON cannot hold the document, with the JSON pointer: it has no bytes, no NaN and no
/// infinity. Nothing where it can.
std::optional<Refusal> refuse_what_json_lacks(const Document& document);

}  // namespace cwb
