// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

#include "base/problem.h"

namespace cwb {

/// What JSON's grammar allows at a place.
enum class JsonExpected {
  value,
  value_or_list_end,
  key,
  key_or_map_end,
  colon,
  comma_or_list_end,
  comma_or_map_end,
  nothing,  ///< the value is complete
};

/// Where reading stopped.
struct JsonStop {
  std::size_t after = 0;  ///< offset behind the last token that was understood
  JsonExpected expected = JsonExpected::value;  ///< what may stand there
  bool after_number = false;                    ///< that token was a number
  bool number_too_large = false;  ///< the token behind it is a number beyond a double's range
};

/// Why the text could not be read on: the problem's place is `line L, column C`.
Problem json_mistake(std::string_view text, const JsonStop& stop);

/// A problem at an offset of the text. Lines end with a line feed; columns count characters.
Problem problem_at(std::string_view text, std::size_t offset, std::string message);

/// The next token's offset, behind white space.
std::size_t skip_white_space(std::string_view text, std::size_t offset);

}  // namespace cwb
