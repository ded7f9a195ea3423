// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/json_reader.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "model/json_mistake.h"
#include "model/pointer.h"

namespace cwb {
namespace {

/// How far the library has read the text.
struct Cursor {
  std::string_view text;
  std::size_t offset = 0;
  bool end_seen = false;  ///< it asked for a character behind the last one
};

/// An input iterator over the text. All copies share one cursor, because the library tells the
/// offset of a mistake but not of the tokens that it hands over.
class CursorIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CursorIterator() = default;
  explicit CursorIterator(Cursor& cursor) : cursor_(&cursor) {}

  reference operator*() const { return cursor_->text[cursor_->offset]; }
  CursorIterator& operator++() {
    ++cursor_->offset;
    return *this;
  }
  void operator++(int) { ++cursor_->offset; }

  /// The only comparison there is: with the end, which is the iterator without a cursor.
  friend bool operator==(const CursorIterator& a, const CursorIterator& b) {
    Cursor& cursor = a.cursor_ ? *a.cursor_ : *b.cursor_;
    if (cursor.offset < cursor.text.size()) return false;
    cursor.end_seen = true;
    return true;
  }

 private:
  Cursor* cursor_ = nullptr;
};

/// A list or map whose end was not met yet.
struct Open {
  Document container;
  std::string key;  ///< of the member that comes next
  bool has_key = false;

  List* list() { return container.get_if<List>(); }
  Map* map() { return container.get_if<Map>(); }
};

/// A key that stands twice. Sorting keeps a map of many keys from being compared pair by pair.
const std::string* repeated_key(const Map& map) {
  std::vector<const std::string*> keys;
  keys.reserve(map.members.size());
  for (const Member& member : map.members) keys.push_back(&member.key);
  const auto text = [](const std::string* key) -> const std::string& { return *key; };
  std::ranges::sort(keys, {}, text);
  const auto found = std::ranges::adjacent_find(keys, {}, text);
  return found == keys.end() ? nullptr : *found;
}

/// Hears the tokens, in the library's names, and builds the document of them.
class Builder {
 public:
  Builder(Cursor& cursor, const JsonLimits& limits) : cursor_(cursor), limits_(limits) {}

  bool null() { return add({}); }
  bool boolean(bool flag) { return add({flag}); }
  bool number_integer(std::int64_t integer) { return add_number({integer}); }
  bool number_unsigned(std::uint64_t integer) { return add_number(Document::number(integer)); }

  bool number_float(double number, const std::string& text) {
    // Integers that fit neither 64-bit type come as doubles. The point may be the locale's here.
    if (text.find_first_not_of("-0123456789") != std::string::npos) return add_number({number});
    // The offset is behind the number, and behind one more character where there is one.
    const std::size_t behind = cursor_.offset - (cursor_.end_seen ? 0 : 1);
    problem = problem_at(cursor_.text, behind - text.size(),
                         fmt::format("the integer {} does not fit 64 bits; allowed are {} to {}",
                                     text, INT64_MIN, UINT64_MAX));
    return false;
  }

  bool string(std::string& text) { return add({std::move(text)}); }
  bool binary(nlohmann::json::binary_t& /*bytes*/) { return false; }  // JSON text has none

  bool key(std::string& text) {
    open_.back().key = std::move(text);
    open_.back().has_key = true;
    understood(false);
    return true;
  }

  bool start_object(std::size_t /*unknown*/) { return start({Map{}}); }
  bool start_array(std::size_t /*unknown*/) { return start({List{}}); }
  bool end_array() { return end(); }
  bool end_object() {
    if (const std::string* key = repeated_key(*open_.back().map())) {
      problem = Problem{pointer() + '/' + pointer_token(*key), "this key stands twice in its map"};
      return false;
    }
    return end();
  }

  bool parse_error(std::size_t /*offset*/, const std::string& /*token*/,
                   const nlohmann::detail::exception& exception) {
    constexpr int number_overflow = 406;
    stop_.expected = expected();
    stop_.number_too_large = exception.id == number_overflow;
    problem = json_mistake(cursor_.text, stop_);
    return false;
  }

  Document root;
  std::optional<Problem> problem;

 private:
  /// Notes where the last token that was understood ends.
  void understood(bool number) {
    stop_.after = cursor_.offset;
    stop_.after_number = number;
    // To see that a number ends, the library reads one character more.
    if (number && !cursor_.end_seen) --stop_.after;
  }

  bool add_number(Document value) {
    understood(true);
    return place(std::move(value));
  }

  bool add(Document value) {
    understood(false);
    return place(std::move(value));
  }

  bool place(Document value) {
    if (open_.empty()) {
      root = std::move(value);
      complete_ = true;
      return true;
    }
    Open& top = open_.back();
    if (List* list = top.list()) {
      list->push_back(std::move(value));
    } else {
      top.map()->members.push_back({std::move(top.key), std::move(value)});
      top.has_key = false;
    }
    return true;
  }

  bool start(Document container) {
    understood(false);
    if (open_.size() == limits_.depth) {
      problem = problem_at(
          cursor_.text, cursor_.offset - 1,
          fmt::format("lists and maps are nested deeper than the limit of {}", limits_.depth));
      return false;
    }
    open_.push_back({std::move(container), {}, false});
    return true;
  }

  bool end() {
    Document container = std::move(open_.back().container);
    open_.pop_back();
    return add(std::move(container));
  }

  JsonExpected expected() {
    if (open_.empty()) return complete_ ? JsonExpected::nothing : JsonExpected::value;
    Open& top = open_.back();
    if (const List* list = top.list()) {
      return list->empty() ? JsonExpected::value_or_list_end : JsonExpected::comma_or_list_end;
    }
    if (top.has_key) return JsonExpected::colon;
    return top.map()->members.empty() ? JsonExpected::key_or_map_end
                                      : JsonExpected::comma_or_map_end;
  }

  /// Of the innermost open list or map.
  std::string pointer() {
    std::string text;
    for (std::size_t i = 0; i + 1 < open_.size(); ++i) {
      text += '/';
      const List* list = open_[i].list();
      text += list ? std::to_string(list->size()) : pointer_token(open_[i].key);
    }
    return text;
  }

  Cursor& cursor_;
  JsonLimits limits_;
  std::vector<Open> open_;
  JsonStop stop_;
  bool complete_ = false;
};

}  // namespace

tl::expected<Document, Problem> parse_json(std::string_view text, const JsonLimits& limits) {
  if (text.size() > limits.bytes) {
    return tl::unexpected(Problem{
        "", fmt::format("the text has {} bytes; the limit is {}", text.size(), limits.bytes)});
  }
  // The library takes a NUL byte for the end of the text, and would not look behind it.
  if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
    return tl::unexpected(
        problem_at(text, nul, "found a NUL byte; this is not JSON text in UTF-8"));
  }
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  // The library would pass over one more.
  if (text.starts_with(byte_order_mark)) {
    return tl::unexpected(problem_at(text, 0, "found a second byte order mark; one is allowed"));
  }
  if (skip_white_space(text, 0) == text.size()) {
    return tl::unexpected(Problem{"", "the text is empty; a JSON value is needed"});
  }
  Cursor cursor{text};
  Builder builder(cursor, limits);
  if (!nlohmann::json::sax_parse(CursorIterator(cursor), CursorIterator(), &builder)) {
    return tl::unexpected(std::move(*builder.problem));
  }
  return std::move(builder.root);
}

}  // namespace cwb
