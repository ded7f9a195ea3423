// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/document.h"

namespace cwb {

/// The losses that the verify gate allows, when they are written in the row.
struct AllowedLosses {
  bool integral_double_as_integer = false;  ///< 2.0 may come back as 2
  bool empty_list_absent = false;           ///< an empty list or map may come back absent
};

struct Comparison {
  std::optional<std::string> difference;    ///< a sentence with the JSON pointer; empty if equal
  bool integral_double_as_integer = false;  ///< this loss was met
  bool empty_list_absent = false;           ///< this loss was met
};

/// Compares by value and type; the order of a map's members is not compared.
Comparison compare(const Document& expected, const Document& actual, const AllowedLosses& allowed);

/// A key as a token of a JSON pointer (RFC 6901): ~ becomes ~0 and / becomes ~1.
std::string pointer_token(std::string_view key);

}  // namespace cwb
