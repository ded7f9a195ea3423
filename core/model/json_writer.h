// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "model/document.h"

namespace cwb {

/// How a document is laid out as JSON text.
enum class JsonLayout {
  compact,  ///< no white space
  pretty,   ///< two blanks an indent, a short list of leaves on one line
};

/// The document as JSON text. Doubles are the shortest text that reads back to the same bits,
/// always with a point or an exponent, so that 2.0 stays a double. Bytes become a string in base64.
/// NaN and infinities, which JSON lacks, become null.
std::string to_json(const Document& document, JsonLayout layout = JsonLayout::compact);

}  // namespace cwb
