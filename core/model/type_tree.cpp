// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/type_tree.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cwb {
namespace {

/// Up to here, looking at one key after the other is quicker than an index.
constexpr std::size_t few_children = 8;

/// 2^53: every integer up to here is a double.
constexpr std::int64_t exact_in_double = 9'007'199'254'740'992;

bool is_exact(std::int64_t integer) {
  if (integer >= -exact_in_double && integer <= exact_in_double) return true;
  // A double near 2^63 may round beyond what an int64 holds.
  const auto number = static_cast<double>(integer);
  return number < 0x1p63 && static_cast<std::int64_t>(number) == integer;
}

bool is_exact(std::uint64_t integer) {
  const auto number = static_cast<double>(integer);
  return number < 0x1p64 && static_cast<std::uint64_t>(number) == integer;
}

bool is_number(ValueKind kind) { return kind == ValueKind::integer || kind == ValueKind::real; }

void keep_first(std::optional<std::string>& place, const std::optional<std::string>& other) {
  if (!place) place = other;
}

}  // namespace

std::string_view with_article(ValueKind kind) {
  static constexpr std::array<std::string_view, 8> words{
      "a null", "a boolean", "an integer", "a double", "a string", "bytes", "a list", "a map"};
  return words[static_cast<std::size_t>(kind)];
}

const TypeNode::First* TypeNode::find(ValueKind kind) const {
  const auto found = std::ranges::find(kinds, kind, &First::kind);
  return found == kinds.end() ? nullptr : &*found;
}

void TypeNode::met(ValueKind kind, const PointerStep& place) {
  if (!find(kind)) kinds.push_back({kind, place.pointer()});
}

void TypeNode::index_children() {
  if (children.size() <= few_children) return;
  for (std::size_t i = by_key_.size(); i < children.size(); ++i) {
    by_key_.emplace(children[i].key, i);
  }
}

TypeChild* TypeNode::child(std::string_view key, std::size_t expected) {
  if (expected < children.size() && children[expected].key == key) return &children[expected];
  if (children.size() > few_children) {
    const auto found = by_key_.find(key);
    return found == by_key_.end() ? nullptr : &children[found->second];
  }
  const auto found = std::ranges::find(children, key, &TypeChild::key);
  return found == children.end() ? nullptr : &*found;
}

TypeChild& TypeNode::make_child(std::string_view key) {
  children.push_back({key, {}});
  index_children();
  return children.back();
}

bool TypeNode::uniform() const {
  std::optional<ValueKind> only;
  for (const First& first : kinds) {
    if (first.kind == ValueKind::null) continue;
    if (only && *only != first.kind && !(is_number(*only) && is_number(first.kind))) return false;
    only = first.kind;
  }
  if (item && !item->uniform()) return false;
  if (wide && !wide->uniform()) return false;
  return std::ranges::all_of(children, [](const TypeChild& child) { return child.node.uniform(); });
}

void TypeNode::merge(const TypeNode& other) {
  for (const First& first : other.kinds) {
    if (!find(first.kind)) kinds.push_back(first);
  }
  keep_first(negative, other.negative);
  keep_first(large, other.large);
  keep_first(inexact, other.inexact);
  maps += other.maps;
  members += other.members;
  wanted_map |= other.wanted_map;
  wanted_message |= other.wanted_message;
  if (other.item) {
    if (!item) item = std::make_unique<TypeNode>();
    item->merge(*other.item);
  }
  if (other.wide && !wide) wide = std::make_unique<TypeNode>(all_values());
  if (wide) {
    wide->merge(other.all_values());
    children.clear();
    by_key_.clear();
    return;
  }
  std::size_t expected = 0;
  for (const TypeChild& theirs : other.children) {
    TypeChild* ours = child(theirs.key, expected);
    if (!ours) ours = &make_child(theirs.key);
    ours->node.merge(theirs.node);
    expected = static_cast<std::size_t>(ours - children.data()) + 1;
  }
  if (children.size() > most_message_fields) {
    wide = std::make_unique<TypeNode>(all_values());
    children.clear();
    by_key_.clear();
  }
}

TypeNode TypeNode::all_values() const {
  TypeNode all;
  if (wide) all.merge(*wide);
  for (const TypeChild& each : children) all.merge(each.node);
  return all;
}

class TypeWalk {
 public:
  void add(const Document& document, const PointerStep& place, TypeNode& node) {
    if (too_many_) return;
    if (document.is_null()) {
      node.met(ValueKind::null, place);
    } else if (document.get_if<bool>()) {
      node.met(ValueKind::boolean, place);
    } else if (const auto* integer = document.get_if<std::int64_t>()) {
      node.met(ValueKind::integer, place);
      if (*integer < 0 && !node.negative) node.negative = place.pointer();
      if (!is_exact(*integer) && !node.inexact) node.inexact = place.pointer();
    } else if (const auto* large = document.get_if<std::uint64_t>()) {
      node.met(ValueKind::integer, place);
      if (!node.large) node.large = place.pointer();
      if (!is_exact(*large) && !node.inexact) node.inexact = place.pointer();
    } else if (document.get_if<double>()) {
      node.met(ValueKind::real, place);
    } else if (document.get_if<std::string>()) {
      node.met(ValueKind::string, place);
    } else if (document.get_if<Bytes>()) {
      node.met(ValueKind::bytes, place);
    } else if (const auto* list = document.get_if<List>()) {
      node.met(ValueKind::list, place);
      add_list(*list, place, node);
    } else if (const auto* map = document.get_if<Map>()) {
      node.met(ValueKind::map, place);
      add_map(*map, place, node);
    }
  }

  bool too_many() const { return too_many_; }

 private:
  void add_list(const List& list, const PointerStep& place, TypeNode& node) {
    if (list.empty()) return;
    if (!node.item) {
      node.item = std::make_unique<TypeNode>();
      count();
    }
    for (std::size_t i = 0; i < list.size(); ++i) add(list[i], {&place, {}, i, true}, *node.item);
  }

  void add_map(const Map& map, const PointerStep& place, TypeNode& node) {
    if (map.members.empty()) return;
    ++node.maps;
    node.members += map.members.size();
    std::size_t expected = 0;
    for (const Member& member : map.members) {
      const PointerStep inner{&place, member.key};
      if (node.wide) {
        add(member.value, inner, *node.wide);
        continue;
      }
      TypeChild* child = node.child(member.key, expected);
      if (!child) {
        if (node.children.size() == most_message_fields) {
          widen(node);
          add(member.value, inner, *node.wide);
          continue;
        }
        child = &node.make_child(member.key);
        count();
      }
      expected = static_cast<std::size_t>(child - node.children.data()) + 1;
      add(member.value, inner, child->node);
    }
  }

  static void widen(TypeNode& node) {
    node.wide = std::make_unique<TypeNode>(node.all_values());
    node.children.clear();
    node.by_key_.clear();
  }

  void count() { too_many_ |= ++places_ > most_places; }

  std::size_t places_ = 0;
  bool too_many_ = false;
};

std::optional<TypeNode> type_tree(const Document& document) {
  TypeNode root;
  TypeWalk walk;
  walk.add(document, {}, root);
  if (walk.too_many()) return std::nullopt;
  return root;
}

}  // namespace cwb
