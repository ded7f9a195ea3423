// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_data.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace cwb {
namespace {

/// An axis whose data begin in its lower part begins at 0.
constexpr double from_zero_part = 0.3;
constexpr double shown_part = 0.99;
/// A tail that reaches farther than this many upper quartiles would press all else into a corner.
constexpr double longest_tail = 4;

/// Outward to multiples of a round step.
void widen(double& low, double& high) {
  constexpr int parts = 25;
  const double step = niceStep(high - low, parts);
  low = std::floor(low / step + 1e-9) * step;
  high = std::ceil(high / step - 1e-9) * step;
}

}  // namespace

TimeRange timeRange(std::span<const LogHistogram* const> distributions, TimeScale scale) {
  TimeRange range;
  double low = std::numeric_limits<double>::infinity();
  double high = 0;
  for (const LogHistogram* one : distributions) {
    if (one->count() == 0) continue;
    low = std::min(low, one->min());
    constexpr std::array parts{0.75, shown_part};
    const auto quantiles = one->quantiles(parts);
    high = std::max(high, std::min(quantiles[1], longest_tail * quantiles[0]));
    range.samples += one->count();
    range.max = std::max(range.max, one->max());
  }
  if (range.samples == 0) return range;
  if (high < low * 1.001) {  // all at one value: some room on both sides
    low *= 0.98;
    high = low / 0.98 * 1.02;
  }
  if (!scale.logarithmic && low < from_zero_part * high) low = 0;
  double from = scale.at(low), to = scale.at(high);
  widen(from, to);
  range.low = scale.ns(from);
  range.high = scale.ns(to);
  double above = 0;
  for (const LogHistogram* one : distributions) {
    if (one->count() == 0 || one->max() <= range.high) continue;
    above += static_cast<double>(one->count()) - one->count_below(range.high);
  }
  range.above = static_cast<std::uint64_t>(std::llround(above));
  return range;
}

std::size_t binsFor(std::uint64_t samples, const TimeRange& range) {
  constexpr std::size_t fewest = 48;
  constexpr double finest = 0.0015;  // twice as wide as the distribution's own bins at their widest
  const auto by_samples = static_cast<std::size_t>(
      8 * std::sqrt(static_cast<double>(std::max<std::uint64_t>(samples, 1))));
  std::size_t most = max_bins;
  if (range.low > 0) {
    const double span = std::log(range.high / range.low) / finest;
    most = std::min(most, std::max<std::size_t>(static_cast<std::size_t>(span), 16));
  }
  return std::min(std::clamp(by_samples, fewest, max_bins), most);
}

std::vector<double> timeEdges(const TimeRange& range, TimeScale scale, std::size_t bins) {
  std::vector<double> edges(bins + 1);
  const double from = scale.at(range.low), to = scale.at(range.high);
  for (std::size_t i = 0; i <= bins; ++i) {
    edges[i] = scale.ns(std::lerp(from, to, static_cast<double>(i) / static_cast<double>(bins)));
  }
  return edges;
}

QList<QPointF> histogramOutline(const LogHistogram& histogram, std::span<const double> edges,
                                TimeScale scale) {
  QList<QPointF> points;
  if (histogram.count() == 0) return points;
  const std::vector<double> counts = histogram.rebinned(edges);
  std::size_t first = 0, end = counts.size();
  while (first < end && counts[first] <= 0) ++first;
  while (end > first && counts[end - 1] <= 0) --end;
  if (first == end) return points;
  const double part = 100.0 / static_cast<double>(histogram.count());
  points.reserve(static_cast<qsizetype>(2 * (end - first) + 2));
  points.append({scale.at(edges[first]), 0});
  for (std::size_t i = first; i < end; ++i) {
    const double height = counts[i] * part;
    if (points.last().y() == height) {  // as high as its neighbour: one step
      points.last().setX(scale.at(edges[i + 1]));
      continue;
    }
    points.append({scale.at(edges[i]), height});
    points.append({scale.at(edges[i + 1]), height});
  }
  points.append({scale.at(edges[end]), 0});
  return points;
}

QList<QPointF> ecdfPoints(const LogHistogram& histogram, const TimeRange& range, TimeScale scale) {
  QList<QPointF> points;
  if (histogram.count() == 0) return points;
  const auto total = static_cast<double>(histogram.count());
  // Two points for each kept step at worst, beside the ends.
  const double kept = total / (static_cast<double>(max_ecdf_points) / 2 - 4);
  points.append({scale.at(histogram.min()), 0});
  double below = 0, shown = 0, end = histogram.min();
  const auto percent = [total](double count) { return 100 * count / total; };
  for (const LogHistogram::Bin& bin : histogram.bins()) {
    const auto count = static_cast<double>(bin.count);
    if (bin.low >= range.high) break;
    const bool gap = bin.low > end * 1.002;
    if (gap && below > shown) points.append({scale.at(end), percent(below)});
    if (gap) points.append({scale.at(bin.low), percent(below)});
    if (bin.high > range.high) {
      const double part = (range.high - bin.low) / (bin.high - bin.low);
      points.append({scale.at(range.high), percent(below + part * count)});
      return points;
    }
    if (gap) shown = below;
    below += count;
    end = bin.high;
    if (below - shown >= kept) {
      points.append({scale.at(end), percent(below)});
      shown = below;
    }
  }
  if (below > shown) points.append({scale.at(end), percent(below)});
  // Where some lie beyond, the line goes on to the edge; at 100 % it ends.
  if (below < total) points.append({scale.at(range.high), percent(below)});
  return points;
}

TimelinePoints timelinePoints(const TimelineEnvelope& timeline, const TimeRange& range,
                              TimeScale scale) {
  TimelinePoints points;
  const auto columns = timeline.columns();
  if (columns.empty()) return points;
  const std::size_t every = (columns.size() + max_timeline_columns - 1) / max_timeline_columns;
  // A little outside the range, so that what lies beyond is seen to leave it and no coordinate is
  // too far off for the painter.
  const double from = scale.at(range.low), to = scale.at(range.high);
  const double room = 0.05 * (to - from);
  const auto y = [&](double ns) { return std::clamp(scale.at(ns), from - room, to + room); };
  for (std::size_t i = 0; i < columns.size(); i += every) {
    const auto part = columns.subspan(i, std::min(every, columns.size() - i));
    double low = part.front().min, high = part.front().max, sum = 0, samples = 0;
    for (const auto& column : part) {
      low = std::min(low, column.min);
      high = std::max(high, column.max);
      sum += column.mean * static_cast<double>(column.samples);
      samples += static_cast<double>(column.samples);
    }
    const auto first = static_cast<double>(part.front().first_round);
    const double last = static_cast<double>(part.back().first_round) +
                        static_cast<double>(timeline.rounds_per_column()) - 1;
    const double x = (first + last) / 2 + 1;
    points.upper.append({x, y(high)});
    points.lower.append({x, y(low)});
    points.mean.append({x, y(sum / samples)});
  }
  return points;
}

}  // namespace cwb
