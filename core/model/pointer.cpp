// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/pointer.h"

namespace cwb {

std::string PointerStep::pointer() const {
  if (!parent) return "";
  return parent->pointer() + '/' + (is_index ? std::to_string(index) : pointer_token(key));
}

std::string PointerStep::shown() const { return shown_pointer(pointer()); }

std::string shown_pointer(const std::string& pointer) {
  return pointer.empty() ? "the root" : pointer;
}

std::string pointer_token(std::string_view key) {
  std::string token;
  for (const char c : key) {
    if (c == '~') {
      token += "~0";
    } else if (c == '/') {
      token += "~1";
    } else {
      token += c;
    }
  }
  return token;
}

std::optional<std::vector<std::string>> pointer_tokens(std::string_view pointer) {
  if (!pointer.empty() && pointer.front() != '/') return std::nullopt;
  std::vector<std::string> tokens;
  for (std::size_t i = 0; i < pointer.size(); ++i) {
    if (pointer[i] == '/') {
      tokens.emplace_back();
    } else if (pointer[i] != '~') {
      tokens.back() += pointer[i];
    } else if (i + 1 < pointer.size() && (pointer[i + 1] == '0' || pointer[i + 1] == '1')) {
      tokens.back() += pointer[++i] == '0' ? '~' : '/';
    } else {
      return std::nullopt;
    }
  }
  return tokens;
}

}  // namespace cwb
