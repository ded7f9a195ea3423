// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "codecs/protobuf_table/lazy.h"
#include "codecs/protobuf_table/reader.h"

namespace cwb::protobuf_table {

/// Parses one level of a lazy document at a time, and appends its values.
class LazyReader : public Reader {
 public:
  explicit LazyReader(const LazyDocument& document)
      : Reader(*document.plan_, document.bytes_), document_(document), values_(document.values_) {}

  /// Appends the values of the message, whose parts are merged. `depth`: 0 for the root.
  bool parse(const PlanMessage& type, std::span<const Slice> parts, int depth);

  /// Makes sure that a message's values are there. `depth` is the message's.
  bool expand(std::size_t index, int depth);

  std::string_view text(std::size_t first, std::size_t count) const {
    return {reinterpret_cast<const char*>(document_.bytes_.data()) + first, count};
  }

  /// The depth of the message that the value is, where the message around it has `depth`.
  static int depth_inside(const PlanField& field, int depth) {
    return depth + (field.cardinality == Cardinality::map ? 2 : 1);
  }

 private:
  class Frame;

  bool fields(const PlanMessage& type, Slice bytes, int depth, Frame& frame);
  bool value(const PlanField& field, Slice& bytes, LazyValue& made);
  bool packed(const PlanField& field, Slice part);
  bool entry(const PlanField& field, Slice bytes, LazyValue& made);
  void put(const LazyValue& made, LazyValue& earlier);
  void bury_replaced_entries(const PlanField& field, std::size_t from);
  void set_part(Slice part, std::uint32_t& first, std::uint32_t& count) const;

  const LazyDocument& document_;
  std::vector<LazyValue>& values_;
};

}  // namespace cwb::protobuf_table
