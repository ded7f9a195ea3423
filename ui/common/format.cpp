// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/format.h"

#include <algorithm>
#include <cmath>

#include <QLocale>

namespace cwb {
namespace {

int magnitude(double value) {
  return static_cast<int>(std::floor(std::log10(std::abs(value)) + 1e-12));
}

/// Rounded to so many significant digits, so that 999.96 counts as 1000.
double rounded(double value, int digits) {
  if (value == 0 || !std::isfinite(value)) return value;
  const double step = std::pow(10.0, magnitude(value) - digits + 1);
  return std::round(value / step) * step;
}

}  // namespace

TimeUnit unitFor(double ns) {
  const double size = std::abs(ns);
  if (size < 1e3) return {1, QStringLiteral("ns")};
  if (size < 1e6) return {1e3, QStringLiteral("µs")};
  if (size < 1e9) return {1e6, QStringLiteral("ms")};
  return {1e9, QStringLiteral("s")};
}

QString significant(double value, int digits) {
  if (!std::isfinite(value)) return QStringLiteral("—");
  const double near = rounded(value, digits);
  const int decimals = near == 0 ? 0 : std::clamp(digits - 1 - magnitude(near), 0, 12);
  return QLocale().toString(near, 'f', decimals);
}

QString timeText(double ns) {
  const TimeUnit unit = unitFor(rounded(ns, 4));
  return significant(ns / unit.ns, 4) + QChar(QChar::Nbsp) + unit.name;
}

QString roughTimeText(double ns) {
  const TimeUnit unit = unitFor(rounded(ns, 2));
  return significant(ns / unit.ns, 2) + QChar(QChar::Nbsp) + unit.name;
}

QString plusMinusText(double part) {
  // Digits beyond these would claim what no clock gives.
  constexpr double least = 0.0001;
  if (part < least)
    return QStringLiteral("±<") + significant(0.01, 1) + QChar(QChar::Nbsp) + QLatin1Char('%');
  return QStringLiteral("±") + significant(part * 100, 2) + QChar(QChar::Nbsp) + QLatin1Char('%');
}

QString rateText(double mbPerS) { return significant(mbPerS, 3); }

QString ratioText(double ratio) { return significant(ratio, 3) + QStringLiteral("×"); }

QString countText(std::uint64_t count) {
  return QLocale().toString(static_cast<qulonglong>(count));
}

QString clockText(std::chrono::duration<double> time) {
  const auto seconds = static_cast<long long>(std::ceil(std::max(0.0, time.count())));
  const auto two = [](long long value) {
    return QStringLiteral("%1").arg(value, 2, 10, QLatin1Char('0'));
  };
  if (seconds < 3600) return QStringLiteral("%1:%2").arg(seconds / 60).arg(two(seconds % 60));
  return QStringLiteral("%1:%2:%3")
      .arg(seconds / 3600)
      .arg(two(seconds / 60 % 60), two(seconds % 60));
}

}  // namespace cwb
