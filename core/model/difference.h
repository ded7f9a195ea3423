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
  bool null_absent = false;                 ///< a map's member that is null may come back absent
  bool integer_as_double = false;           ///< 2 may come back as 2.0
};

struct Comparison {
  std::optional<std::string> difference;    ///< a sentence with the JSON pointer; empty if equal
  bool integral_double_as_integer = false;  ///< this loss was met
  bool empty_list_absent = false;           ///< this loss was met
  bool null_absent = false;                 ///< this loss was met
  bool integer_as_double = false;           ///< this loss was met
};

/// Compares by value and type; the order of a map's members is not compared.
Comparison compare(const Document& expected, const Document& actual, const AllowedLosses& allowed);

}  // namespace cwb
