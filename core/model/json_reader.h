// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

#include <tl/expected.hpp>

#include "base/problem.h"
#include "model/document.h"

namespace cwb {

struct JsonLimits {
  std::size_t depth = 200;                             ///< nested lists and maps
  std::size_t bytes = std::size_t{256} * 1024 * 1024;  ///< of text
};

/// Reads one JSON value (RFC 8259) and nothing after it. Integers from int64's smallest to uint64's
/// largest stay integers; a number with a point or an exponent is a double; an integer outside that
/// range is an error, as are 1e400, a key that stands twice in one map, invalid UTF-8, a lone
/// surrogate, a NUL byte, an empty text. One byte order mark at the start is passed over. The
/// problem's place is `line L, column C` (both from 1; columns count characters), or the JSON
/// pointer of a key that stands twice.
tl::expected<Document, Problem> parse_json(std::string_view text, const JsonLimits& limits = {});

}  // namespace cwb
