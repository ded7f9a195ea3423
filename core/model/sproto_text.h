// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "base/problem.h"

// What stands in a .sproto file, before names are resolved.
namespace cwb::sproto_text {

/// What stands in parentheses behind a type.
enum class Suffix : std::uint8_t { none, number, key, empty };

struct FieldText {
  std::string_view name;
  std::uint32_t tag = 0;  ///< sproto's
  bool is_list = false;
  std::string_view type;
  Suffix suffix = Suffix::none;
  std::uint32_t number = 0;     ///< of integer(n)
  std::string_view key;         ///< of *Type(key)
  std::size_t offset = 0;       ///< of the name
  std::size_t type_offset = 0;  ///< of the type
};

struct TypeText {
  std::string name;  ///< full: `Person.PhoneNumber`
  std::vector<FieldText> fields;
  std::size_t offset = 0;  ///< of the name
};

/// A type that a protocol names.
struct UseText {
  std::string_view type;
  std::size_t offset = 0;
};

struct FileText {
  std::vector<TypeText> types;
  std::vector<UseText> uses;
};

/// A letter or _, then letters, digits and _; with dots between where `dots`.
bool is_name(std::string_view text, bool dots);

/// "string", "integer", "boolean", "double", "binary"
bool is_builtin_type(std::string_view name);

/// The views point into the text.
tl::expected<FileText, Problem> parse(std::string_view text);

}  // namespace cwb::sproto_text
