// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <charconv>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "base/nearest.h"
#include "model/json_reader.h"
#include "model/pointer.h"
#include "profile/checks.h"
#include "profile/profile_file.h"

namespace cwb {
namespace {

std::optional<std::size_t> index_of(std::string_view token) {
  std::size_t index = 0;
  const char* end = token.data() + token.size();
  const auto result = std::from_chars(token.data(), end, index);
  const bool leading_zero = token.size() > 1 && token.front() == '0';
  if (result.ec != std::errc{} || result.ptr != end || leading_zero) return std::nullopt;
  return index;
}

std::vector<std::string> keys_of(const Map& map) {
  std::vector<std::string> keys;
  for (const Member& member : map.members) keys.push_back(member.key);
  return keys;
}

/// Walks from the document to the value that is to be set, and makes it where it is the last.
class Walk {
 public:
  explicit Walk(Document& document) : at_(&document) {}

  bool step(const std::string& token, bool last) {
    const std::string here = std::exchange(pointer_, pointer_ + '/' + pointer_token(token));
    if (auto* map = at_->get_if<Map>()) return into_map(*map, token, last);
    if (auto* list = at_->get_if<List>()) return into_list(*list, token, last);
    return fail(fmt::format("there is no such place; {} is {}, neither a map nor a list",
                            here.empty() ? "the root" : here, type_name(*at_)));
  }

  Document& value() { return *at_; }
  std::optional<Problem> problem;

 private:
  bool into_map(Map& map, const std::string& token, bool last) {
    const auto found = std::ranges::find(map.members, token, &Member::key);
    if (found != map.members.end()) {
      at_ = &found->value;
      return true;
    }
    if (!last) {
      const std::vector<std::string> keys = keys_of(map);
      if (nearest(token, keys)) {
        return fail("there is no such key" + profile::suggestion(token, keys));
      }
    }
    // A section that the file leaves out, such as "sampling"; one that no profile has is refused
    // when the profile is read.
    map.members.push_back({token, last ? Document{} : Document{Map{}}});
    at_ = &map.members.back().value;
    return true;
  }

  bool into_list(List& list, const std::string& token, bool last) {
    if (token == "-" && last) {
      at_ = &list.emplace_back();
      return true;
    }
    const auto index = index_of(token);
    if (!index || *index >= list.size()) {
      const std::string items =
          list.empty() ? "the list is empty" : fmt::format("allowed are 0 to {}", list.size() - 1);
      return fail(fmt::format("there is no such item; {}, and - at the end to append", items));
    }
    at_ = &list[*index];
    return true;
  }

  bool fail(std::string message) {
    problem = Problem{pointer_, std::move(message)};
    return false;
  }

  Document* at_;
  std::string pointer_;
};

}  // namespace

std::optional<Problem> set_value(Document& document, std::string_view assignment) {
  const std::size_t equals = assignment.find('=');
  const std::string pointer(assignment.substr(0, equals));
  const auto tokens = pointer_tokens(pointer);
  if (equals == std::string_view::npos || !tokens || tokens->empty()) {
    return Problem{pointer,
                   "is no assignment; needed is JSON-pointer=JSON-value, as in "
                   "/sampling/rounds=50"};
  }
  const std::string_view text = assignment.substr(equals + 1);
  auto value = parse_json(text, {.bytes = profile_limit_bytes});
  if (!value) {
    return Problem{pointer,
                   fmt::format("the value {} is not JSON: {}; a string needs double quotes", text,
                               to_string(value.error()))};
  }
  Walk walk(document);
  for (std::size_t i = 0; i < tokens->size(); ++i) {
    if (!walk.step((*tokens)[i], i + 1 == tokens->size())) return walk.problem;
  }
  walk.value() = std::move(*value);
  return std::nullopt;
}

}  // namespace cwb
