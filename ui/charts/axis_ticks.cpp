// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/axis_ticks.h"

#include <algorithm>
#include <cmath>

#include <QLocale>

namespace cwb {
namespace {

/// Below any clock's resolution divided by any number of iterations that a profile may ask for.
constexpr double smallest_ns = 1e-9;

QString plainNumber(double value) {
  // As many decimals as the value needs: the ticks are round, but 0.3 is not stored exactly.
  for (int decimals = 0; decimals < 9; ++decimals) {
    const double power = std::pow(10.0, decimals);
    if (std::abs(std::round(value * power) / power - value) <= std::abs(value) * 1e-9) {
      return QLocale().toString(value, 'f', decimals);
    }
  }
  return QLocale().toString(value, 'g', 6);
}

/// The given multiples of each power of ten inside the span.
std::vector<double> decadeTicks(double low, double high, const std::vector<double>& multiples) {
  std::vector<double> values;
  const int first = static_cast<int>(std::floor(std::log10(low)));
  const int last = static_cast<int>(std::ceil(std::log10(high)));
  for (int decade = first; decade <= last; ++decade) {
    for (const double multiple : multiples) {
      const double value = multiple * std::pow(10.0, decade);
      if (value >= low * (1 - 1e-9) && value <= high * (1 + 1e-9)) values.push_back(value);
    }
  }
  return values;
}

std::vector<double> logTicks(double low, double high, int most) {
  if (high / low < 4) return linearTicks(low, high, most);
  for (const auto& multiples :
       {std::vector<double>{1, 1.5, 2, 3, 4, 5, 7}, {1, 2, 5}, {1, 3}, {1}}) {
    auto values = decadeTicks(low, high, multiples);
    if (static_cast<int>(values.size()) <= most) {
      return values.size() >= 2 ? values : linearTicks(low, high, most);
    }
  }
  auto values = decadeTicks(low, high, {1});
  const std::size_t every =
      (values.size() + static_cast<std::size_t>(most) - 1) / static_cast<std::size_t>(most);
  std::vector<double> thinned;
  for (std::size_t i = 0; i < values.size(); i += every) thinned.push_back(values[i]);
  return thinned;
}

}  // namespace

double TimeScale::at(double ns) const {
  return logarithmic ? std::log10(std::max(ns, smallest_ns)) : ns;
}

double TimeScale::ns(double position) const {
  return logarithmic ? std::pow(10.0, position) : position;
}

double niceStep(double span, int most) {
  if (!(span > 0)) return 1;
  const double rough = span / most;
  const double power = std::pow(10.0, std::floor(std::log10(rough)));
  for (const double multiple : {1.0, 2.0, 5.0}) {
    if (rough <= multiple * power * (1 + 1e-9)) return multiple * power;
  }
  return 10 * power;
}

std::vector<double> linearTicks(double low, double high, int most) {
  std::vector<double> values;
  const double step = niceStep(high - low, most);
  const auto first = static_cast<long long>(std::ceil(low / step - 1e-9));
  const auto last = static_cast<long long>(std::floor(high / step + 1e-9));
  for (long long i = first; i <= last; ++i) values.push_back(static_cast<double>(i) * step);
  return values;
}

std::vector<Tick> timeTicks(double low, double high, TimeScale scale, const TimeUnit& unit,
                            int most) {
  std::vector<Tick> ticks;
  const auto values = scale.logarithmic ? logTicks(std::max(low, smallest_ns), high, most)
                                        : linearTicks(low, high, most);
  for (const double ns : values) ticks.push_back({scale.at(ns), plainNumber(ns / unit.ns)});
  return ticks;
}

std::vector<Tick> plainTicks(double low, double high, int most,
                             const std::function<QString(double)>& label) {
  std::vector<Tick> ticks;
  for (const double value : linearTicks(low, high, most)) ticks.push_back({value, label(value)});
  return ticks;
}

}  // namespace cwb
