// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "codecs/leaf_sum.h"
#include "codecs/protobuf_table/plan.h"
#include "codecs/protobuf_table/wire.h"
#include "model/document.h"
#include "model/payload.h"

namespace cwb::protobuf_table {

/// One value of a decoded message.
struct LazyValue {
  enum class Kind : std::uint8_t {
    number,    ///< its bits, as 64-bit integer or double
    blob,      ///< a string or bytes: a part of the input
    pending,   ///< a message that nobody read yet: a part of the input
    expanded,  ///< a message that was read: its values are `count` from `first` on
    dead,      ///< replaced by a later one, or a part of a message that came in several
  };

  const PlanField* field = nullptr;
  std::uint64_t bits = 0;
  std::uint32_t first = 0;      ///< of a part of the input: its offset
  std::uint32_t count = 0;      ///< of a part of the input: its bytes
  std::uint32_t earlier = 0;    ///< of a message that came in several: the part before, from 1
  std::uint32_t key_first = 0;  ///< of a map's entry: its key's offset
  std::uint32_t key_count = 0;
  Kind kind = Kind::number;
};

/// A message whose nested messages are kept as parts of the input till they are first read, and
/// then expanded once. The input must outlive it: strings point into it, too.
///
/// What is wrong inside a nested message shows when it is read. An entry of a map that another one
/// with the same key replaces is never read, and so never found wrong.
class LazyDocument {
 public:
  /// Takes the root message's own fields. Nothing where it worked, else what is wrong and where.
  std::optional<WireError> open(const Plan& plan, std::span<const std::byte> bytes);

  /// Visits every leaf, for which it expands every message; what is wrong, if something is.
  std::optional<WireError> read(LeafSum& sum) const;

  /// The same as a document, which is what decode() makes of the input.
  tl::expected<Document, WireError> document() const;

  /// True where the list that is asked for is there, as ListCheck says. Expands its first message.
  bool matches(const ListCheck& check) const;

  /// How many messages, the root left out, were expanded so far.
  std::size_t expanded() const { return expanded_; }

 private:
  friend class LazyReader;

  const Plan* plan_ = nullptr;
  std::span<const std::byte> bytes_;
  // What reading adds: it changes nothing that a reader sees.
  mutable std::vector<LazyValue> values_;
  mutable std::size_t expanded_ = 0;
  std::size_t root_count_ = 0;  ///< the root's values come first
};

}  // namespace cwb::protobuf_table
