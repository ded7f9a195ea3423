// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf_support.h"

namespace cwb::protobuf_test {
namespace {

class ProtobufCorruption : public ProtobufTest {};

/// Decodes, reads and converts; what the sanitizers watch. True where the bytes were taken.
bool survives(Subject& subject, std::span<const std::byte> bytes) {
  const bool taken = decode(subject, bytes).has_value();
  if (taken) subject.leaf_sum();
  return taken;
}

TEST_F(ProtobufCorruption, OfOneByteInAMapGivesAnErrorOrAnotherDocument) {
  for (const auto* codec : {"protobuf/generated", "protobuf/generated-reuse", "protobuf/dynamic"}) {
    const auto subject = prepare(codec, payload_of("string-map", {{"count", 2}, {"bytes", 5}}));
    ASSERT_TRUE(subject);
    const std::vector<std::byte> good = encoded(*subject);
    std::size_t taken = 0;
    for (std::size_t i = 0; i < good.size(); ++i) {
      for (unsigned flip = 1; flip < 256; ++flip) {
        std::vector<std::byte> bad = good;
        bad[i] ^= static_cast<std::byte>(flip);
        taken += survives(*subject, bad);
      }
    }
    EXPECT_GT(taken, 0U) << "a changed value is still a value";
    EXPECT_LT(taken, good.size() * 255) << "a changed length is not";
    EXPECT_TRUE(survives(*subject, good)) << "what was refused leaves nothing behind";
  }
}

TEST_F(ProtobufCorruption, ByTruncationGivesAnErrorOrTheDocumentsBeginning) {
  for (const auto* codec : {"protobuf/generated", "protobuf/generated-reuse", "protobuf/dynamic"}) {
    const auto subject = prepare(codec, payload_of("cookie"));
    ASSERT_TRUE(subject);
    const std::vector<std::byte> good = encoded(*subject);
    // Between the root's fields: 3 Pbid of 8 bytes, 2 daily of 13, 1 Total of 8, 1 segment of 20,
    // 3 imp of 13.
    const std::vector<std::size_t> boundaries{0, 8, 16, 24, 37, 50, 58, 78, 91, 104, 117};
    std::vector<std::size_t> taken;
    for (std::size_t length = 0; length <= good.size(); ++length) {
      // An own allocation of just this length, so that reading past it is seen.
      const std::vector<std::byte> prefix(good.begin(), good.begin() + static_cast<long>(length));
      if (survives(*subject, prefix)) taken.push_back(length);
    }
    EXPECT_EQ(taken, boundaries) << codec;
  }
}

}  // namespace
}  // namespace cwb::protobuf_test
