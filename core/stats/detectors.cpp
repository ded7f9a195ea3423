// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/detectors.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>
#include <vector>

#include "stats/quantile.h"

namespace cwb {
namespace {

constexpr double z_limit = 3.3;  // two-sided 0.1 %

std::vector<double> sorted(std::span<const double> values) {
  std::vector<double> copy(values.begin(), values.end());
  std::ranges::sort(copy);
  return copy;
}

double median(std::span<const double> values) { return quantile_of_sorted(sorted(values), 0.5); }

/// From 0, in the order of the values; equals share the mean of their ranks.
std::vector<double> ranks_of(std::span<const double> values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::sort(order, {}, [&](std::size_t i) { return values[i]; });
  std::vector<double> ranks(values.size());
  for (std::size_t begin = 0; begin < order.size();) {
    std::size_t end = begin + 1;
    while (end < order.size() && values[order[end]] == values[order[begin]]) ++end;
    const double shared = static_cast<double>(begin + end - 1) / 2;
    for (std::size_t i = begin; i < end; ++i) ranks[order[i]] = shared;
    begin = end;
  }
  return ranks;
}

constexpr std::size_t drift_blocks = 64;

std::vector<double> block_medians(std::span<const double> values) {
  std::vector<double> medians;
  for (std::size_t block = 0; block < drift_blocks; ++block) {
    const std::size_t begin = values.size() * block / drift_blocks;
    const std::size_t end = values.size() * (block + 1) / drift_blocks;
    medians.push_back(median(values.subspan(begin, end - begin)));
  }
  return medians;
}

/// The Mann-Whitney statistic of the first half against the second, in standard deviations.
double halves_apart(std::span<const double> blocks) {
  const std::vector<double> ranks = ranks_of(blocks);
  const auto half = static_cast<double>(blocks.size()) / 2;
  double sum = 0;
  for (std::size_t i = blocks.size() / 2; i < blocks.size(); ++i) sum += ranks[i];
  const double u = sum - half * (half - 1) / 2;
  const double deviation = std::sqrt(half * half * (2 * half + 1) / 12);
  return (u - half * half / 2) / deviation;
}

/// So many of them at most, evenly spaced: enough for a density, however long the series is.
std::vector<double> thinned(std::vector<double> ascending) {
  constexpr std::size_t most = 20'000;
  if (ascending.size() <= most) return ascending;
  std::vector<double> kept;
  for (std::size_t i = 0; i < most; ++i) kept.push_back(ascending[i * ascending.size() / most]);
  return kept;
}

/// A density on an even grid.
struct Density {
  double low = 0;
  double step = 0;
  std::vector<double> height;

  double place(std::size_t i) const { return low + step * static_cast<double>(i); }
};

Density density_of(std::span<const double> ascending) {
  constexpr std::size_t points = 256;
  const auto n = static_cast<double>(ascending.size());
  const double mean = std::accumulate(ascending.begin(), ascending.end(), 0.0) / n;
  double squares = 0;
  for (const double value : ascending) squares += (value - mean) * (value - mean);
  const double range = quantile_of_sorted(ascending, 0.75) - quantile_of_sorted(ascending, 0.25);
  constexpr double range_of_unit_normal = 1.34;
  double spread = std::sqrt(squares / n);
  if (range > 0) spread = std::min(spread, range / range_of_unit_normal);
  const double bandwidth = 0.9 * spread * std::pow(n, -0.2);
  Density density;
  density.low = ascending.front() - 3 * bandwidth;
  density.step = (ascending.back() + 3 * bandwidth - density.low) / (points - 1);
  density.height.resize(points);
  if (bandwidth <= 0) return density;
  // Each value is spread over the grid points within four bandwidths.
  for (const double value : ascending) {
    const auto at = [&](double place) {
      const double index = std::clamp((place - density.low) / density.step, 0.0, points - 1.0);
      return static_cast<std::size_t>(index);
    };
    for (std::size_t i = at(value - 4 * bandwidth); i <= at(value + 4 * bandwidth); ++i) {
      const double distance = (density.place(i) - value) / bandwidth;
      density.height[i] += std::exp(-distance * distance / 2);
    }
  }
  return density;
}

std::size_t highest(const Density& density, std::size_t begin, std::size_t end) {
  const auto first = density.height.begin();
  return static_cast<std::size_t>(std::max_element(first + static_cast<std::ptrdiff_t>(begin),
                                                   first + static_cast<std::ptrdiff_t>(end)) -
                                  first);
}

/// The second peak: the highest place from which the way to the first leads through a valley of
/// less than half its height.
std::optional<std::size_t> second_peak(const Density& density, std::size_t first) {
  std::optional<std::size_t> best;
  const auto consider = [&](std::size_t i, double valley) {
    if (valley >= density.height[i] / 2) return;
    if (!best || density.height[i] > density.height[*best]) best = i;
  };
  double valley = density.height[first];
  for (std::size_t i = first + 1; i < density.height.size(); ++i) {
    valley = std::min(valley, density.height[i]);
    consider(i, valley);
  }
  valley = density.height[first];
  for (std::size_t i = first; i-- > 0;) {
    valley = std::min(valley, density.height[i]);
    consider(i, valley);
  }
  return best;
}

}  // namespace

std::optional<Drift> find_drift(std::span<const double> values) {
  if (values.size() < drift_blocks) return std::nullopt;
  if (std::abs(halves_apart(block_medians(values))) <= z_limit) return std::nullopt;
  const std::size_t half = values.size() / 2;
  const Drift drift{median(values.subspan(half)) / median(values.first(half)) - 1};
  constexpr double least = 0.01;
  if (std::abs(drift.change) <= least) return std::nullopt;
  return drift;
}

std::optional<double> find_autocorrelation(std::span<const double> values) {
  constexpr std::size_t fewest = 30;
  constexpr double least = 0.2;
  if (values.size() < fewest) return std::nullopt;
  const std::vector<double> ranks = ranks_of(values);
  const auto n = static_cast<double>(ranks.size());
  const double mean = (n - 1) / 2;
  double squares = 0;
  double products = 0;
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    squares += (ranks[i] - mean) * (ranks[i] - mean);
    if (i > 0) products += (ranks[i] - mean) * (ranks[i - 1] - mean);
  }
  if (squares <= 0) return std::nullopt;
  const double correlation = products / squares;
  if (correlation <= std::max(least, z_limit / std::sqrt(n))) return std::nullopt;
  return correlation;
}

std::optional<Modes> find_modes(std::span<const double> values) {
  constexpr std::size_t fewest = 100;
  constexpr double cut = 0.01;
  constexpr double least_share = 0.1;
  constexpr double least_distance = 0.02;
  if (values.size() < fewest || std::ranges::min(values) <= 0) return std::nullopt;
  std::vector<double> logs = thinned(sorted(values));
  for (double& value : logs) value = std::log(value);
  const auto beyond = static_cast<std::size_t>(cut * static_cast<double>(logs.size()));
  const std::span<const double> inner = std::span(logs).subspan(beyond, logs.size() - 2 * beyond);
  const Density density = density_of(inner);
  const std::size_t first = highest(density, 0, density.height.size());
  const auto second = second_peak(density, first);
  if (!second) return std::nullopt;
  const std::size_t low = std::min(first, *second);
  const std::size_t high = std::max(first, *second);
  const auto valley = static_cast<std::size_t>(
      std::min_element(density.height.begin() + static_cast<std::ptrdiff_t>(low),
                       density.height.begin() + static_cast<std::ptrdiff_t>(high)) -
      density.height.begin());
  const auto below =
      static_cast<double>(std::ranges::lower_bound(inner, density.place(valley)) - inner.begin());
  const double share = below / static_cast<double>(inner.size());
  const Modes modes{std::exp(density.place(low)), std::exp(density.place(high)),
                    std::min(share, 1 - share)};
  if (modes.share < least_share) return std::nullopt;
  if (density.place(high) - density.place(low) < least_distance) return std::nullopt;
  return modes;
}

Outliers count_outliers(std::span<const double> values) {
  Outliers outliers;
  if (values.size() < 4) return outliers;
  const std::vector<double> ascending = sorted(values);
  const double low = quantile_of_sorted(ascending, 0.25);
  const double high = quantile_of_sorted(ascending, 0.75);
  const double range = high - low;
  constexpr double mild = 1.5;
  constexpr double severe = 3;
  for (const double value : ascending) {
    if (value < low - severe * range) {
      ++outliers.low_severe;
    } else if (value < low - mild * range) {
      ++outliers.low_mild;
    } else if (value > high + severe * range) {
      ++outliers.high_severe;
    } else if (value > high + mild * range) {
      ++outliers.high_mild;
    }
  }
  return outliers;
}

}  // namespace cwb
