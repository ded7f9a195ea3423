// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include <tl/expected.hpp>

#include "base/problem.h"
#include "model/document.h"
#include "model/schema.h"

namespace cwb {

/// What a write-up checks of a decoded list, inside its timed `load`: the list under `list` is
/// present, has `count` items, and the first item's `key` is `value`.
struct ListCheck {
  std::string list;
  std::size_t count = 0;
  std::string key;
  std::string value;

  friend bool operator==(const ListCheck&, const ListCheck&) = default;
};

/// A document with its schema, if it has one. A plain value.
struct Payload {
  std::string id;  ///< as it stands in exports: `cookie`, `string-array(count=1000)`, a file's name
  std::string shape;  ///< the built-in shape whose struct fits the document; empty for a file
  Document document;
  std::optional<Schema> schema;
  std::string no_schema;  ///< why no schema can hold a file's document; empty where none was tried
  std::optional<ListCheck> check;
  std::size_t json_bytes = 0;  ///< of the compact JSON text: the divisor of every MB/s

  /// What codecs that need a schema get in place of this payload: its document in the form of the
  /// schema (model/schema_form.h). Null where the document is so already.
  std::shared_ptr<const Payload> schema_form;
};

/// Gives the payload of a file its schema, or the reason why it has none, and its document's form
/// where that is another.
void set_schema(Payload& payload, tl::expected<Schema, Refusal> schema);

/// A payload of the same schema and shape, in which every leaf has another value (and is valid
/// UTF-8 and inside its field's range still). The verify gate sends it through a subject to catch
/// one that returns what it was given before.
Payload altered(const Payload& payload);

}  // namespace cwb
