// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json_mistake.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "base/utf8.h"

namespace cwb {
namespace {

constexpr std::string_view white_space = " \t\r\n";
constexpr std::string_view token_ends = " \t\r\n[]{},:\"";
constexpr std::size_t shown_bytes = 30;

std::string_view words(JsonExpected expected) {
  switch (expected) {
    case JsonExpected::value:
      return "a value";
    case JsonExpected::value_or_list_end:
      return "a value or ]";
    case JsonExpected::key:
      return "a key in double quotes";
    case JsonExpected::key_or_map_end:
      return "a key in double quotes or }";
    case JsonExpected::colon:
      return "a colon behind the key";
    case JsonExpected::comma_or_list_end:
      return "a comma or ]";
    case JsonExpected::comma_or_map_end:
      return "a comma or }";
    case JsonExpected::nothing:
      return "nothing more behind the value";
  }
  return "";
}

bool takes_string(JsonExpected expected) {
  switch (expected) {
    case JsonExpected::value:
    case JsonExpected::value_or_list_end:
    case JsonExpected::key:
    case JsonExpected::key_or_map_end:
      return true;
    default:
      return false;
  }
}

/// The token for a message: one line, valid UTF-8, not long.
std::string shown(std::string_view token) {
  std::string out;
  for (std::size_t i = 0; i < token.size();) {
    if (out.size() >= shown_bytes) return out + "...";
    const std::size_t length = utf8_character(token, i);
    const auto byte = static_cast<unsigned char>(token[i]);
    if (length == 0) {
      out += fmt::format("<byte 0x{:02x}>", byte);
    } else if (byte < 0x20 || byte == 0x7f) {
      out += fmt::format("<U+{:04X}>", byte);
    } else {
      out += token.substr(i, length);
    }
    i += std::max<std::size_t>(1, length);
  }
  return out;
}

/// The four hexadecimal digits at the offset.
std::optional<std::uint32_t> hex4(std::string_view text, std::size_t offset) {
  if (offset + 4 > text.size()) return std::nullopt;
  std::uint32_t code = 0;
  for (const char c : text.substr(offset, 4)) {
    const char lower = static_cast<char>(c | 0x20);
    if (c >= '0' && c <= '9') {
      code = code * 16 + static_cast<std::uint32_t>(c - '0');
    } else if (lower >= 'a' && lower <= 'f') {
      code = code * 16 + static_cast<std::uint32_t>(lower - 'a' + 10);
    } else {
      return std::nullopt;
    }
  }
  return code;
}

/// What is wrong with a string, and where.
struct Flaw {
  std::size_t offset = 0;
  std::string message;
};

/// The flaw of the escape whose backslash is at the offset; moves the offset behind it if it has
/// none.
std::optional<Flaw> flaw_of_escape(std::string_view text, std::size_t& offset) {
  const std::size_t start = offset;
  const char kind = text[offset + 1];
  if (kind != 'u') {
    if (std::string_view("\"\\/bfnrt").find(kind) == std::string_view::npos) {
      const std::size_t length = std::max<std::size_t>(1, utf8_character(text, offset + 1));
      return Flaw{start, fmt::format("the escape {} is none of \\\" \\\\ \\/ \\b \\f \\n \\r \\t "
                                     "\\uXXXX",
                                     shown(text.substr(offset, 1 + length)))};
    }
    offset += 2;
    return std::nullopt;
  }
  const auto code = hex4(text, offset + 2);
  if (!code) return Flaw{start, "\\u needs four hexadecimal digits"};
  offset += 6;
  if (*code < 0xd800 || *code > 0xdfff) return std::nullopt;
  const bool pair_follows = *code < 0xdc00 && text.substr(offset, 2) == "\\u";
  const auto low = pair_follows ? hex4(text, offset + 2) : std::nullopt;
  if (!low || *low < 0xdc00 || *low > 0xdfff) {
    return Flaw{start, fmt::format("\\u{:04x} is half of a surrogate pair, and stands alone; "
                                   "characters over U+FFFF need both halves",
                                   *code)};
  }
  offset += 6;
  return std::nullopt;
}

/// What is wrong with the string whose opening quote is at the offset.
Flaw flaw_of_string(std::string_view text, std::size_t start) {
  std::size_t i = start + 1;
  while (i < text.size() && text[i] != '"') {
    const auto byte = static_cast<unsigned char>(text[i]);
    if (text[i] == '\\') {
      if (i + 1 == text.size()) break;
      if (auto flaw = flaw_of_escape(text, i)) return *flaw;
      continue;
    }
    if (text[i] == '\n') {
      return {start, "the string has no closing quote on its line; a line break in it is \\n"};
    }
    if (byte < 0x20) {
      return {i, fmt::format("found the control character U+{0:04X} in a string; write \\u{0:04x}",
                             byte)};
    }
    const std::size_t length = utf8_character(text, i);
    if (length == 0) {
      return {i, fmt::format("found the byte 0x{:02x}, which is not valid UTF-8; save the file as "
                             "UTF-8",
                             byte)};
    }
    i += length;
  }
  return {start, "the string has no closing quote"};
}

std::size_t token_end(std::string_view text, std::size_t start) {
  if (text[start] == '"') {
    std::size_t i = start + 1;
    while (i < text.size() && text[i] != '"') i += text[i] == '\\' ? 2 : 1;
    return std::min(i + 1, text.size());
  }
  if (token_ends.find(text[start]) != std::string_view::npos) return start + 1;
  return std::min(text.find_first_of(token_ends, start), text.size());
}

}  // namespace

std::size_t skip_white_space(std::string_view text, std::size_t offset) {
  return std::min(text.find_first_not_of(white_space, offset), text.size());
}

Problem problem_at(std::string_view text, std::size_t offset, std::string message) {
  const std::string_view before = text.substr(0, offset);
  const auto line = 1 + std::ranges::count(before, '\n');
  const std::size_t line_start = before.rfind('\n') + 1;  // npos + 1 is 0
  const auto column = 1 + std::ranges::count_if(before.substr(line_start),
                                                [](char c) { return !is_utf8_continuation(c); });
  return {fmt::format("line {}, column {}", line, column), std::move(message)};
}

Problem json_mistake(std::string_view text, const JsonStop& stop) {
  std::size_t start = skip_white_space(text, stop.after);
  JsonExpected expected = stop.expected;
  const auto pass = [&](char separator, JsonExpected behind) {
    if (start == text.size() || text[start] != separator) return;
    start = skip_white_space(text, start + 1);
    expected = behind;
  };
  if (expected == JsonExpected::colon) {
    pass(':', JsonExpected::value);
  } else if (expected == JsonExpected::comma_or_list_end) {
    pass(',', JsonExpected::value);
  } else if (expected == JsonExpected::comma_or_map_end) {
    pass(',', JsonExpected::key);
  }
  if (start == text.size()) {
    return problem_at(text, start,
                      fmt::format("expected {}, found the end of the text", words(expected)));
  }
  // "01", "1.2.3" and "0x10" are read as a number with something glued to it.
  if (stop.after_number && start == stop.after &&
      token_ends.find(text[start]) == std::string_view::npos) {
    const std::size_t before = text.find_last_of(token_ends, start - 1) + 1;
    return problem_at(text, before,
                      fmt::format("{} is not a number as JSON writes it",
                                  shown(text.substr(before, token_end(text, start) - before))));
  }
  if (text[start] == '"' && takes_string(expected)) {
    Flaw flaw = flaw_of_string(text, start);
    return problem_at(text, flaw.offset, std::move(flaw.message));
  }
  const std::string token = shown(text.substr(start, token_end(text, start) - start));
  if (stop.number_too_large) {
    return problem_at(text, start,
                      fmt::format("the number {} is too large; the largest double is about "
                                  "1.8e308",
                                  token));
  }
  return problem_at(text, start, fmt::format("expected {}, found {}", words(expected), token));
}

}  // namespace cwb
