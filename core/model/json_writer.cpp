// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json_writer.h"

#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

namespace cwb {
namespace {

constexpr std::string_view hex_digits = "0123456789abcdef";

/// A pretty list is kept on one line when all its items are leaves and it is at most this long.
constexpr std::size_t short_line = 80;

void append_string(std::string& out, std::string_view text) {
  out += '"';
  for (const char c : text) {
    switch (c) {
      case '"':
        out += "\\\"";
        break;
      case '\\':
        out += "\\\\";
        break;
      case '\b':
        out += "\\b";
        break;
      case '\f':
        out += "\\f";
        break;
      case '\n':
        out += "\\n";
        break;
      case '\r':
        out += "\\r";
        break;
      case '\t':
        out += "\\t";
        break;
      default:
        if (static_cast<unsigned char>(c) < 0x20) {
          const auto code = static_cast<unsigned char>(c);
          out += "\\u00";
          out += hex_digits[code >> 4];
          out += hex_digits[code & 0xf];
        } else {
          out += c;
        }
    }
  }
  out += '"';
}

template <class Integer>
void append_integer(std::string& out, Integer integer) {
  std::array<char, 24> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), integer).ptr;
  out.append(digits.data(), end);
}

void append_double(std::string& out, double number) {
  if (!std::isfinite(number)) {
    out += "null";
    return;
  }
  std::array<char, 40> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  const std::string_view text(digits.data(), static_cast<std::size_t>(end - digits.data()));
  out += text;
  if (text.find_first_of(".e") == std::string_view::npos) out += ".0";
}

/// Base64 of RFC 4648, section 4, with padding.
void append_base64(std::string& out, const Bytes& bytes) {
  constexpr std::string_view alphabet =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  out += '"';
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::size_t taken = std::min<std::size_t>(3, bytes.size() - i);
    std::uint32_t group = 0;
    for (std::size_t j = 0; j < 3; ++j) {
      group = group << 8 | (j < taken ? std::to_integer<std::uint32_t>(bytes[i + j]) : 0);
    }
    for (std::size_t j = 0; j < 4; ++j) {
      out += j <= taken ? alphabet[group >> (18 - 6 * j) & 0x3f] : '=';
    }
  }
  out += '"';
}

class Writer {
 public:
  explicit Writer(JsonLayout layout) : pretty_(layout == JsonLayout::pretty) {}

  void write(const Document& document) { std::visit(*this, document.value); }

  void operator()(std::monostate) { out += "null"; }
  void operator()(bool flag) { out += flag ? "true" : "false"; }
  void operator()(std::int64_t integer) { append_integer(out, integer); }
  void operator()(std::uint64_t integer) { append_integer(out, integer); }
  void operator()(double number) { append_double(out, number); }
  void operator()(const std::string& text) { append_string(out, text); }
  void operator()(const Bytes& bytes) { append_base64(out, bytes); }

  void operator()(const List& list) {
    if (pretty_ && fits_one_line(list)) {
      write_short(list);
      return;
    }
    out += '[';
    ++indent_;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (i > 0) out += ',';
      new_line();
      write(list[i]);
    }
    --indent_;
    if (!list.empty()) new_line();
    out += ']';
  }

  void operator()(const Map& map) {
    out += '{';
    ++indent_;
    bool first = true;
    for (const Member& member : map.members) {
      if (!first) out += ',';
      first = false;
      new_line();
      append_string(out, member.key);
      out += pretty_ ? ": " : ":";
      write(member.value);
    }
    --indent_;
    if (!first) new_line();
    out += '}';
  }

  std::string out;

 private:
  void new_line() {
    if (!pretty_) return;
    out += '\n';
    out.append(2 * indent_, ' ');
  }

  static bool fits_one_line(const List& list) {
    std::size_t length = 0;
    for (const Document& item : list) {
      if (item.get_if<List>() || item.get_if<Map>()) return false;
      length += to_json(item).size() + 2;
      if (length > short_line) return false;
    }
    return true;
  }

  void write_short(const List& list) {
    out += '[';
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (i > 0) out += ", ";
      write(list[i]);
    }
    out += ']';
  }

  bool pretty_;
  std::size_t indent_ = 0;
};

}  // namespace

std::string to_json(const Document& document, JsonLayout layout) {
  Writer writer(layout);
  writer.write(document);
  return std::move(writer.out);
}

}  // namespace cwb
