// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "base/problem.h"
#include "model/schema.h"

namespace cwb {

/// sproto counts tags from 0 where protobuf, and so Field::tag, counts from 1: sproto's tag is one
/// less. These two functions are the only place that knows.
constexpr std::uint32_t sproto_tag(const Field& field) { return field.tag - 1; }
constexpr std::uint32_t tag_of_sproto(std::uint32_t tag) { return tag + 1; }

/// One skip word of a message then reaches any tag.
inline constexpr std::uint32_t sproto_largest_tag = 32767;

/// The n of integer(n). 10^n then fits 32 bits.
inline constexpr std::uint32_t sproto_most_decimals = 9;

/// Reads the text of a .sproto file and gives the schema of the message named `root`, nested ones
/// by their full name (`Person.PhoneNumber`). Without a name, it is the type that no other type
/// refers to, if there is just one. The schema holds `root` and the types that it needs, in the
/// order of the text.
///
///   .Type { name tag : type }    types may be nested, and used before they stand in the text
///   # comment                    to the end of the line
///   integer boolean string double binary    become int64, boolean, string, float64, bytes
///   integer(n)                   float64 kept to n decimals, n from 1 to 9
///   *type                        a list
///   *Type(key)                   a list: the key is how a Lua table would index it, and is checked
///                                to be a field of Type, but the bytes are those of *Type
///   *Type()                      a map, if Type has just `key 0 : string` and `value 1 : T`, of
///   any
///                                names; T is not a list
///   name tag { request ... response ... }   a protocol: its parts are messages, named name.request
///                                and name.response where they are written in place
///
/// The problem's place is `line L, column C`. The first problem ends the reading.
tl::expected<Schema, Problem> read_sproto_schema(std::string_view text, std::string_view root = {});

/// The schema as .sproto text, which reads back to a schema of the same bytes. What sproto does not
/// tell apart is lost: int32, int64 and uint64 are `integer`, a nested type `A.B` becomes `A_B`.
/// Refuses names that the language cannot write: a letter or _, then letters, digits and _.
tl::expected<std::string, Refusal> write_sproto_schema(const Schema& schema);

}  // namespace cwb
