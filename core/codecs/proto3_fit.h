// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "base/problem.h"
#include "model/document.h"
#include "model/schema.h"

namespace cwb {

/// The tags that protobuf allows, but for those that it keeps for itself.
inline constexpr std::uint32_t proto3_largest_tag = 536'870'911;
inline constexpr std::uint32_t proto3_first_reserved_tag = 19'000;
inline constexpr std::uint32_t proto3_last_reserved_tag = 19'999;

/// Messages inside the root, one in the other, that protobuf's parsers take if not told otherwise.
/// An entry of a map is one.
inline constexpr int proto3_recursion_limit = 100;

/// Why protobuf does not take the schema's tags: one outside its range, or one that does not come
/// after the one before it. Nothing where it does.
std::optional<Refusal> proto3_misfit(const Schema& schema);

/// Why proto3 messages of this schema cannot hold the document and give it back, with the JSON
/// pointer of the first place; nothing where they can. Types are taken strictly: an integer is not
/// a float64. A key that the document lacks is a field that stays unset. The schema's indices must
/// be in range.
std::optional<Refusal> proto3_misfit(const Document& document, const Schema& schema);

}  // namespace cwb
