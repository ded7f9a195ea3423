// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stats/timeline_envelope.h"

#include <algorithm>

namespace cwb {
namespace {

using Column = TimelineEnvelope::Column;

void merge_into(Column& a, const Column& b) {
  const auto samples = static_cast<double>(a.samples + b.samples);
  a.mean += (b.mean - a.mean) * static_cast<double>(b.samples) / samples;
  a.samples += b.samples;
  a.min = std::min(a.min, b.min);
  a.max = std::max(a.max, b.max);
}

}  // namespace

void TimelineEnvelope::add(std::uint64_t round, double value) {
  const auto start = [this](std::uint64_t of) { return of - of % width_; };
  const Column sample{start(round), 1, value, value, value};
  if (!columns_.empty() && columns_.back().first_round == sample.first_round) {
    merge_into(columns_.back(), sample);
    return;
  }
  columns_.push_back(sample);
  if (columns_.size() <= limit) return;
  width_ *= 2;
  std::vector<Column> merged;
  merged.reserve(limit);
  for (Column column : columns_) {
    column.first_round = start(column.first_round);
    if (!merged.empty() && merged.back().first_round == column.first_round) {
      merge_into(merged.back(), column);
    } else {
      merged.push_back(column);
    }
  }
  columns_ = std::move(merged);
}

}  // namespace cwb
