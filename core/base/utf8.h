// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace cwb {

/// The length in bytes of the character at the offset, 1 to 4; 0 where the bytes there are not
/// valid UTF-8 (Unicode, table 3-7: no overlong forms, no surrogates, nothing over U+10FFFF).
std::size_t utf8_character(std::string_view text, std::size_t offset);

/// True where all of the text is valid UTF-8. Runs of ASCII are taken eight bytes at a time, so
/// that a codec can afford it for each string.
bool is_utf8(std::string_view text);

/// True for the second and later bytes of a character.
inline bool is_utf8_continuation(char c) { return (static_cast<unsigned char>(c) & 0xc0) == 0x80; }

/// At most `limit` bytes of the text, cut before the character that would not fit.
std::string_view utf8_prefix(std::string_view text, std::size_t limit);

}  // namespace cwb
