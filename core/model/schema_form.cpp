// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schema_form.h"

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace cwb {
namespace {

/// Finds a message's fields by the keys of the document.
class FieldIndex {
 public:
  explicit FieldIndex(const Schema& schema) : schema_(schema), by_key_(schema.messages.size()) {
    for (std::size_t i = 0; i < schema.messages.size(); ++i) {
      for (const Field& field : schema.messages[i].fields) by_key_[i].emplace(field.name, &field);
    }
  }

  const Field* find(std::size_t message, std::string_view key, std::size_t expected) const {
    const auto& fields = schema_.messages[message].fields;
    if (expected < fields.size() && fields[expected].name == key) return &fields[expected];
    const auto found = by_key_[message].find(key);
    return found == by_key_[message].end() ? nullptr : found->second;
  }

 private:
  const Schema& schema_;
  std::vector<std::unordered_map<std::string_view, const Field*>> by_key_;
};

/// The double that the integer is, exactly; nothing where there is none or it is no integer.
std::optional<double> exact_double(const Document& document) {
  std::optional<double> number;
  if (const auto* integer = document.get_if<std::int64_t>()) {
    number = static_cast<double>(*integer);
  } else if (const auto* large = document.get_if<std::uint64_t>()) {
    number = static_cast<double>(*large);
  }
  if (!number) return std::nullopt;
  const Comparison back = compare(document, {*number}, schema_form_losses);
  return back.difference ? std::nullopt : number;
}

/// True where the message wraps the value of its one field.
const Field* wrapped_field(const Schema& schema, const Field& field) {
  if (field.type != FieldType::message) return nullptr;
  const MessageType& message = schema.messages[field.message];
  return message.wraps && message.fields.size() == 1 ? &message.fields[0] : nullptr;
}

/// The root, as if it were a field.
Field root_field(const Schema& schema) {
  if (schema.root_is_wrapped && schema.root_message().fields.size() == 1) {
    return schema.root_message().fields[0];
  }
  Field field;
  field.type = FieldType::message;
  field.message = schema.root;
  return field;
}

/// Each function says whether the value changes on its way into the form, and writes the form to
/// `out` where there is one; without, it stops at the first change.
class Former {
 public:
  explicit Former(const Schema& schema) : schema_(schema), fields_(schema) {}

  bool value(const Field& field, const Document& in, Document* out) const {
    const auto* list = in.get_if<List>();
    if (field.cardinality == Cardinality::repeated && list) return items(field, *list, out);
    const auto* map = in.get_if<Map>();
    if (field.cardinality == Cardinality::map && map) return entries(field, *map, out);
    if (field.cardinality == Cardinality::single) return single(field, in, out);
    return copy(in, out);
  }

 private:
  static bool copy(const Document& in, Document* out) {
    if (out) *out = in;
    return false;
  }

  bool single(const Field& field, const Document& in, Document* out) const {
    if (field.type == FieldType::float64) {
      if (const auto number = exact_double(in)) {
        if (out) *out = {*number};
        return true;
      }
    }
    if (field.type != FieldType::message) return copy(in, out);
    if (const Field* inner = wrapped_field(schema_, field)) {
      if (out)
        value(*inner, in,
              &out->value.emplace<Map>().members.emplace_back(Member{inner->name, {}}).value);
      return true;
    }
    const auto* map = in.get_if<Map>();
    return map ? message(field.message, *map, out) : copy(in, out);
  }

  bool message(std::size_t type, const Map& in, Document* out) const {
    Map* made = out ? &out->value.emplace<Map>() : nullptr;
    if (made) made->members.reserve(in.members.size());
    bool changed = false;
    std::size_t expected = 0;
    for (const Member& member : in.members) {
      if (member.value.is_null()) {
        changed = true;
      } else {
        const Field* field = fields_.find(type, member.key, expected);
        if (field) {
          expected = static_cast<std::size_t>(field - schema_.messages[type].fields.data()) + 1;
        }
        Document* to = made ? &made->members.emplace_back(Member{member.key, {}}).value : nullptr;
        changed |= field ? value(*field, member.value, to) : copy(member.value, to);
      }
      if (changed && !out) return true;
    }
    return changed;
  }

  bool items(const Field& field, const List& in, Document* out) const {
    List* made = out ? &out->value.emplace<List>(in.size()) : nullptr;
    bool changed = false;
    for (std::size_t i = 0; i < in.size(); ++i) {
      changed |= single(field, in[i], made ? &(*made)[i] : nullptr);
      if (changed && !out) return true;
    }
    return changed;
  }

  bool entries(const Field& field, const Map& in, Document* out) const {
    Map* made = out ? &out->value.emplace<Map>() : nullptr;
    if (made) made->members.reserve(in.members.size());
    bool changed = false;
    for (const Member& member : in.members) {
      if (member.value.is_null()) {
        changed = true;
      } else {
        changed |=
            single(field, member.value,
                   made ? &made->members.emplace_back(Member{member.key, {}}).value : nullptr);
      }
      if (changed && !out) return true;
    }
    return changed;
  }

  const Schema& schema_;
  FieldIndex fields_;
};

class Restorer {
 public:
  explicit Restorer(const Schema& schema) : schema_(schema), fields_(schema) {}

  void value(const Field& field, Document& document) const {
    auto* list = document.get_if<List>();
    auto* map = document.get_if<Map>();
    if (field.cardinality == Cardinality::repeated && list) {
      for (Document& item : *list) single(field, item);
    } else if (field.cardinality == Cardinality::map && map) {
      for (Member& member : map->members) single(field, member.value);
    } else if (field.cardinality == Cardinality::single) {
      single(field, document);
    }
  }

 private:
  void single(const Field& field, Document& document) const {
    auto* map = document.get_if<Map>();
    if (field.type != FieldType::message || !map) return;
    std::size_t expected = 0;
    for (Member& member : map->members) {
      if (const Field* found = fields_.find(field.message, member.key, expected)) {
        expected =
            static_cast<std::size_t>(found - schema_.messages[field.message].fields.data()) + 1;
        value(*found, member.value);
      }
    }
    if (const Field* inner = wrapped_field(schema_, field)) unwrap(*inner, document, *map);
  }

  static void unwrap(const Field& inner, Document& document, Map& map) {
    // A codec may leave an empty list or map out.
    Document value;
    if (!map.members.empty()) {
      value = std::move(map.members[0].value);
    } else if (inner.cardinality == Cardinality::repeated) {
      value.value.emplace<List>();
    } else if (inner.cardinality == Cardinality::map) {
      value.value.emplace<Map>();
    }
    document = std::move(value);
  }

  const Schema& schema_;
  FieldIndex fields_;
};

}  // namespace

std::optional<Document> schema_form(const Document& document, const Schema& schema) {
  const Former former(schema);
  const Field root = root_field(schema);
  if (!former.value(root, document, nullptr)) return std::nullopt;
  Document form;
  former.value(root, document, &form);
  return form;
}

Document from_schema_form(Document form, const Schema& schema) {
  Restorer(schema).value(root_field(schema), form);
  return form;
}

}  // namespace cwb
