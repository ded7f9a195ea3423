// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bytes that nobody vouches for: a decoder gives an error or a document that is valid, which means
// that it can be encoded and comes back the same. Worth the most in a build with sanitizers.
#include <gtest/gtest.h>

#include "base/random.h"
#include "codecs/sproto/check.h"
#include "codecs/sproto/decode.h"
#include "sproto_vectors.h"
#include "support/mutate.h"

namespace cwb {
namespace {

using namespace sproto_test;

/// True where the bytes were decoded. A copy of just their size, so that the address sanitizer sees
/// a read behind the end.
bool decodes_to_a_valid_document(const sproto::Plan& plan, const Bytes& bytes, bool packed) {
  const Bytes exact(bytes);
  std::span<const std::byte> message = exact;
  sproto::ByteBuffer unpacked;
  if (packed) {
    if (sproto::unpack(message, unpacked)) return false;
    message = unpacked.bytes();
  }
  Document document;
  const auto trailing = packed ? sproto::Trailing::zero_padding : sproto::Trailing::nothing;
  if (sproto::decode(plan, message, document, trailing)) return false;
  const auto refusal = sproto::check(plan, document);
  EXPECT_FALSE(refusal) << refusal->reason << " in " << to_hex(bytes);
  if (refusal) return true;
  Document back;
  const auto error = sproto::decode(plan, encoded(plan, document), back);
  EXPECT_FALSE(error) << error->message << " in " << to_hex(bytes);
  EXPECT_EQ(back, document) << to_hex(bytes);
  return true;
}

std::vector<Vector> subjects() {
  std::vector<Vector> all = vectors();
  Vector more{"everything", plan_of(everything_schema, "Everything"), everything(), {}, {}};
  more.raw = encoded(more.plan, more.document);
  more.packed = packed(more.raw);
  all.push_back(std::move(more));
  return all;
}

TEST(SprotoMutation, EverythingComesBack) {
  const sproto::Plan plan = plan_of(everything_schema, "Everything");
  ASSERT_EQ(sproto::check(plan, everything()), std::nullopt);
  EXPECT_TRUE(decodes_to_a_valid_document(plan, encoded(plan, everything()), false));
}

TEST(SprotoMutation, EveryPrefixIsRefusedOrAnotherDocument) {
  for (const Vector& vector : subjects()) {
    for (std::size_t size = 0; size < vector.raw.size(); ++size) {
      const Bytes prefix(vector.raw.begin(),
                         vector.raw.begin() + static_cast<std::ptrdiff_t>(size));
      // A raw message says its own length, so that no prefix of it is one.
      EXPECT_FALSE(decodes_to_a_valid_document(vector.plan, prefix, false)) << vector.name << size;
    }
    for (std::size_t size = 0; size < vector.packed.size(); ++size) {
      decodes_to_a_valid_document(
          vector.plan,
          Bytes(vector.packed.begin(), vector.packed.begin() + static_cast<std::ptrdiff_t>(size)),
          true);
    }
  }
}

TEST(SprotoMutation, EveryCorruptionOfOneByteIsRefusedOrAnotherDocument) {
  for (const Vector& vector : subjects()) {
    for (const bool pack : {false, true}) {
      Bytes bytes = pack ? vector.packed : vector.raw;
      for (std::byte& byte : bytes) {
        const std::byte good = byte;
        for (unsigned other = 1; other < 256; ++other) {
          byte = good ^ static_cast<std::byte>(other);
          decodes_to_a_valid_document(vector.plan, bytes, pack);
        }
        byte = good;
      }
    }
  }
}

TEST(SprotoMutation, ManySeededMutationsAreRefusedOrAnotherDocument) {
  const std::uint64_t rounds = testing::mutation_count(4000);
  Random random(20260101);
  std::size_t decoded = 0;
  for (const Vector& vector : subjects()) {
    for (const bool pack : {false, true}) {
      for (std::uint64_t i = 0; i < rounds; ++i) {
        const Bytes bytes = testing::mutated(pack ? vector.packed : vector.raw, random);
        decoded += decodes_to_a_valid_document(vector.plan, bytes, pack);
      }
    }
  }
  // A mutation that is never decoded would test the first check only.
  EXPECT_GT(decoded, 3'000U);
}

}  // namespace
}  // namespace cwb
