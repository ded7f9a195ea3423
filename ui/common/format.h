// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>

#include <QString>

// Numbers as the window shows them, in the user's locale.
namespace cwb {

/// A unit of time that a figure or an axis is written in.
struct TimeUnit {
  double ns = 1;  ///< how many nanoseconds one is
  QString name;   ///< "µs"
};

/// The unit in which this many nanoseconds read best: at least 1 of it, where there is one.
TimeUnit unitFor(double ns);

/// With so many significant digits, never in exponent form: 0.01234, 312.4, 12346.
QString significant(double value, int digits);

/// "312.4 ns", "1.243 µs": four significant digits.
QString timeText(double ns);

/// "20 ns": two significant digits, for what is known no better.
QString roughTimeText(double ns);

/// "±0.62 %", from half the interval's width as a part of the median.
QString plusMinusText(double part);

/// "1,234 MB/s" needs no unit in a column: three significant digits.
QString rateText(double mbPerS);

/// "1.83×"
QString ratioText(double ratio);

/// "10,090"
QString countText(std::uint64_t count);

/// "0:07", "1:02:03"
QString clockText(std::chrono::duration<double> time);

}  // namespace cwb
