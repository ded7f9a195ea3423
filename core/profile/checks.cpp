// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/checks.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/nearest.h"
#include "base/utf8.h"
#include "model/json_writer.h"
#include "model/pointer.h"

namespace cwb::profile {
namespace {

void mistake(Problems& problems, const Place& place, std::string message) {
  problems.push_back({place.pointer, std::move(message)});
}

/// The whole number that the value is, as a double where it is beyond 64 bits or negative; nothing
/// where it is none.
struct Whole {
  std::optional<std::uint64_t> exact;
};

std::optional<Whole> as_whole(const Document& document) {
  if (const auto* integer = document.get_if<std::int64_t>()) {
    if (*integer < 0) return Whole{};
    return Whole{static_cast<std::uint64_t>(*integer)};
  }
  if (const auto* large = document.get_if<std::uint64_t>()) return Whole{*large};
  const auto* real = document.get_if<double>();
  if (!real || !std::isfinite(*real) || std::trunc(*real) != *real) return std::nullopt;
  constexpr double exact_to = 9007199254740992.0;  // 2^53
  if (*real < 0 || *real > exact_to) return Whole{};
  return Whole{static_cast<std::uint64_t>(*real)};
}

}  // namespace

std::string found(const Document& document) {
  constexpr std::size_t limit = 40;
  if (document.get_if<List>()) return "found a list";
  if (document.get_if<Map>()) return "found a map";
  const std::string text = to_json(document);
  if (text.size() <= limit) return "found " + text;
  return fmt::format("found {}...", utf8_prefix(text, limit));
}

std::string enumerated(std::span<const std::string> words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

std::string suggestion(std::string_view word, std::span<const std::string> candidates) {
  if (const auto meant = nearest(word, candidates)) {
    return fmt::format("; did you mean {}?", *meant);
  }
  return "; allowed are " + enumerated(candidates);
}

std::optional<std::uint64_t> whole_number(const Place& place, std::uint64_t minimum,
                                          std::uint64_t maximum, Problems& problems) {
  const auto whole = as_whole(*place.value);
  if (whole && whole->exact && *whole->exact >= minimum && *whole->exact <= maximum) {
    return whole->exact;
  }
  mistake(problems, place,
          fmt::format("{}; allowed are {}{} to {}", found(*place.value),
                      whole ? "" : "whole numbers from ", minimum, maximum));
  return std::nullopt;
}

std::optional<double> number(const Place& place, double minimum, double maximum,
                             Problems& problems) {
  std::optional<double> value;
  if (const auto* real = place.value->get_if<double>()) value = *real;
  if (const auto* integer = place.value->get_if<std::int64_t>()) {
    value = static_cast<double>(*integer);
  }
  if (const auto* large = place.value->get_if<std::uint64_t>()) value = static_cast<double>(*large);
  if (value && *value >= minimum && *value <= maximum) return value;
  mistake(problems, place,
          fmt::format("{}; allowed are {}{} to {}", found(*place.value),
                      value ? "" : "numbers from ", minimum, maximum));
  return std::nullopt;
}

std::optional<bool> boolean(const Place& place, Problems& problems) {
  if (const auto* flag = place.value->get_if<bool>()) return *flag;
  mistake(problems, place, found(*place.value) + "; allowed are true and false");
  return std::nullopt;
}

std::optional<std::string> text(const Place& place, Problems& problems) {
  if (const auto* words = place.value->get_if<std::string>()) return *words;
  mistake(problems, place, found(*place.value) + "; a string in double quotes is needed");
  return std::nullopt;
}

std::vector<Place> items(const Place& place, const std::string& empty, Problems& problems) {
  std::vector<Place> places;
  const auto* list = place.value->get_if<List>();
  if (!list) {
    mistake(problems, place, found(*place.value) + "; a list in square brackets is needed");
    return places;
  }
  if (list->empty()) mistake(problems, place, empty);
  for (const Document& item : *list) {
    places.push_back({&item, fmt::format("{}/{}", place.pointer, places.size())});
  }
  return places;
}

Keys::Keys(const Place& place, Problems& problems)
    : map_(place.value->get_if<Map>()), pointer_(place.pointer), problems_(problems) {
  if (!map_) mistake(problems, place, found(*place.value) + "; a map in braces is needed");
}

std::optional<Place> Keys::optional(std::string_view key) {
  known_.emplace_back(key);
  const Document* value = map_ ? map_->find(key) : nullptr;
  if (!value) return std::nullopt;
  return Place{value, pointer_ + '/' + pointer_token(key)};
}

std::optional<Place> Keys::required(std::string_view key, std::string_view needed) {
  auto place = optional(key);
  if (!place && map_) {
    problems_.push_back(
        {pointer_ + '/' + pointer_token(key), fmt::format("is missing; {}", needed)});
  }
  return place;
}

void Keys::refuse_others() {
  if (!map_) return;
  for (const Member& member : map_->members) {
    if (std::ranges::find(known_, member.key) != known_.end()) continue;
    problems_.push_back({pointer_ + '/' + pointer_token(member.key),
                         "unknown key" + suggestion(member.key, known_)});
  }
}

}  // namespace cwb::profile
