// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/read_sweep.h"

#include <algorithm>

#include <fmt/format.h>

namespace cwb::profile {
namespace {

constexpr double least_factor = 1.01;
constexpr double largest_factor = 1e6;

std::optional<Sweep> read_list(const Place& place, Bounds bounds, Problems& problems) {
  const std::size_t before = problems.size();
  Sweep sweep;
  for (const Place& item : items(place, "names no value: give at least one", problems)) {
    const auto value = parameter_value(item, bounds, problems);
    if (!value) continue;
    if (std::ranges::find(sweep.values, *value) != sweep.values.end()) {
      problems.push_back({item.pointer, fmt::format("{} stands twice; allowed is once", *value)});
    } else {
      sweep.values.push_back(*value);
    }
  }
  if (problems.size() != before) return std::nullopt;
  return sweep;
}

std::optional<Sweep> read_range(const Place& place, Bounds bounds, Problems& problems) {
  const std::size_t before = problems.size();
  Keys keys(place, problems);
  const auto from = keys.required("from", "the first value");
  const auto to = keys.required("to", "the largest value");
  const auto factor = keys.required("factor", "what a value is multiplied with for the next");
  keys.refuse_others();
  GeometricRange range;
  // From 0, no factor leads on.
  const Bounds first{std::max<std::int64_t>(1, bounds.minimum), bounds.maximum};
  if (from) range.from = parameter_value(*from, first, problems).value_or(1);
  if (to) range.to = parameter_value(*to, bounds, problems).value_or(1);
  if (factor) range.factor = number(*factor, least_factor, largest_factor, problems).value_or(10);
  if (problems.size() != before) return std::nullopt;
  if (range.to < range.from) {
    problems.push_back({place.pointer, fmt::format("goes from {} to {}; to must be at least from",
                                                   range.from, range.to)});
    return std::nullopt;
  }
  Sweep sweep{values_of(range), range};
  if (sweep.values.size() > most_swept_payloads) {
    problems.push_back({place.pointer, fmt::format("makes more than {} values; allowed are fewer: "
                                                   "take a larger factor",
                                                   most_swept_payloads)});
    return std::nullopt;
  }
  return sweep;
}

}  // namespace

std::optional<std::int64_t> parameter_value(const Place& place, Bounds bounds, Problems& problems) {
  const auto value = whole_number(place, static_cast<std::uint64_t>(bounds.minimum),
                                  static_cast<std::uint64_t>(bounds.maximum), problems);
  if (!value) return std::nullopt;
  return static_cast<std::int64_t>(*value);
}

bool is_sweep(const Place& place) {
  return place.value->get_if<List>() != nullptr || place.value->get_if<Map>() != nullptr;
}

std::optional<Sweep> read_sweep(const Place& place, Bounds bounds, Problems& problems) {
  return place.value->get_if<List>() != nullptr ? read_list(place, bounds, problems)
                                                : read_range(place, bounds, problems);
}

}  // namespace cwb::profile
