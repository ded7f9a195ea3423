// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cwb {

struct Document;
struct Member;

using Bytes = std::vector<std::byte>;
using List = std::vector<Document>;

/// An ordered map: members keep the order in which they were added. Adding does not look for a
/// member of the same key; readers of untrusted input must.
class Map {
 public:
  // Out of line: Member is not complete yet here.
  Map();
  Map(std::initializer_list<Member> members);
  Map(const Map&);
  Map(Map&&) noexcept;
  Map& operator=(const Map&);
  Map& operator=(Map&&) noexcept;
  ~Map();

  std::vector<Member> members;

  /// The first member with this key, or nullptr. Linear: for maps of many keys build an index.
  const Document* find(std::string_view key) const;

  /// Members in order, compared one by one.
  friend bool operator==(const Map& a, const Map& b);
};

/// A value tree: null, boolean, integer, double, string (UTF-8), bytes, list or ordered map.
/// Integers from the smallest int64 to the largest int64 are held as int64_t; uint64_t holds only
/// what lies above. `number` keeps that rule.
struct Document {
  using Value = std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::string,
                             Bytes, List, Map>;
  Value value;

  static Document number(std::uint64_t integer);

  template <class T>
  const T* get_if() const {
    return std::get_if<T>(&value);
  }
  template <class T>
  T* get_if() {
    return std::get_if<T>(&value);
  }
  bool is_null() const { return std::holds_alternative<std::monostate>(value); }

  /// Equal by value and type; a map also by the order of its members, NaN to NaN.
  friend bool operator==(const Document& a, const Document& b);
};

struct Member {
  std::string key;
  Document value;

  friend bool operator==(const Member&, const Member&) = default;
};

/// The word that the user reads for the value's type: "null", "boolean", "integer", "double",
/// "string", "bytes", "list", "map".
std::string_view type_name(const Document& document);

/// The deepest nesting of lists and maps; 0 for a leaf.
std::size_t depth(const Document& document);

}  // namespace cwb
