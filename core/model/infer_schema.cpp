// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/infer_schema.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "model/message_names.h"
#include "model/pointer.h"
#include "model/type_tree.h"

namespace cwb {
namespace {

constexpr std::size_t most_keys_of_one_message = 64;
constexpr std::size_t most_keys_of_sparse_messages = 8;
constexpr std::size_t most_messages = 20'000;

/// True for a key that no field would have.
bool looks_like_data(std::string_view key) {
  constexpr std::string_view others = "_-.$@:";
  if (key.empty() || (key[0] >= '0' && key[0] <= '9')) return true;
  return std::ranges::any_of(key, [others](char c) {
    const bool plain = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    const bool ascii = static_cast<unsigned char>(c) < 0x80;
    return ascii && !plain && others.find(c) == std::string_view::npos;
  });
}

bool is_map(const TypeNode& node) {
  if (node.wanted_map || node.wide) return true;
  if (node.wanted_message || node.children.empty()) return false;
  const std::size_t keys = node.children.size();
  const bool sparse = node.members * 2 < keys * node.maps;
  const std::size_t most = node.maps == 1 ? most_keys_of_one_message : most_keys_of_sparse_messages;
  if (node.maps > 1 && !sparse) return false;
  const bool like_data = keys > most || std::ranges::any_of(node.children, [](const auto& child) {
                           return looks_like_data(child.key);
                         });
  return like_data && node.all_values().uniform();
}

/// How a field holds the values of a place.
struct Held {
  Cardinality cardinality = Cardinality::single;
  FieldType type = FieldType::string;
  std::size_t message = 0;
};

class Inference {
 public:
  explicit Inference(std::string name) : name_(std::move(name)) {}

  tl::expected<Schema, Refusal> schema(const TypeNode& root) {
    if (root.kinds.size() == 1 && root.find(ValueKind::null)) {
      return tl::unexpected(Refusal{"at the root: no schema can hold a document that is null"});
    }
    // The root's name is taken first.
    schema_.messages.emplace_back();
    schema_.messages[0].name = names_.add(name_, "");
    root_is_free_ = true;
    const auto held = hold(root, name_, "");
    if (!held) return tl::unexpected(std::move(*refusal_));
    if (held->cardinality == Cardinality::single && held->type == FieldType::message) {
      return std::move(schema_);
    }
    schema_.messages[0].fields = {field_of(*held)};
    schema_.root_is_wrapped = true;
    return std::move(schema_);
  }

  std::vector<std::string> notes;

 private:
  std::nullopt_t refuse(const std::string& pointer, const std::string& why) {
    refusal_ = Refusal{fmt::format("at {}: {}", shown_pointer(pointer), why)};
    return std::nullopt;
  }

  /// What names the items of the list or map of this key: the root's have no key of their own.
  std::string element_key(std::string_view key) const {
    return key == name_ ? name_ + " item" : std::string(key);
  }

  /// The one field of a message that stands for a list, a map or a root that is a leaf.
  static Field field_of(const Held& held) {
    Field field;
    field.tag = 1;
    field.name = held.cardinality == Cardinality::repeated ? "items"
                 : held.cardinality == Cardinality::map    ? "entries"
                                                           : "value";
    field.type = held.type;
    field.cardinality = held.cardinality;
    field.message = held.message;
    return field;
  }

  /// The one kind of value at a place, with `real` for integers and doubles. There is one that is
  /// not null.
  std::optional<ValueKind> kind_of(const TypeNode& node) {
    const TypeNode::First* only = nullptr;
    for (const TypeNode::First& first : node.kinds) {
      if (first.kind == ValueKind::null) continue;
      const auto number = [](ValueKind kind) {
        return kind == ValueKind::integer || kind == ValueKind::real;
      };
      if (only && !(number(only->kind) && number(first.kind))) {
        return refuse(first.pointer,
                      fmt::format("{} stands here, and {} at {}; a field of a schema "
                                  "has one type",
                                  with_article(first.kind), with_article(only->kind),
                                  shown_pointer(only->pointer)));
      }
      if (!only || first.kind == ValueKind::real) only = &first;
    }
    const bool mixed = only->kind == ValueKind::real && node.find(ValueKind::integer);
    if (mixed && node.inexact) {
      return refuse(*node.inexact,
                    fmt::format("a double, as at {}, cannot hold this integer exactly",
                                shown_pointer(only->pointer)));
    }
    if (only->kind == ValueKind::integer && node.large && node.negative) {
      return refuse(*node.large, fmt::format("this integer is beyond int64, and that at {} is "
                                             "negative; no type of integer holds both",
                                             shown_pointer(*node.negative)));
    }
    return only->kind;
  }

  /// Declares what the place needs. `key` names its message, `outer` is the message around it.
  std::optional<Held> hold(const TypeNode& node, std::string_view key, std::string_view outer) {
    const auto kind = kind_of(node);
    if (!kind) return std::nullopt;
    switch (*kind) {
      case ValueKind::null:
        break;
      case ValueKind::boolean:
        return Held{Cardinality::single, FieldType::boolean};
      case ValueKind::integer:
        return Held{Cardinality::single, node.large ? FieldType::uint64 : FieldType::int64};
      case ValueKind::real:
        return Held{Cardinality::single, FieldType::float64};
      case ValueKind::string:
        return Held{Cardinality::single, FieldType::string};
      case ValueKind::bytes:
        return Held{Cardinality::single, FieldType::bytes};
      case ValueKind::list:
        return list(node, key, outer);
      case ValueKind::map:
        return is_map(node) ? map(node, key, outer) : message(node, key, outer);
    }
    return std::nullopt;
  }

  std::optional<Held> list(const TypeNode& node, std::string_view key, std::string_view outer) {
    root_is_free_ = false;
    if (!node.item) {
      notes.push_back(fmt::format("{} has empty lists only; they are taken for lists of strings",
                                  shown_pointer(node.find(ValueKind::list)->pointer)));
      return Held{Cardinality::repeated, FieldType::string};
    }
    if (const auto* null = node.item->find(ValueKind::null)) {
      return refuse(null->pointer, "no schema can hold a null in a list");
    }
    auto held = hold(*node.item, element_key(key), outer);
    if (held) held = as_element(*held, key, outer);
    if (held) held->cardinality = Cardinality::repeated;
    return held;
  }

  std::optional<Held> map(const TypeNode& node, std::string_view key, std::string_view outer) {
    root_is_free_ = false;
    if (node.wanted_map && node.wanted_message) {
      return refuse(node.find(ValueKind::map)->pointer, "is wanted as a map and as a message");
    }
    const TypeNode values = node.all_values();
    if (values.kinds.empty() || (values.kinds.size() == 1 && values.find(ValueKind::null))) {
      notes.push_back(fmt::format("{} is a map without values; they are taken for strings",
                                  shown_pointer(node.find(ValueKind::map)->pointer)));
      return Held{Cardinality::map, FieldType::string};
    }
    auto held = hold(values, element_key(key), outer);
    if (held) held = as_element(*held, key, outer);
    if (held) held->cardinality = Cardinality::map;
    return held;
  }

  /// What an item of a list or a value of a map is: a list or a map there is wrapped.
  std::optional<Held> as_element(const Held& held, std::string_view key, std::string_view outer) {
    if (held.cardinality == Cardinality::single) return held;
    const bool is_list = held.cardinality == Cardinality::repeated;
    const auto made = new_message(std::string(key) + (is_list ? " list" : " map"), outer);
    if (!made) return std::nullopt;
    schema_.messages[*made].fields = {field_of(held)};
    schema_.messages[*made].wraps = true;
    return Held{Cardinality::single, FieldType::message, *made};
  }

  std::optional<Held> message(const TypeNode& node, std::string_view key, std::string_view outer) {
    const auto made = new_message(key, outer);
    if (!made) return std::nullopt;
    // A copy: the messages move while more are made.
    const std::string name = schema_.messages[*made].name;
    std::vector<Field> fields;
    std::uint32_t tag = 0;
    for (const TypeChild& child : node.children) {
      const auto& kinds = child.node.kinds;
      if (kinds.size() == 1 && kinds[0].kind == ValueKind::null) {
        notes.push_back(fmt::format("{} is always null and left out", kinds[0].pointer));
        continue;
      }
      const auto held = hold(child.node, child.key, name);
      if (!held) return std::nullopt;
      fields.push_back(
          {++tag, std::string(child.key), held->type, held->cardinality, held->message});
    }
    schema_.messages[*made].fields = std::move(fields);
    return Held{Cardinality::single, FieldType::message, *made};
  }

  std::optional<std::size_t> new_message(std::string_view key, std::string_view outer) {
    if (std::exchange(root_is_free_, false)) return 0;
    if (schema_.messages.size() == most_messages) {
      return refuse("", fmt::format("a schema would need more than {} message types; no two maps "
                                    "here are alike",
                                    most_messages));
    }
    schema_.messages.emplace_back();
    schema_.messages.back().name = names_.add(key, outer);
    return schema_.messages.size() - 1;
  }

  std::string name_;
  Schema schema_;
  MessageNames names_;
  bool root_is_free_ = false;  ///< the next message is the root's own
  std::optional<Refusal> refusal_;
};

bool is_index(std::string_view token) {
  return token == "-" || token == "*" || (!token.empty() && std::ranges::all_of(token, [](char c) {
           return c >= '0' && c <= '9';
         }));
}

/// One step of a wish's pointer.
std::vector<TypeNode*> step(TypeNode& node, std::string_view token) {
  if (node.item && is_index(token)) return {node.item.get()};
  if (node.wide) return {node.wide.get()};
  if (TypeChild* child = node.child(token)) return {&child->node};
  std::vector<TypeNode*> all;
  if (token == "*") {
    for (TypeChild& child : node.children) all.push_back(&child.node);
  }
  return all;
}

/// The maps that the pointer names, at least one; or why there are none.
tl::expected<std::vector<TypeNode*>, std::string> find_maps(TypeNode& root,
                                                            const std::string& pointer) {
  const auto tokens = pointer_tokens(pointer);
  if (!tokens) {
    return tl::unexpected(fmt::format(
        "found \"{}\"; a JSON pointer is needed, such as /labels or /items/0/labels", pointer));
  }
  std::vector<TypeNode*> nodes{&root};
  std::string passed;
  for (const std::string& token : *tokens) {
    std::vector<TypeNode*> next;
    for (TypeNode* node : nodes) {
      for (TypeNode* inner : step(*node, token)) next.push_back(inner);
    }
    if (next.empty()) {
      return tl::unexpected(fmt::format("found \"{}\"; the document has no {} at {}", pointer,
                                        pointer_token(token), shown_pointer(passed)));
    }
    passed += '/' + pointer_token(token);
    nodes = std::move(next);
  }
  std::erase_if(nodes, [](const TypeNode* node) { return !node->find(ValueKind::map); });
  if (!nodes.empty()) return nodes;
  return tl::unexpected(fmt::format("found \"{}\"; there is no map at this place", pointer));
}

std::optional<std::string> wish_message(TypeNode& node) {
  if (node.wide) {
    return fmt::format("this map has more than {} keys, which is too many for a message",
                       most_message_fields);
  }
  if (node.wanted_map) return "it stands among the maps, too";
  node.wanted_message = true;
  return std::nullopt;
}

Problems apply(const SchemaWishes& wishes, TypeNode& root) {
  Problems problems;
  for (std::size_t i = 0; i < wishes.maps.size(); ++i) {
    const auto nodes = find_maps(root, wishes.maps[i]);
    if (!nodes) {
      problems.push_back({fmt::format("/maps/{}", i), nodes.error()});
      continue;
    }
    for (TypeNode* node : *nodes) node->wanted_map = true;
  }
  for (std::size_t i = 0; i < wishes.messages.size(); ++i) {
    const std::string place = fmt::format("/messages/{}", i);
    const auto nodes = find_maps(root, wishes.messages[i]);
    if (!nodes) {
      problems.push_back({place, nodes.error()});
      continue;
    }
    std::optional<std::string> why;
    for (TypeNode* node : *nodes) {
      if (!why) why = wish_message(*node);
    }
    if (why) problems.push_back({place, fmt::format("found \"{}\"; {}", wishes.messages[i], *why)});
  }
  return problems;
}

}  // namespace

tl::expected<InferredSchema, Problems> infer_schema(const Document& document,
                                                    const SchemaWishes& wishes,
                                                    const std::string& name) {
  auto tree = type_tree(document);
  if (!tree) {
    return InferredSchema{
        tl::unexpected(Refusal{fmt::format("the document has more than {} different places, where "
                                           "all items of a list count as one; give it a schema",
                                           most_places)}),
        {}};
  }
  Problems problems = apply(wishes, *tree);
  if (!problems.empty()) return tl::unexpected(std::move(problems));
  Inference inference(name);
  auto schema = inference.schema(*tree);
  return InferredSchema{std::move(schema), std::move(inference.notes)};
}

}  // namespace cwb
