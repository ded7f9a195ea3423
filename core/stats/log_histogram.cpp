// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/log_histogram.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace cwb {
namespace {

constexpr unsigned mantissa_bits = 52;
constexpr unsigned bin_bits = 10;
constexpr std::size_t bins_per_doubling = std::size_t{1} << bin_bits;
constexpr double smallest = 0x1p-20;
constexpr double largest = 0x1p50;

/// The exponent and the first bits of the mantissa: ascends with the value, and the bins of one
/// doubling are equally wide.
std::size_t place_of(double value) {
  const double held = value >= smallest ? std::min(value, largest) : smallest;
  return std::bit_cast<std::uint64_t>(held) >> (mantissa_bits - bin_bits);
}

double low_edge(std::size_t place) {
  return std::bit_cast<double>(static_cast<std::uint64_t>(place) << (mantissa_bits - bin_bits));
}

}  // namespace

void LogHistogram::add(double value) {
  const std::size_t place = place_of(value);
  const std::size_t doubling = place & ~(bins_per_doubling - 1);
  if (counts_.empty()) {
    first_ = doubling;
    counts_.resize(bins_per_doubling);
    min_ = max_ = value;
  } else if (place < first_) {
    counts_.insert(counts_.begin(), first_ - doubling, 0);
    first_ = doubling;
  } else if (place >= first_ + counts_.size()) {
    counts_.resize(doubling + bins_per_doubling - first_);
  }
  ++counts_[place - first_];
  ++count_;
  min_ = std::min(min_, value);
  max_ = std::max(max_, value);
}

LogHistogram::Bin LogHistogram::bin(std::size_t index) const {
  // The exact bounds cut the outermost bins, so that no quantile lies outside them.
  return {std::max(low_edge(first_ + index), min_), std::min(low_edge(first_ + index + 1), max_),
          counts_[index]};
}

std::vector<double> LogHistogram::quantiles(std::span<const double> ascending) const {
  std::vector<double> values;
  values.reserve(ascending.size());
  std::size_t index = 0;
  double below = 0;  // how many lie in bins before index
  for (const double p : ascending) {
    const double wanted = p * static_cast<double>(count_);
    while (index + 1 < counts_.size() && (counts_[index] == 0 || below + counts_[index] < wanted)) {
      below += counts_[index];
      ++index;
    }
    // Past the last bin that holds something there is nothing to interpolate in.
    if (counts_[index] == 0) {
      values.push_back(max_);
      continue;
    }
    const Bin place = bin(index);
    values.push_back(
        std::lerp(place.low, place.high,
                  std::clamp((wanted - below) / static_cast<double>(place.count), 0.0, 1.0)));
  }
  return values;
}

double LogHistogram::quantile(double p) const { return quantiles(std::span(&p, 1)).front(); }

double LogHistogram::median_distance(double from) const {
  // Walks outward from the value, nearer bins first, until half of all is met.
  const std::vector<Bin> held = bins();
  auto above = std::ranges::find_if(held, [from](const Bin& b) { return b.high > from; });
  auto below = above;
  std::uint64_t met = 0;
  double distance = 0;
  const auto middle = [](const Bin& b) { return (b.low + b.high) / 2; };
  while (2 * met < count_) {
    const bool can_rise = above != held.end();
    const bool can_fall = below != held.begin();
    const double up = can_rise ? std::abs(middle(*above) - from) : INFINITY;
    const double down = can_fall ? std::abs(from - middle(*(below - 1))) : INFINITY;
    if (up <= down) {
      distance = up;
      met += above->count;
      ++above;
    } else {
      distance = down;
      --below;
      met += below->count;
    }
  }
  return distance;
}

std::vector<LogHistogram::Bin> LogHistogram::bins() const {
  std::vector<Bin> held;
  for (std::size_t i = 0; i < counts_.size(); ++i) {
    if (counts_[i] > 0) held.push_back(bin(i));
  }
  return held;
}

std::vector<double> LogHistogram::rebinned(std::span<const double> edges) const {
  if (edges.size() < 2) return {};
  std::vector<double> counts(edges.size() - 1);
  std::size_t target = 0;
  for (const Bin& fine : bins()) {
    while (target < counts.size() && edges[target + 1] <= fine.low) ++target;
    const double width = fine.high - fine.low;
    if (width <= 0) {  // all values are one value
      const bool inside = target < counts.size() && edges[target] <= fine.low;
      if (inside) counts[target] += static_cast<double>(fine.count);
      continue;
    }
    for (std::size_t i = target; i < counts.size() && edges[i] < fine.high; ++i) {
      const double overlap = std::min(edges[i + 1], fine.high) - std::max(edges[i], fine.low);
      if (overlap > 0) counts[i] += static_cast<double>(fine.count) * overlap / width;
    }
  }
  return counts;
}

double LogHistogram::count_below(double value) const {
  double below = 0;
  for (const Bin& held : bins()) {
    if (held.high <= value && held.low < value) {
      below += static_cast<double>(held.count);
    } else if (held.low < value) {
      below += static_cast<double>(held.count) * (value - held.low) / (held.high - held.low);
    }
  }
  return below;
}

}  // namespace cwb
