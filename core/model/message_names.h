// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <unordered_set>

namespace cwb {

/// "orderLines" and "order_lines" are "OrderLines": letters and digits, each word with a capital
/// letter. Empty where the key has no such character.
std::string pascal_case(std::string_view key);

/// The names of a schema's messages, none twice.
class MessageNames {
 public:
  /// By the key under which the message stands; with the outer message's name before it where that
  /// is taken, and with a number where that is, too.
  std::string add(std::string_view key, std::string_view outer);

 private:
  std::unordered_set<std::string> used_;
};

}  // namespace cwb
