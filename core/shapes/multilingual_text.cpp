// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/multilingual_text.h"

#include <array>

#include "shapes/random_values.h"

namespace cwb {
namespace {

constexpr std::array<Script, 11> scripts{{
    {"fr", 0xe0, 0xf6},         // Latin with accents: 2 bytes each
    {"el", 0x3b1, 0x3c9},       // Greek
    {"uk", 0x430, 0x44f},       // Cyrillic
    {"he", 0x5d0, 0x5ea},       // Hebrew, written from right to left
    {"ar", 0x628, 0x63a},       // Arabic
    {"hi", 0x915, 0x939},       // Devanagari: 3 bytes each
    {"th", 0xe01, 0xe2e},       // Thai
    {"ja", 0x3042, 0x3093},     // Hiragana
    {"zh", 0x4e00, 0x9fa5},     // Chinese
    {"ko", 0xac00, 0xd7a3},     // Hangul
    {"got", 0x10330, 0x1034a},  // Gothic: 4 bytes each
}};

/// Faces: 4 bytes each, in text of any language.
constexpr Script emoji{"und", 0x1f600, 0x1f64f};
constexpr std::uint64_t emoji_percent = 8;

constexpr std::string_view escapes = "\"\"\\\n\t\r\b\f\x01\x1f";

std::string utf8(char32_t c) {
  const auto tail = [c](unsigned shift) { return static_cast<char>(0x80 | ((c >> shift) & 0x3f)); };
  if (c < 0x80) return {static_cast<char>(c)};
  if (c < 0x800) return {static_cast<char>(0xc0 | (c >> 6)), tail(0)};
  if (c < 0x10000) return {static_cast<char>(0xe0 | (c >> 12)), tail(6), tail(0)};
  return {static_cast<char>(0xf0 | (c >> 18)), tail(12), tail(6), tail(0)};
}

std::string character(Random& random, const Script& script) {
  const Script& from = chance(random, emoji_percent) ? emoji : script;
  return utf8(from.first + static_cast<char32_t>(random.below(from.last - from.first + 1)));
}

char ascii(Random& random) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz     ";
  return letters[random.below(letters.size())];
}

}  // namespace

const Script& any_script(Random& random) { return scripts[random.below(scripts.size())]; }

std::string script_text(Random& random, const Script& script, const TextMix& mix,
                        std::size_t bytes) {
  std::string text;
  text.reserve(bytes);
  while (text.size() < bytes) {
    if (chance(random, mix.escape_percent)) {
      text += escapes[random.below(escapes.size())];
    } else if (chance(random, mix.non_ascii_percent)) {
      const std::string drawn = character(random, script);
      // At the end there may be no room for it.
      if (text.size() + drawn.size() <= bytes) {
        text += drawn;
      } else {
        text += ascii(random);
      }
    } else {
      text += ascii(random);
    }
  }
  return text;
}

std::uint64_t mean_escaped_hundredths(const TextMix& mix) {
  // In hundredths of a byte, of a mean character: 2.8 bytes outside ASCII; as an escape 2.8 more
  // than its own byte would be one of \uXXXX in five, and 2 otherwise.
  constexpr std::uint64_t outside = 280;
  constexpr std::uint64_t added_by_escape = 180;
  const std::uint64_t plain =
      (mix.non_ascii_percent * outside + (100 - mix.non_ascii_percent) * 100) / 100;
  const std::uint64_t held = (mix.escape_percent * 100 + (100 - mix.escape_percent) * plain) / 100;
  const std::uint64_t written = held + mix.escape_percent * added_by_escape / 100;
  return written * 100 / held;
}

}  // namespace cwb
