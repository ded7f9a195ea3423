// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/random.h"

namespace cwb {

/// A range of letters, all of them assigned characters.
struct Script {
  std::string_view language;  ///< a code of BCP 47
  char32_t first;
  char32_t last;
};

/// Of what kinds of characters a text is.
struct TextMix {
  std::uint64_t non_ascii_percent = 0;
  std::uint64_t escape_percent = 0;  ///< quotes, backslashes, control characters but no NUL
};

const Script& any_script(Random& random);

/// Characters of the script, ASCII letters, blanks and escapes by the mix, and now and then one of
/// 4 bytes. Valid UTF-8 of just so many bytes.
std::string script_text(Random& random, const Script& script, const TextMix& mix,
                        std::size_t bytes);

/// About how many bytes a JSON string takes for 100 bytes of such text.
std::uint64_t mean_escaped_hundredths(const TextMix& mix);

}  // namespace cwb
