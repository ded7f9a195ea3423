// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>

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
  std::optional<ListCheck> check;
  std::size_t json_bytes = 0;  ///< of the compact JSON text: the divisor of every MB/s
};

/// A payload of the same schema and shape, in which every leaf has another value (and is valid
/// UTF-8 and inside its field's range still). The verify gate sends it through a subject to catch
/// one that returns what it was given before.
Payload altered(const Payload& payload);

}  // namespace cwb
