// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <QList>
#include <QPointF>

#include "stats/live_series.h"
#include "ui/charts/axis_ticks.h"

// What the charts draw, as points: no widget here.
namespace cwb {

/// The part of the time axis that a chart shows, and what lies outside it. Times in ns.
struct TimeRange {
  double low = 0;
  double high = 1;
  std::uint64_t samples = 0;  ///< in all
  std::uint64_t above = 0;    ///< over `high`
  double max = 0;             ///< the largest of all
};

/// From the smallest value to the largest 99th percentile of the distributions (of one with a very
/// long tail: to four times its upper quartile), widened to round positions so that it keeps still
/// while samples come in. Empty distributions do not count.
TimeRange timeRange(std::span<const LogHistogram* const> distributions, TimeScale scale);

inline constexpr std::size_t max_bins = 192;
inline constexpr std::size_t max_ecdf_points = 512;
inline constexpr std::size_t max_timeline_columns = 256;

/// How many bins suit so many samples in this range: few where there are few, none finer than the
/// distribution's own.
std::size_t binsFor(std::uint64_t samples, const TimeRange& range);

/// Edges at equal distances on the axis.
std::vector<double> timeEdges(const TimeRange& range, TimeScale scale, std::size_t bins);

/// The stepped outline of a histogram: position against percent of the series' samples in the bin.
QList<QPointF> histogramOutline(const LogHistogram& histogram, std::span<const double> edges,
                                TimeScale scale);

/// Position against percent of samples at or below it, from the smallest value to the range's end.
QList<QPointF> ecdfPoints(const LogHistogram& histogram, const TimeRange& range, TimeScale scale);

/// Round (from 1) against the position of the largest, smallest and mean time.
struct TimelinePoints {
  QList<QPointF> upper, lower, mean;
};
TimelinePoints timelinePoints(const TimelineEnvelope& timeline, const TimeRange& range,
                              TimeScale scale);

}  // namespace cwb
