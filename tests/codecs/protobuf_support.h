// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <initializer_list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "codecs/leaf_sum.h"
#include "codecs/registry.h"
#include "model/difference.h"
#include "model/json_writer.h"
#include "model/payload.h"
#include "shapes/shape.h"

namespace cwb::protobuf_test {

inline constexpr std::uint64_t seed = 1;

/// A build without the library has none of its codecs; then there is nothing to test.
class ProtobufTest : public testing::Test {
 protected:
  void SetUp() override {
    if (!find_codec("protobuf/dynamic")) GTEST_SKIP() << "this build has no protobuf";
  }
};

inline Payload payload_of(std::string_view shape, const ShapeParameters& parameters = {}) {
  return find_shape(shape)->make(parameters, seed);
}

inline Payload payload_of(Document document, Schema schema) {
  Payload payload;
  payload.id = "hand-made";
  payload.json_bytes = to_json(document).size();
  payload.document = std::move(document);
  payload.schema = std::move(schema);
  return payload;
}

/// Fails the test and gives nullptr where the codec refuses.
inline std::unique_ptr<Subject> prepare(std::string_view codec, const Payload& payload) {
  auto subject = find_codec(codec)->prepare(payload);
  if (!subject) {
    ADD_FAILURE() << codec << " refuses " << payload.id << ": " << subject.error().reason;
    return nullptr;
  }
  return std::move(*subject);
}

/// Why the codec refuses the payload; empty, and a failure, where it does not.
inline std::string refusal(std::string_view codec, const Payload& payload) {
  auto subject = find_codec(codec)->prepare(payload);
  if (subject) {
    ADD_FAILURE() << codec << " takes " << to_json(payload.document);
    return {};
  }
  return subject.error().reason;
}

inline std::string hex(std::span<const std::byte> bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const std::byte byte : bytes) {
    text += digits[std::to_integer<unsigned>(byte) >> 4];
    text += digits[std::to_integer<unsigned>(byte) & 0xf];
  }
  return text;
}

inline std::vector<std::byte> bytes_of(std::initializer_list<int> values) {
  std::vector<std::byte> bytes;
  for (const int value : values) bytes.push_back(static_cast<std::byte>(value));
  return bytes;
}

inline std::vector<std::byte> encoded(Subject& subject) {
  const auto bytes = subject.encoded();
  return {bytes.begin(), bytes.end()};
}

/// What the codec makes of these bytes; nothing where it refuses them.
inline std::optional<Document> decode(Subject& subject, std::span<const std::byte> bytes) {
  subject.set_input(bytes);
  auto document = subject.decoded();
  if (!document) return std::nullopt;
  return std::move(*document);
}

/// How the document differs from the expected one; empty where it does not.
inline std::string difference(const Document& expected, const Document& actual) {
  return compare(expected, actual, {}).difference.value_or("");
}

/// A schema of one message, Root.
inline Schema schema_with(std::vector<Field> fields) { return {{{"Root", std::move(fields)}}}; }

}  // namespace cwb::protobuf_test
