// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/byte_size.h"

#include <string_view>

#include <fmt/format.h>

namespace cwb {

std::string byte_size(std::uint64_t bytes) {
  constexpr double step = 1024;
  constexpr double first_of_four_digits = 999.5;  // is shown as 1000
  constexpr std::string_view letters = "KMGTPE";
  if (bytes < 1000) return fmt::format("{} bytes", bytes);
  auto value = static_cast<double>(bytes) / step;
  std::size_t unit = 0;
  while (value >= first_of_four_digits) {
    value /= step;
    ++unit;
  }
  return fmt::format("{:.3g} {}iB", value, letters[unit]);
}

}  // namespace cwb
