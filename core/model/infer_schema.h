// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "base/problem.h"
#include "model/document.h"
#include "model/schema.h"

namespace cwb {

/// Which maps of a document are read as what, where the rule would decide otherwise: JSON pointers.
/// Any index of a list stands for all of its items, as do - and *; in a map that is one, any key,
/// and *, for all of its values.
struct SchemaWishes {
  std::vector<std::string> maps{};      ///< maps from any key to values of one type
  std::vector<std::string> messages{};  ///< messages with a field for each key

  bool empty() const { return maps.empty() && messages.empty(); }

  friend bool operator==(const SchemaWishes&, const SchemaWishes&) = default;
};

struct InferredSchema {
  tl::expected<Schema, Refusal> schema;  ///< or why no schema can hold the document
  std::vector<std::string> notes;        ///< sentences: what was left out or taken for something
};

/// The schema that a user would write for the document, by rule:
///
/// - A map is a message, with a field for each key that was met; the items of a list are merged
///   first. Fields have tags from 1 in the order in which their keys were met. All are optional.
/// - A map is a map, and no message, if all its values are of one type and its keys look like data:
///   it stands once, and has more than 64 keys or one that no field would have (is empty, begins
///   with a digit, has an ASCII character other than a letter, a digit and _ - . $ @ :); or it
///   stands several times, each time with less than half of all keys on average, which are more
///   than 8 or have such a one. More than 1000 keys are always a map.
/// - Integers are int64, or uint64 where one is beyond int64 and none is negative; where a place
///   has integers and doubles, float64.
/// - A field that is always null is left out; one whose lists are all empty is a list of strings.
/// - A list or map that is an item of a list or a value of a map is wrapped: a message with one
///   field, `items` or `entries`, stands for it. So is a root that is no message.
///
/// `name` is the root message's; others are named by their key. The problems are wishes that name
/// no map, at /maps/N or /messages/N.
tl::expected<InferredSchema, Problems> infer_schema(const Document& document,
                                                    const SchemaWishes& wishes = {},
                                                    const std::string& name = "Document");

}  // namespace cwb
