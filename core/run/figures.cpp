// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/figures.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string_view>

#include <fmt/format.h>

namespace cwb {
namespace {

/// Decimals that leave three significant digits of the number as it will be rounded: 9.996 counts
/// as 10.0.
int decimals_for(double number) {
  const double size = std::abs(number);
  if (size == 0 || !std::isfinite(size)) return 0;
  int decimals = 2 - static_cast<int>(std::floor(std::log10(size)));
  if (size * std::pow(10.0, decimals) >= 999.5) --decimals;
  return std::max(decimals, 0);
}

}  // namespace

std::string three_digits(double number) {
  if (!std::isfinite(number)) return fmt::format("{}", number);
  const int decimals = decimals_for(number);
  const double magnitude = std::abs(number);
  if (magnitude >= 999.5) {
    const double unit = std::pow(10.0, std::floor(std::log10(magnitude)) - 2);
    return fmt::format("{:.0f}", std::round(number / unit) * unit);
  }
  return fmt::format("{:.{}f}", number, decimals);
}

std::string time_text(double ns) {
  static constexpr std::array<std::string_view, 4> units{"ns", "us", "ms", "s"};
  std::size_t unit = 0;
  // 999.5 would be shown as 1000.
  while (unit + 1 < units.size() && std::abs(ns) >= 999.5) {
    ns /= 1000;
    ++unit;
  }
  return fmt::format("{} {}", three_digits(ns), units[unit]);
}

std::string spread_text(const Interval& interval, double median) {
  const double percent = median > 0 ? 50 * (interval.high - interval.low) / median : 0;
  const int decimals = percent >= 9.95 ? 0 : percent >= 0.095 ? 1 : 2;
  return fmt::format("±{:.{}f} %", percent, decimals);
}

std::string clock_text(double seconds) {
  const auto whole = static_cast<std::uint64_t>(std::ceil(std::max(seconds, 0.0)));
  const std::uint64_t hours = whole / 3600;
  if (hours > 0) return fmt::format("{}:{:02}:{:02}", hours, whole / 60 % 60, whole % 60);
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

std::string count_text(std::uint64_t count, const std::string& noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

void append_exact(std::string& out, double number) {
  std::array<char, 40> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out.append(digits.data(), end);
}

std::string exact(double number) {
  std::string text;
  append_exact(text, number);
  return text;
}

}  // namespace cwb
