// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sproto_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <unordered_set>

#include <fmt/format.h>

#include "base/utf8.h"
#include "model/json_mistake.h"
#include "model/sproto_schema.h"

namespace cwb::sproto_text {
namespace {

/// Types inside types: the parser recurses.
constexpr std::size_t deepest_nesting = 64;
/// Of full names, which repeat the names of all outer types: a short text must not grow large.
constexpr std::size_t longest_name = 400;

bool starts_name(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool continues_name(char c) { return starts_name(c) || is_digit(c); }

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  bool file() {
    for (skip(); at_ < text_.size(); skip()) {
      if (!(text_[at_] == '.' ? type({}) : protocol())) return false;
    }
    return true;
  }

  FileText found;
  std::optional<Problem> problem;

 private:
  bool fail(std::size_t offset, std::string message) {
    problem = problem_at(text_, offset, std::move(message));
    return false;
  }

  /// What stands at the place, as the user would quote it.
  std::string shown() const {
    if (at_ == text_.size()) return "the end of the file";
    std::size_t end = at_;
    while (end < text_.size() && continues_name(text_[end])) ++end;
    if (end == at_) end += std::max<std::size_t>(1, utf8_character(text_, at_));
    const std::string_view token = utf8_prefix(text_.substr(at_, end - at_), 40);
    return utf8_character(token, 0) == 0 ? "a byte that is not UTF-8" : fmt::format("'{}'", token);
  }

  bool expect(std::string_view what) {
    return fail(at_, fmt::format("found {}; expected {}", shown(), what));
  }

  /// Goes past white space and comments.
  void skip() {
    constexpr std::string_view white = " \t\r\n";
    while (at_ < text_.size()) {
      if (text_[at_] == '#') {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else if (white.find(text_[at_]) != std::string_view::npos) {
        ++at_;
      } else {
        return;
      }
    }
  }

  bool at(char c) const { return at_ < text_.size() && text_[at_] == c; }

  bool take(char c) {
    if (!at(c)) return false;
    ++at_;
    skip();
    return true;
  }

  bool name(std::string_view& name, std::string_view what, bool dots = false) {
    const std::size_t start = at_;
    while (true) {
      if (at_ == text_.size() || !starts_name(text_[at_])) return expect(what);
      while (at_ < text_.size() && continues_name(text_[at_])) ++at_;
      if (!dots || !at('.')) break;
      ++at_;
    }
    name = text_.substr(start, at_ - start);
    skip();
    return short_enough(name, start);
  }

  bool short_enough(std::string_view name, std::size_t start) {
    if (name.size() <= longest_name) return true;
    return fail(start,
                fmt::format("a name has {} characters, those of outer types counted; allowed "
                            "are {}",
                            name.size(), longest_name));
  }

  bool number(std::uint32_t& number, std::uint32_t least, std::uint32_t most,
              std::string_view what) {
    const std::size_t start = at_;
    if (at_ == text_.size() || !is_digit(text_[at_])) {
      return fail(at_, fmt::format("found {}; {} is missing", shown(), what));
    }
    while (at_ < text_.size() && is_digit(text_[at_])) ++at_;
    const auto read = std::from_chars(text_.data() + start, text_.data() + at_, number);
    if (read.ec != std::errc{} || number < least || number > most) {
      const std::string_view digits = text_.substr(start, std::min<std::size_t>(at_ - start, 20));
      return fail(start, fmt::format("found {}; {} is from {} to {}", digits, what, least, most));
    }
    skip();
    return true;
  }

  /// `.Name { ... }`, at the dot.
  bool type(const std::string& outer) {
    ++at_;
    const std::size_t start = at_;
    std::string_view own;
    if (!name(own, "the name of a type, right behind the dot")) return false;
    if (is_builtin_type(own)) {
      return fail(start, fmt::format("'{}' is a type of the language; choose another name", own));
    }
    return body(outer.empty() ? std::string(own) : fmt::format("{}.{}", outer, own), start);
  }

  /// `{ ... }` of the type with this full name.
  bool body(const std::string& full, std::size_t start) {
    if (!short_enough(full, start)) return false;
    if (!names_.insert(full).second) {
      return fail(start, fmt::format("the type '{}' stands twice", full));
    }
    if (++depth_ > deepest_nesting) {
      return fail(start, fmt::format("types are nested deeper than {}", deepest_nesting));
    }
    const std::size_t place = found.types.size();
    found.types.push_back({full, {}, start});
    if (!take('{')) return expect("'{' and the fields of the type");
    std::unordered_set<std::string_view> keys;
    std::unordered_set<std::uint32_t> tags;
    while (!take('}')) {
      if (at('.')) {
        if (!type(full)) return false;
        continue;
      }
      FieldText made;
      if (!field(made)) return false;
      if (!keys.insert(made.name).second) {
        return fail(made.offset,
                    fmt::format("the field '{}' stands twice in '{}'", made.name, full));
      }
      if (!tags.insert(made.tag).second) {
        return fail(made.offset, fmt::format("the tag {} stands twice in '{}'", made.tag, full));
      }
      found.types[place].fields.push_back(made);
    }
    --depth_;
    return true;
  }

  /// `name tag : type`
  bool field(FieldText& made) {
    made.offset = at_;
    if (!name(made.name, "a field, a nested type or '}'")) return false;
    if (!number(made.tag, 0, sproto_largest_tag, "a field's tag")) return false;
    if (!take(':')) return expect("':' and the field's type");
    made.is_list = take('*');
    made.type_offset = at_;
    if (!name(made.type, "a type", true)) return false;
    return !take('(') || suffix(made);
  }

  /// Behind the opening parenthesis.
  bool suffix(FieldText& made) {
    if (made.type == "integer") {
      made.suffix = Suffix::number;
      if (!number(made.number, 1, sproto_most_decimals, "the number of decimals")) return false;
    } else if (!made.is_list || is_builtin_type(made.type)) {
      return fail(at_,
                  fmt::format("'{}' cannot have parentheses; integer(n), *Type() and *Type(key) "
                              "can",
                              made.type));
    } else if (at(')')) {
      made.suffix = Suffix::empty;
    } else {
      made.suffix = Suffix::key;
      if (!name(made.key, "the field that is the key, or ')'")) return false;
    }
    return take(')') || expect("')'");
  }

  /// `name tag { request ... response ... }`
  bool protocol() {
    constexpr std::uint32_t largest_protocol = 65535;
    std::string_view own;
    std::uint32_t tag = 0;
    if (!name(own, "a type ('.Name {') or a protocol ('name tag {')")) return false;
    if (!number(tag, 0, largest_protocol, "a protocol's tag")) return false;
    if (!take('{')) return expect("'{' and the protocol's request and response");
    while (!take('}')) {
      const std::size_t start = at_;
      std::string_view part;
      if (!name(part, "'request', 'response' or '}'")) return false;
      if (part != "request" && part != "response") {
        return fail(start, fmt::format("found '{}'; expected 'request' or 'response'", part));
      }
      if (at('{')) {
        if (!body(fmt::format("{}.{}", own, part), start)) return false;
        continue;
      }
      UseText use{{}, at_};
      if (!name(use.type, "a type or '{'", true)) return false;
      // `response nil` says that there is an answer without content.
      if (use.type != "nil") found.uses.push_back(use);
    }
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t depth_ = 0;
  std::unordered_set<std::string> names_;
};

}  // namespace

bool is_name(std::string_view text, bool dots) {
  bool start = true;
  for (const char c : text) {
    if (!(start ? starts_name(c) : continues_name(c) || (dots && c == '.'))) return false;
    start = c == '.';
  }
  return !start;
}

bool is_builtin_type(std::string_view name) {
  constexpr std::array<std::string_view, 5> types{"integer", "boolean", "string", "double",
                                                  "binary"};
  return std::ranges::find(types, name) != types.end();
}

tl::expected<FileText, Problem> parse(std::string_view text) {
  Parser parser(text);
  if (!parser.file()) return tl::unexpected(std::move(*parser.problem));
  return std::move(parser.found);
}

}  // namespace cwb::sproto_text
