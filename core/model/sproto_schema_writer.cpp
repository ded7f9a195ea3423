// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <unordered_set>
#include <vector>

#include <fmt/format.h>

#include "model/sproto_schema.h"
#include "model/sproto_text.h"

namespace cwb {
namespace {

class Writer {
 public:
  explicit Writer(const Schema& schema) : schema_(schema) {}

  bool names() {
    for (const MessageType& message : schema_.messages) {
      if (!sproto_text::is_name(message.name, true)) return refuse("type", message.name);
      std::string name = message.name;
      std::ranges::replace(name, '.', '_');
      names_.push_back(unused(std::move(name)));
    }
    return true;
  }

  bool message(std::size_t place) {
    const MessageType& message = schema_.messages[place];
    std::string entries;
    std::string fields;
    for (const Field& field : message.fields) {
      if (!sproto_text::is_name(field.name, false)) return refuse("field", field.name);
      std::string type = fmt::format("{}{}", field.cardinality == Cardinality::repeated ? "*" : "",
                                     type_of(field));
      if (field.cardinality == Cardinality::map) {
        const std::string entry = unused(fmt::format("{}_{}_entry", names_[place], field.name));
        entries += fmt::format(".{} {{\n  key 0 : string\n  value 1 : {}\n}}\n\n", entry, type);
        type = fmt::format("*{}()", entry);
      }
      fields += fmt::format("  {} {} : {}\n", field.name, sproto_tag(field), type);
    }
    text +=
        fmt::format("{}{}.{} {{\n{}}}\n", text.empty() ? "" : "\n", entries, names_[place], fields);
    return true;
  }

  std::string text;
  std::optional<Refusal> refusal;

 private:
  bool refuse(std::string_view what, std::string_view name) {
    refusal = Refusal{fmt::format(
        "sproto's language cannot write the {} name '{}'; a name is a letter or _, then letters, "
        "digits and _",
        what, name)};
    return false;
  }

  std::string unused(std::string name) {
    while (sproto_text::is_builtin_type(name) || !used_.insert(name).second) name += '_';
    return name;
  }

  std::string type_of(const Field& field) const {
    switch (field.type) {
      case FieldType::boolean:
        return "boolean";
      case FieldType::int32:
      case FieldType::int64:
      case FieldType::uint64:
        return "integer";
      case FieldType::float64:
        return field.decimals > 0 ? fmt::format("integer({})", field.decimals) : "double";
      case FieldType::string:
        return "string";
      case FieldType::bytes:
        return "binary";
      case FieldType::message:
        return names_[field.message];
    }
    return {};
  }

  const Schema& schema_;
  std::vector<std::string> names_;  ///< of the messages, as they are written
  std::unordered_set<std::string> used_;
};

}  // namespace

tl::expected<std::string, Refusal> write_sproto_schema(const Schema& schema) {
  Writer writer(schema);
  bool written = writer.names();
  for (std::size_t i = 0; written && i < schema.messages.size(); ++i) written = writer.message(i);
  if (!written) return tl::unexpected(std::move(*writer.refusal));
  return std::move(writer.text);
}

}  // namespace cwb
