// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "model/document.h"
#include "model/pointer.h"

// What stands at each place of a document, where all items of a list count as one place: the
// records of a list, merged.
namespace cwb {

enum class ValueKind : std::uint8_t { null, boolean, integer, real, string, bytes, list, map };

/// "a null", "an integer", as a sentence names it.
std::string_view with_article(ValueKind kind);

/// So many different keys a message may have. An object with more is only ever a map, so that its
/// values are merged while the document is walked, and the tree stays small. It is far below the
/// first tag that protobuf keeps for itself, 19000, and the last that sproto has.
inline constexpr std::size_t most_message_fields = 1000;

/// So many places a document may have that a schema is made of.
inline constexpr std::size_t most_places = 200'000;

struct TypeChild;

/// All values of one place, merged.
struct TypeNode {
  struct First {
    ValueKind kind;
    std::string pointer;
  };

  /// Each kind that was met, with where it was first. At most eight.
  std::vector<First> kinds;
  std::optional<std::string> negative;  ///< where an integer below 0 was first
  std::optional<std::string> large;     ///< one beyond int64
  std::optional<std::string> inexact;   ///< one that a double would round
  std::unique_ptr<TypeNode> item;       ///< of all lists here; null where they are empty

  std::vector<TypeChild> children;  ///< of all maps here, in the order in which keys were met
  std::size_t maps = 0;             ///< that are not empty
  std::size_t members = 0;          ///< of all of them
  std::unique_ptr<TypeNode> wide;   ///< all values, where the keys are too many for a message

  /// What the user wants of the maps here.
  bool wanted_map = false;
  bool wanted_message = false;

  const First* find(ValueKind kind) const;
  TypeChild* child(std::string_view key, std::size_t expected = 0);

  /// True where all values but nulls are of one type, down to the leaves; integers and doubles
  /// count as one.
  bool uniform() const;

  /// Takes the other's values, too.
  void merge(const TypeNode& other);

  /// The values of all members, as one place.
  TypeNode all_values() const;

 private:
  friend class TypeWalk;
  void met(ValueKind kind, const PointerStep& place);
  TypeChild& make_child(std::string_view key);
  void index_children();

  std::unordered_map<std::string_view, std::size_t> by_key_;  ///< where there are many
};

struct TypeChild {
  std::string_view key;  ///< in the document, which must outlive the tree
  TypeNode node;
};

/// Walks the document. Nothing where it has more than most_places places.
std::optional<TypeNode> type_tree(const Document& document);

}  // namespace cwb
