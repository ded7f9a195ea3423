// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/message_names.h"

#include <fmt/format.h>

namespace cwb {

std::string pascal_case(std::string_view key) {
  std::string name;
  bool new_word = true;
  for (const char c : key) {
    const bool lower = c >= 'a' && c <= 'z';
    const bool letter = lower || (c >= 'A' && c <= 'Z');
    const bool digit = c >= '0' && c <= '9';
    if (!letter && !digit) {
      new_word = true;
      continue;
    }
    if (name.empty() && digit) name += 'N';
    name += static_cast<char>(lower && new_word ? c & ~0x20 : c);
    new_word = digit;
  }
  return name;
}

std::string MessageNames::add(std::string_view key, std::string_view outer) {
  // Of a document that is nested deep, names would grow with the depth.
  constexpr std::size_t longest = 60;
  std::string name = pascal_case(key).substr(0, longest);
  if (name.empty()) name = "Message";
  if (used_.insert(name).second) return name;
  const std::string longer = std::string(outer) + name;
  if (!outer.empty() && longer.size() <= longest && used_.insert(longer).second) return longer;
  for (int number = 2;; ++number) {
    std::string numbered = fmt::format("{}{}", name, number);
    if (used_.insert(numbered).second) return numbered;
  }
}

}  // namespace cwb
