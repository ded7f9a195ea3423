// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/utf8.h"

#include <cstdint>
#include <cstring>

namespace cwb {

std::size_t utf8_character(std::string_view text, std::size_t offset) {
  if (offset >= text.size()) return 0;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[offset + i]); };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const std::size_t length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  if (text.size() - offset < length) return 0;
  // The second byte's range depends on the first where a shorter form, a surrogate or something
  // over U+10FFFF would be possible.
  const unsigned low = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
  const unsigned high = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
  if (byte(1) < low || byte(1) > high) return 0;
  for (std::size_t i = 2; i < length; ++i) {
    if (!is_utf8_continuation(text[offset + i])) return 0;
  }
  return length;
}

bool is_utf8(std::string_view text) {
  constexpr std::uint64_t high_bits = 0x8080808080808080;
  std::size_t offset = 0;
  while (true) {
    for (; text.size() - offset >= sizeof(std::uint64_t); offset += sizeof(std::uint64_t)) {
      std::uint64_t eight = 0;
      std::memcpy(&eight, text.data() + offset, sizeof(eight));
      if ((eight & high_bits) != 0) break;
    }
    while (offset < text.size() && static_cast<unsigned char>(text[offset]) < 0x80) ++offset;
    if (offset == text.size()) return true;
    const std::size_t length = utf8_character(text, offset);
    if (length == 0) return false;
    offset += length;
  }
}

std::string_view utf8_prefix(std::string_view text, std::size_t limit) {
  if (text.size() <= limit) return text;
  while (limit > 0 && is_utf8_continuation(text[limit])) --limit;
  return text.substr(0, limit);
}

}  // namespace cwb
