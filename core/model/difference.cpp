// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/difference.h"

#include <cmath>
#include <unordered_map>
#include <unordered_set>

#include <fmt/format.h>

#include "base/utf8.h"
#include "model/json_writer.h"
#include "model/pointer.h"

namespace cwb {
namespace {

std::string shown(const Document& document) {
  constexpr std::size_t limit = 60;
  std::string text = to_json(document);
  if (text.size() <= limit) return text;
  return std::string(utf8_prefix(text, limit)) + "...";
}

/// Walks both documents and stops at the first difference.
class Walk {
 public:
  explicit Walk(const AllowedLosses& allowed) : allowed_(allowed) {}

  bool same(const Document& expected, const Document& actual, const std::string& pointer) {
    if (const auto* number = expected.get_if<double>()) {
      if (allowed_.integral_double_as_integer && is_integer_of(*number, actual)) {
        result.integral_double_as_integer = true;
        return true;
      }
    }
    if (const auto* number = actual.get_if<double>()) {
      if (allowed_.integer_as_double && is_integer_of(*number, expected)) {
        result.integer_as_double = true;
        return true;
      }
    }
    const auto* list = expected.get_if<List>();
    const auto* other_list = actual.get_if<List>();
    if (list && other_list) return same_lists(*list, *other_list, pointer);
    const auto* map = expected.get_if<Map>();
    const auto* other_map = actual.get_if<Map>();
    if (map && other_map) return same_maps(*map, *other_map, pointer);
    if (expected == actual) return true;
    return differ(pointer, fmt::format("expected the {} {}, got the {} {}", type_name(expected),
                                       shown(expected), type_name(actual), shown(actual)));
  }

  Comparison result;

 private:
  static bool is_integer_of(double number, const Document& document) {
    if (number == 0 && std::signbit(number)) return false;  // an integer loses the sign
    // The double is made an integer, not the other way about: 2^53 + 1 as a double is 2^53.
    constexpr double two_63 = 9223372036854775808.0;
    constexpr double two_64 = 18446744073709551616.0;
    if (std::trunc(number) != number) return false;
    if (const auto* integer = document.get_if<std::int64_t>()) {
      return number >= -two_63 && number < two_63 && static_cast<std::int64_t>(number) == *integer;
    }
    if (const auto* integer = document.get_if<std::uint64_t>()) {
      return number >= 0 && number < two_64 && static_cast<std::uint64_t>(number) == *integer;
    }
    return false;
  }

  static bool is_empty_container(const Document& document) {
    const auto* list = document.get_if<List>();
    const auto* map = document.get_if<Map>();
    return (list && list->empty()) || (map && map->members.empty());
  }

  bool differ(const std::string& pointer, const std::string& what) {
    result.difference = fmt::format("at {}: {}", pointer.empty() ? "the root" : pointer, what);
    return false;
  }

  bool same_lists(const List& expected, const List& actual, const std::string& pointer) {
    if (expected.size() != actual.size()) {
      return differ(pointer, fmt::format("expected a list of {} items, got {}", expected.size(),
                                         actual.size()));
    }
    for (std::size_t i = 0; i < expected.size(); ++i) {
      if (!same(expected[i], actual[i], pointer + '/' + std::to_string(i))) return false;
    }
    return true;
  }

  bool same_maps(const Map& expected, const Map& actual, const std::string& pointer) {
    std::unordered_map<std::string_view, const Document*> index;
    for (const Member& member : actual.members) {
      if (!index.emplace(member.key, &member.value).second) {
        return differ(pointer + '/' + pointer_token(member.key), "the key came back twice");
      }
    }
    std::size_t met = 0;
    for (const Member& member : expected.members) {
      const std::string place = pointer + '/' + pointer_token(member.key);
      const auto found = index.find(member.key);
      if (found != index.end()) {
        ++met;
        if (!same(member.value, *found->second, place)) return false;
      } else if (allowed_.empty_list_absent && is_empty_container(member.value)) {
        result.empty_list_absent = true;
      } else if (allowed_.null_absent && member.value.is_null()) {
        result.null_absent = true;
      } else {
        return differ(place, fmt::format("expected {}, got nothing", shown(member.value)));
      }
    }
    if (met == actual.members.size()) return true;
    std::unordered_set<std::string_view> wanted;
    for (const Member& member : expected.members) wanted.insert(member.key);
    for (const Member& member : actual.members) {
      if (!wanted.contains(member.key)) {
        return differ(pointer + '/' + pointer_token(member.key), "nothing was expected here");
      }
    }
    return true;
  }

  AllowedLosses allowed_;
};

}  // namespace

Comparison compare(const Document& expected, const Document& actual, const AllowedLosses& allowed) {
  Walk walk(allowed);
  walk.same(expected, actual, "");
  return walk.result;
}

}  // namespace cwb
