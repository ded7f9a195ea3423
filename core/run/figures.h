// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "stats/summary.h"

// How figures read, in the window, on the terminal and in reports. The decimal point is a point
// whatever the locale.
namespace cwb {

/// Three significant digits, written out: "0.517", "1.00", "12.3", "310", "10100".
std::string three_digits(double number);

/// Nanoseconds in the unit that suits them: "310 ns", "1.83 us", "12.4 ms", "2.00 s".
std::string time_text(double ns);

/// Half the width of the interval as a part of the median: "±0.6 %", "±0.04 %", "±12 %".
std::string spread_text(const Interval& interval, double median);

/// A span of time to wait for: "0:07", "12:30", "1:02:03"; rounded up to the second.
std::string clock_text(double seconds);

/// "1 round", "300 rounds".
std::string count_text(std::uint64_t count, const std::string& noun);

/// The shortest text that reads back to the same bits: for files.
std::string exact(double number);
void append_exact(std::string& out, double number);

}  // namespace cwb
