// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include <google/protobuf/message.h>
#include <tl/expected.hpp>

#include "codecs/leaf_sum.h"
#include "codecs/protobuf/runtime_types.h"
#include "model/payload.h"

namespace cwb::protobuf {

/// DynamicMessage of types made from the payload's schema: built, read and checked by reflection.
class DynamicAdapter {
 public:
  using Source = Document;
  using Native = std::unique_ptr<google::protobuf::Message>;
  using Output = std::string;
  static constexpr bool reuses_destination = false;

  explicit DynamicAdapter(std::unique_ptr<RuntimeTypes> types) : types_(std::move(types)) {}

  tl::expected<Source, Refusal> source(const Payload& payload);
  Native fresh() const { return Native(types_->root().prototype->New()); }
  void build(const Source& document, Native& message) const;
  void encode(const Native& message, Output& out) const;
  bool decode(std::span<const std::byte> bytes, Native& message) const;
  void read(const Native& message, LeafSum& sum) const;
  bool check(const Native& message, const ListCheck& check) const;
  Document document(const Native& message) const;

 private:
  /// The fields that a payload's check names.
  struct CheckedFields {
    const FieldPlan* list;
    const FieldPlan* key;  ///< of the list's items
  };

  std::optional<Refusal> resolve(const ListCheck& check);

  std::unique_ptr<RuntimeTypes> types_;
  std::optional<CheckedFields> checked_;
};

}  // namespace cwb::protobuf
