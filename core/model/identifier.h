// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <unordered_set>

namespace cwb {

/// A key of a document as an identifier of .proto and .sproto: a letter or _, then letters, digits
/// and _. A key that is one already stays as it is. Any other character becomes `_x`, its code in
/// upper-case hexadecimal and `_`: `order-id` is `order_x2D_id`, `1st` is `_x31_st`. A _ that
/// would begin such a group by chance becomes `_x5F_`, so that key_of_identifier always gives the
/// key back. A byte that is no UTF-8 is taken as the character of its value plus 0x110000, beyond
/// Unicode.
std::string identifier_of(std::string_view key);

/// The key that identifier_of made the identifier of. A group without digits, `_x_`, is nothing.
std::string key_of_identifier(std::string_view identifier);

/// True for a letter or _, then letters, digits and _ (ASCII).
bool is_identifier(std::string_view text);

/// The identifiers of one message's keys. proto3 does not take two that differ only in case or in
/// underscores; the later one gets groups `_x_` at its end until it differs in more.
class Identifiers {
 public:
  std::string add(std::string_view key);

 private:
  std::unordered_set<std::string> used_;  ///< in lower case, without underscores
};

}  // namespace cwb
