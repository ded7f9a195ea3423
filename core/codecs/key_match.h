// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace cwb {

/// a == b for keys, which are short: without the call of memcmp, which takes longer than what it
/// compares.
inline bool same_key(std::string_view a, std::string_view b) {
  const std::size_t size = a.size();
  if (size != b.size()) return false;
  // The first and the last bytes of the text, which overlap unless it has just twice as many.
  const auto ends_are_same = [&]<class Word>(Word /*type*/) {
    const auto word = [size](std::string_view text, bool last) {
      Word value;
      std::memcpy(&value, text.data() + (last ? size - sizeof(Word) : 0), sizeof(Word));
      return value;
    };
    return word(a, false) == word(b, false) && word(a, true) == word(b, true);
  };
  if (size > 2 * sizeof(std::uint64_t)) return std::memcmp(a.data(), b.data(), size) == 0;
  if (size >= sizeof(std::uint64_t)) return ends_are_same(std::uint64_t{});
  if (size >= sizeof(std::uint32_t)) return ends_are_same(std::uint32_t{});
  if (size >= sizeof(std::uint16_t)) return ends_are_same(std::uint16_t{});
  return size == 0 || a[0] == b[0];
}

}  // namespace cwb
