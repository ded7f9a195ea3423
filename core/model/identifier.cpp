// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/identifier.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "base/utf8.h"

namespace cwb {
namespace {

constexpr std::size_t most_digits = 6;
/// Characters beyond Unicode stand for bytes that are no UTF-8.
constexpr std::uint32_t first_stray_byte = 0x110000;
constexpr std::uint32_t last_stray_byte = first_stray_byte + 0xff;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hex(char c) { return is_digit(c) || (c >= 'A' && c <= 'F'); }

std::uint32_t code_of(std::string_view character) {
  const auto byte = [&](std::size_t i) {
    return static_cast<std::uint32_t>(static_cast<unsigned char>(character[i]));
  };
  switch (character.size()) {
    case 1:
      return byte(0);
    case 2:
      return (byte(0) & 0x1f) << 6 | (byte(1) & 0x3f);
    case 3:
      return (byte(0) & 0x0f) << 12 | (byte(1) & 0x3f) << 6 | (byte(2) & 0x3f);
    default:
      return (byte(0) & 0x07) << 18 | (byte(1) & 0x3f) << 12 | (byte(2) & 0x3f) << 6 |
             (byte(3) & 0x3f);
  }
}

void append(std::string& text, std::uint32_t code) {
  const auto put = [&text](std::uint32_t byte) { text += static_cast<char>(byte); };
  if (code >= first_stray_byte) {
    put(code - first_stray_byte);
  } else if (code < 0x80) {
    put(code);
  } else if (code < 0x800) {
    put(0xc0 | code >> 6);
    put(0x80 | (code & 0x3f));
  } else if (code < 0x10000) {
    put(0xe0 | code >> 12);
    put(0x80 | (code >> 6 & 0x3f));
    put(0x80 | (code & 0x3f));
  } else {
    put(0xf0 | code >> 18);
    put(0x80 | (code >> 12 & 0x3f));
    put(0x80 | (code >> 6 & 0x3f));
    put(0x80 | (code & 0x3f));
  }
}

struct Group {
  std::size_t size = 0;               ///< in the identifier
  std::optional<std::uint32_t> code;  ///< nothing where it has no digits
};

/// The group `_x`, hexadecimal digits, `_` that the text begins with.
std::optional<Group> group_at(std::string_view text) {
  if (!text.starts_with("_x")) return std::nullopt;
  Group group;
  std::uint32_t code = 0;
  std::size_t at = 2;
  for (; at < text.size() && is_hex(text[at]); ++at) {
    const char c = text[at];
    code = code * 16 + static_cast<std::uint32_t>(is_digit(c) ? c - '0' : c - 'A' + 10);
    if (at - 2 == most_digits || code > last_stray_byte) return std::nullopt;
    group.code = code;
  }
  if (at == text.size() || text[at] != '_') return std::nullopt;
  if (code >= 0xd800 && code <= 0xdfff) return std::nullopt;  // half a character of UTF-16
  group.size = at + 1;
  return group;
}

/// True where the text, behind a _, makes a group of it.
bool completes_group(std::string_view text) {
  std::string whole(1, '_');
  whole += text;
  return group_at(whole).has_value();
}

std::string group_of(std::uint32_t code) { return fmt::format("_x{:X}_", code); }

std::string plain(std::string_view identifier) {
  std::string text;
  for (const char c : identifier) {
    if (c != '_') text += static_cast<char>(is_letter(c) ? c | 0x20 : c);
  }
  return text;
}

}  // namespace

std::string identifier_of(std::string_view key) {
  if (key.empty()) return "_x_";
  std::vector<std::size_t> starts;
  for (std::size_t at = 0; at < key.size();) {
    starts.push_back(at);
    at += std::max<std::size_t>(1, utf8_character(key, at));
  }
  // From the end, because whether a _ begins a group depends on what stands behind it.
  constexpr std::size_t longest_group = 3 + most_digits;
  std::vector<std::string> parts(starts.size());
  std::string behind;
  for (std::size_t i = starts.size(); i-- > 0;) {
    const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : key.size();
    const std::string_view character = key.substr(starts[i], end - starts[i]);
    const char c = character[0];
    if (is_letter(c) || (is_digit(c) && i > 0) || (c == '_' && !completes_group(behind))) {
      parts[i] = c;
    } else if (utf8_character(key, starts[i]) == 0) {
      parts[i] = group_of(first_stray_byte + static_cast<unsigned char>(c));
    } else {
      parts[i] = group_of(code_of(character));
    }
    behind.insert(0, parts[i]);
    behind.resize(std::min(behind.size(), longest_group));
  }
  std::string identifier;
  for (const std::string& part : parts) identifier += part;
  return identifier;
}

std::string key_of_identifier(std::string_view identifier) {
  std::string key;
  while (!identifier.empty()) {
    if (const auto group = group_at(identifier)) {
      if (group->code) append(key, *group->code);
      identifier.remove_prefix(group->size);
    } else {
      key += identifier.front();
      identifier.remove_prefix(1);
    }
  }
  return key;
}

bool is_identifier(std::string_view text) {
  if (text.empty() || is_digit(text[0])) return false;
  return std::ranges::all_of(text, [](char c) { return is_letter(c) || is_digit(c) || c == '_'; });
}

std::string Identifiers::add(std::string_view key) {
  std::string identifier = identifier_of(key);
  while (!used_.insert(plain(identifier)).second) identifier += "_x_";
  return identifier;
}

}  // namespace cwb
