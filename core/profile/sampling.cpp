// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>

#include "profile/sections.h"

namespace cwb::profile {
namespace {

bool is_auto(const Place& place) {
  const auto* word = place.value->get_if<std::string>();
  return word && *word == "auto";
}

/// Adds the other value that is allowed beside numbers to the problem that `read` may note.
template <class Read>
auto with_alternative(std::string_view alternative, Problems& problems, Read&& read) {
  const std::size_t before = problems.size();
  auto value = read();
  for (std::size_t i = before; i < problems.size(); ++i) {
    problems[i].message += fmt::format(", or {}", alternative);
  }
  return value;
}

void read_length(Keys& keys, Sampling& sampling, Problems& problems) {
  const auto sample_us = keys.optional("sample_us");
  if (sample_us && !is_auto(*sample_us)) {
    sampling.sample_us = with_alternative("\"auto\"", problems, [&] {
      return number(*sample_us, bounds::min_sample_us, bounds::max_sample_us, problems);
    });
  }
  const auto iterations = keys.optional("iterations");
  if (iterations && !is_auto(*iterations)) {
    sampling.iterations = with_alternative("\"auto\"", problems, [&] {
      return whole_number(*iterations, 1, bounds::max_iterations, problems);
    });
  }
}

void read_generations(Keys& keys, Sampling& sampling, bool rounds_known, Problems& problems) {
  const auto place = keys.optional("generations");
  if (!place) {
    sampling.generations = std::min(sampling.generations, sampling.rounds);
    return;
  }
  const auto value = whole_number(*place, 1, bounds::max_generations, problems);
  if (!value) return;
  sampling.generations = *value;
  if (rounds_known && *value > sampling.rounds) {
    problems.push_back(
        {place->pointer, fmt::format("found {}; allowed are 1 to {}, the number of rounds", *value,
                                     sampling.rounds)});
  }
}

std::optional<double> number_or_null(const std::optional<Place>& place, double minimum,
                                     double maximum, Problems& problems) {
  if (!place || place->value->is_null()) return std::nullopt;
  return with_alternative("null", problems,
                          [&] { return number(*place, minimum, maximum, problems); });
}

}  // namespace

Sampling read_sampling(const Place& place, Problems& problems) {
  Sampling sampling;
  Keys keys(place, problems);
  read_length(keys, sampling, problems);
  if (const auto settle = keys.optional("settle")) {
    sampling.settle = boolean(*settle, problems).value_or(sampling.settle);
  }
  bool rounds_known = true;
  if (const auto rounds = keys.optional("rounds")) {
    const auto value = whole_number(*rounds, 1, bounds::max_rounds, problems);
    rounds_known = value.has_value();
    sampling.rounds = value.value_or(sampling.rounds);
  }
  read_generations(keys, sampling, rounds_known, problems);
  sampling.time_budget_s = number_or_null(keys.optional("time_budget_s"), bounds::min_time_budget_s,
                                          bounds::max_time_budget_s, problems);
  sampling.precision_percent =
      number_or_null(keys.optional("precision_percent"), bounds::min_precision_percent,
                     bounds::max_precision_percent, problems);
  if (const auto seed = keys.optional("seed")) {
    sampling.seed = whole_number(*seed, 0, bounds::max_seed, problems).value_or(sampling.seed);
  }
  if (const auto pin = keys.optional("pin")) {
    sampling.pin = boolean(*pin, problems).value_or(sampling.pin);
  }
  if (const auto counted = keys.optional("allocations")) {
    sampling.allocations = boolean(*counted, problems).value_or(sampling.allocations);
  }
  if (const auto counted = keys.optional("counters")) {
    sampling.counters = boolean(*counted, problems).value_or(sampling.counters);
  }
  if (const auto compressed = keys.optional("compression")) {
    sampling.compression = boolean(*compressed, problems).value_or(sampling.compression);
  }
  if (const auto check = keys.optional("aa_check")) {
    sampling.aa_check = boolean(*check, problems).value_or(sampling.aa_check);
  }
  keys.refuse_others();
  return sampling;
}

}  // namespace cwb::profile
