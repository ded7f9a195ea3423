// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>

#include <fmt/format.h>
#include <tl/expected.hpp>

#include "codecs/leaf_sum.h"
#include "codecs/proto3_fit.h"
#include "codecs/protobuf/generated_document.h"
#include "codecs/protobuf/shape_message.h"
#include "codecs/protobuf/wire.h"
#include "model/payload.h"
#include "shapes/convert.h"
#include "shapes/missing_member.h"

namespace cwb::protobuf {

enum class Destination {
  fresh,   ///< a new message for each build and each decode
  reused,  ///< one message, emptied and filled again
};

/// The class that protoc generated for a shape, as the library's tutorial uses it.
template <class Struct, Destination destination>
struct GeneratedAdapter {
  using Shape = ShapeMessage<Struct>;
  using Source = Struct;
  using Native = typename Shape::Message;
  using Output = std::string;
  static constexpr bool reuses_destination = destination == Destination::reused;

  tl::expected<Source, Refusal> source(const Payload& payload) const {
    if (auto refusal = proto3_misfit(payload.document, schema_of<Struct>())) {
      return tl::unexpected(std::move(*refusal));
    }
    if (const auto missing = missing_member<Struct>(payload.document)) {
      return tl::unexpected(Refusal{fmt::format(
          "at {}: the document lacks this key, and the shape's struct has it; add it", *missing)});
    }
    std::optional<Struct> value = from_document<Struct>(payload.document);
    if (!value) {
      return tl::unexpected(
          Refusal{fmt::format("the document is not one of the shape {}", Describe<Struct>::shape)});
    }
    return std::move(*value);
  }

  Native fresh() const { return Native(); }

  void build(const Source& value, Native& message) const {
    if constexpr (reuses_destination) message.Clear();
    Shape::build(value, message);
  }

  void encode(const Native& message, Output& out) const { to_bytes(message, out); }

  /// ParseFromArray empties the message before it fills it.
  bool decode(std::span<const std::byte> bytes, Native& message) const {
    return from_bytes(bytes, message);
  }

  void read(const Native& message, LeafSum& sum) const { Shape::read(message, sum); }

  bool check(const Native& message, const ListCheck& check) const {
    if constexpr (requires { Shape::check(message, check); }) {
      return Shape::check(message, check);
    } else {
      return false;
    }
  }

  Document document(const Native& message) const {
    return generated_document(message, Describe<Struct>::root_is_wrapped);
  }
};

}  // namespace cwb::protobuf
