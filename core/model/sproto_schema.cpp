// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sproto_schema.h"

#include <algorithm>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/nearest.h"
#include "model/json_mistake.h"
#include "model/sproto_text.h"

namespace cwb {
namespace {

using sproto_text::FieldText;
using sproto_text::FileText;
using sproto_text::Suffix;
using sproto_text::TypeText;

constexpr std::size_t no_type = static_cast<std::size_t>(-1);

/// Turns names into places. A message of the schema under construction stands at the place of its
/// type in the text.
class Resolver {
 public:
  Resolver(std::string_view text, const FileText& file) : text_(text), file_(file) {
    for (std::size_t i = 0; i < file.types.size(); ++i) places_.emplace(file.types[i].name, i);
  }

  tl::expected<Schema, Problem> schema(std::string_view root) {
    messages_.resize(file_.types.size());
    referred_.resize(file_.types.size());
    for (std::size_t i = 0; i < file_.types.size(); ++i) {
      if (!message(i)) return tl::unexpected(std::move(*problem_));
    }
    for (const sproto_text::UseText& use : file_.uses) {
      if (!sproto_text::is_builtin_type(use.type) && find({}, use.type) == no_type) {
        return tl::unexpected(problem_at(text_, use.offset, unknown(use.type)));
      }
    }
    const auto place = root.empty() ? only_root() : named_root(root);
    if (!place) return tl::unexpected(place.error());
    return reachable_from(*place);
  }

 private:
  bool fail(std::size_t offset, std::string message) {
    problem_ = problem_at(text_, offset, std::move(message));
    return false;
  }

  /// As seen from inside the type `scope`: its own nested types first, then outwards.
  std::size_t find(std::string scope, std::string_view name) const {
    while (true) {
      const std::string full =
          scope.empty() ? std::string(name) : fmt::format("{}.{}", scope, name);
      if (const auto found = places_.find(full); found != places_.end()) return found->second;
      if (scope.empty()) return no_type;
      const auto dot = scope.rfind('.');
      scope.resize(dot == std::string::npos ? 0 : dot);
    }
  }

  std::vector<std::string> type_names() const {
    std::vector<std::string> names;
    for (const TypeText& type : file_.types) names.push_back(type.name);
    return names;
  }

  std::string unknown(std::string_view name) const {
    std::vector<std::string> names = type_names();
    for (const char* builtin : {"integer", "boolean", "string", "double", "binary"}) {
      names.emplace_back(builtin);
    }
    std::string sentence = fmt::format("there is no type '{}'", name);
    if (const auto near = nearest(name, names))
      sentence += fmt::format("; did you mean '{}'?", *near);
    return sentence;
  }

  bool message(std::size_t place) {
    const TypeText& type = file_.types[place];
    MessageType& made = messages_[place];
    made.name = type.name;
    for (const FieldText& text : type.fields) {
      Field field;
      field.name = text.name;
      field.tag = tag_of_sproto(text.tag);
      field.cardinality = text.is_list ? Cardinality::repeated : Cardinality::single;
      if (!value_type(type, text, field)) return false;
      made.fields.push_back(std::move(field));
    }
    std::ranges::sort(made.fields, {}, &Field::tag);
    return true;
  }

  bool value_type(const TypeText& scope, const FieldText& text, Field& field) {
    if (text.type == "integer") {
      field.type = text.suffix == Suffix::number ? FieldType::float64 : FieldType::int64;
      field.decimals = text.number;
      return true;
    }
    if (text.type == "boolean" || text.type == "string" || text.type == "double" ||
        text.type == "binary") {
      field.type = text.type == "boolean"  ? FieldType::boolean
                   : text.type == "string" ? FieldType::string
                   : text.type == "double" ? FieldType::float64
                                           : FieldType::bytes;
      return true;
    }
    const std::size_t place = find(scope.name, text.type);
    if (place == no_type) return fail(text.type_offset, unknown(text.type));
    if (text.suffix == Suffix::empty) return map(file_.types[place], text, field);
    if (text.suffix == Suffix::key) {
      const auto& fields = file_.types[place].fields;
      if (std::ranges::find(fields, text.key, &FieldText::name) == fields.end()) {
        return fail(text.type_offset,
                    fmt::format("'{}' has no field '{}' to be its key", text.type, text.key));
      }
    }
    field.type = FieldType::message;
    field.message = place;
    if (&file_.types[place] != &scope) referred_[place] = true;
    return true;
  }

  /// `*Entry()`: the field is a map to what the entry's value is.
  bool map(const TypeText& entry, const FieldText& text, Field& field) {
    const auto with_tag = [&](std::uint32_t tag) {
      return std::ranges::find(entry.fields, tag, &FieldText::tag);
    };
    const auto key = with_tag(0);
    const auto value = with_tag(1);
    const bool fits = entry.fields.size() == 2 && key != entry.fields.end() &&
                      value != entry.fields.end() && key->type == "string" && !key->is_list &&
                      !value->is_list;
    if (!fits) {
      return fail(text.type_offset,
                  fmt::format("'{}' cannot be a map's entry, which has two fields: a string with "
                              "the tag 0, and a value with the tag 1 that is not a list",
                              entry.name));
    }
    referred_[static_cast<std::size_t>(&entry - file_.types.data())] = true;
    field.cardinality = Cardinality::map;
    return value_type(entry, *value, field);
  }

  tl::expected<std::size_t, Problem> only_root() const {
    std::vector<std::string> roots;
    std::size_t place = no_type;
    for (std::size_t i = 0; i < file_.types.size(); ++i) {
      if (referred_[i]) continue;
      place = i;
      roots.push_back(file_.types[i].name);
    }
    if (roots.size() == 1) return place;
    if (file_.types.empty()) return tl::unexpected(Problem{"", "the schema has no type"});
    const auto choice = roots.empty() ? type_names() : roots;
    return tl::unexpected(Problem{
        "", fmt::format("which type is the document's? Name one of {}", fmt::join(choice, ", "))});
  }

  tl::expected<std::size_t, Problem> named_root(std::string_view root) const {
    const std::size_t place = find({}, root);
    if (place != no_type) return place;
    if (file_.types.empty()) return tl::unexpected(Problem{"", "the schema has no type"});
    return tl::unexpected(Problem{"", fmt::format("the schema has no type '{}'; it has {}", root,
                                                  fmt::join(type_names(), ", "))});
  }

  Schema reachable_from(std::size_t root) {
    std::vector<bool> needed(messages_.size());
    std::vector<std::size_t> open{root};
    needed[root] = true;
    while (!open.empty()) {
      const std::size_t place = open.back();
      open.pop_back();
      for (const Field& field : messages_[place].fields) {
        if (field.type != FieldType::message || needed[field.message]) continue;
        needed[field.message] = true;
        open.push_back(field.message);
      }
    }
    Schema schema;
    std::vector<std::size_t> moved_to(messages_.size());
    for (std::size_t i = 0; i < messages_.size(); ++i) {
      if (!needed[i]) continue;
      moved_to[i] = schema.messages.size();
      schema.messages.push_back(std::move(messages_[i]));
    }
    for (MessageType& message : schema.messages) {
      for (Field& field : message.fields) {
        if (field.type == FieldType::message) field.message = moved_to[field.message];
      }
    }
    schema.root = moved_to[root];
    return schema;
  }

  std::string_view text_;
  const FileText& file_;
  std::unordered_map<std::string, std::size_t> places_;
  std::vector<MessageType> messages_;
  std::vector<bool> referred_;  ///< by another type
  std::optional<Problem> problem_;
};

}  // namespace

tl::expected<Schema, Problem> read_sproto_schema(std::string_view text, std::string_view root) {
  const auto file = sproto_text::parse(text);
  if (!file) return tl::unexpected(file.error());
  return Resolver(text, *file).schema(root);
}

}  // namespace cwb
