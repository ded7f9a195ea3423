// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sproto_vectors.h"

#include <gtest/gtest.h>

#include "codecs/registry.h"
#include "codecs/sproto/check.h"
#include "codecs/sproto/decode.h"
#include "model/difference.h"
#include "shapes/shape.h"

namespace cwb {
namespace {

using namespace sproto_test;

TEST(SprotoVectors, AreAllThere) { EXPECT_EQ(vectors().size(), 11U); }

TEST(SprotoVectors, EncodeToTheReferenceBytes) {
  for (const Vector& vector : vectors()) {
    ASSERT_FALSE(sproto::check(vector.plan, vector.document)) << vector.name;
    EXPECT_EQ(to_hex(encoded(vector.plan, vector.document)), to_hex(vector.raw)) << vector.name;
    EXPECT_EQ(to_hex(packed(vector.raw)), to_hex(vector.packed)) << vector.name;
  }
}

TEST(SprotoVectors, DecodeToTheReferenceDocument) {
  for (const Vector& vector : vectors()) {
    Document document;
    const auto error = sproto::decode(vector.plan, vector.raw, document);
    ASSERT_FALSE(error) << vector.name << ": " << error->message;
    EXPECT_EQ(document, vector.document) << vector.name;
  }
}

TEST(SprotoVectors, UnpackToTheReferenceBytesFilledUpWithZeros) {
  for (const Vector& vector : vectors()) {
    Bytes padded = vector.raw;
    padded.resize((padded.size() + 7) / 8 * 8);
    sproto::ByteBuffer unpacked;
    const auto error = sproto::unpack(vector.packed, unpacked);
    ASSERT_FALSE(error) << vector.name << ": " << error->message;
    EXPECT_EQ(to_hex(unpacked.bytes()), to_hex(padded)) << vector.name;
    Document document;
    EXPECT_FALSE(
        sproto::decode(vector.plan, unpacked.bytes(), document, sproto::Trailing::zero_padding))
        << vector.name;
    EXPECT_EQ(document, vector.document) << vector.name;
  }
}

TEST(SprotoVectors, AddressBookTakes130BytesAnd83Packed) {
  const sproto::Plan plan = plan_of(R"(
    .Person {
      name 0 : string
      id 1 : integer
      email 2 : string
      .PhoneNumber { number 0 : string type 1 : integer }
      phone 3 : *PhoneNumber
    }
    .AddressBook { person 0 : *Person })",
                                    "AddressBook");
  const Document document = document_of(R"({"person":[
    {"name":"Alice","id":10000,
     "phone":[{"number":"123456789","type":1},{"number":"87654321","type":2}]},
    {"name":"Bob","id":20000,"phone":[{"number":"01234567890","type":3}]}]})");
  const Bytes raw = encoded(plan, document);
  EXPECT_EQ(raw.size(), 130U);
  EXPECT_EQ(packed(raw).size(), 83U);
  Document back;
  ASSERT_FALSE(sproto::decode(plan, raw, back));
  EXPECT_EQ(compare(document, back, {}).difference, std::nullopt);
}

std::size_t encoded_size(std::string_view codec, std::string_view shape) {
  const auto subject = find_codec(codec)->prepare(find_shape(shape)->make({}, 1));
  EXPECT_TRUE(subject) << subject.error().reason;
  return subject ? (*subject)->encoded().size() : 0;
}

TEST(SprotoVectors, ShapesTakeThePublishedSizes) {
  EXPECT_EQ(encoded_size("sproto/raw", "cookie"), 272U);
  EXPECT_EQ(encoded_size("sproto/packed", "cookie"), 139U);
  EXPECT_EQ(encoded_size("sproto/raw", "scroll-list"), 10'090U);
  EXPECT_EQ(encoded_size("sproto/packed", "scroll-list"), 9'075U);
}

}  // namespace
}  // namespace cwb
