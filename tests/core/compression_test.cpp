// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compression.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/random.h"
#include "measure/compressors.h"

namespace cwb {
namespace {

using Bytes = std::vector<std::byte>;

Bytes repeating(std::size_t size) {
  Bytes bytes(size);
  for (std::size_t i = 0; i < size; ++i) bytes[i] = static_cast<std::byte>("key value "[i % 10]);
  return bytes;
}

Bytes random_bytes(std::size_t size) {
  Random random(7);
  Bytes bytes(size);
  for (std::byte& byte : bytes) byte = static_cast<std::byte>(random.below(256));
  return bytes;
}

TEST(Compressors, GiveBackWhatTheyWereGiven) {
  for (const Compressor compressor : all_compressors) {
    const auto library = make_compressor(compressor);
    for (const Bytes& input : {Bytes{}, repeating(1), repeating(100'000), random_bytes(5000)}) {
      Bytes packed(library->bound(input.size()));
      const auto size = library->compress(input, packed);
      ASSERT_TRUE(size) << to_string(compressor) << ": " << size.error();
      Bytes back(input.size() + 1);
      const auto bytes =
          library->decompress(std::span(packed).first(*size), std::span(back).first(input.size()));
      ASSERT_TRUE(bytes) << to_string(compressor) << ": " << bytes.error();
      ASSERT_EQ(*bytes, input.size());
      back.resize(input.size());
      EXPECT_EQ(back, input) << to_string(compressor);
    }
  }
}

TEST(Compressors, SayWhatIsWrong) {
  for (const Compressor compressor : all_compressors) {
    const auto library = make_compressor(compressor);
    Bytes small(4);
    EXPECT_FALSE(library->compress(random_bytes(1000), small)) << to_string(compressor);
    EXPECT_FALSE(library->decompress(Bytes(20, std::byte{0xff}), small)) << to_string(compressor);
    EXPECT_FALSE(version_of(compressor).empty());
  }
  EXPECT_EQ(make_compressor(Compressor::lz4)->bound(std::size_t{3} << 30), 0U);
}

TEST(Compression, GivesTheSizeAndTheTimesOfEachInput) {
  SteadyClock clock;
  const std::vector<Bytes> inputs{repeating(100'000), random_bytes(5000), {}};
  std::vector<std::size_t> rounds;
  const auto outcomes = measure_compression(inputs, clock, 42, {},
                                            [&](std::size_t round) { rounds.push_back(round); });
  EXPECT_EQ(rounds.size(), compression_rounds);
  ASSERT_EQ(outcomes.size(), 3U);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    EXPECT_THAT(outcomes[i].problems, testing::IsEmpty());
    for (const Compressor compressor : all_compressors) {
      const auto& found = outcomes[i].sizes[compressor];
      ASSERT_TRUE(found) << to_string(compressor) << i;
      const auto library = make_compressor(compressor);
      Bytes packed(library->bound(inputs[i].size()));
      EXPECT_EQ(found->bytes, *library->compress(inputs[i], packed));
      EXPECT_GT(found->compress_ns, 0);
      EXPECT_GT(found->decompress_ns, 0);
    }
  }
  EXPECT_LT(outcomes[0].sizes[Compressor::zstd]->bytes, 1000U);
  EXPECT_GE(outcomes[1].sizes[Compressor::lz4]->bytes, 5000U);
}

TEST(Compression, GivesNothingAfterAStopRequest) {
  SteadyClock clock;
  const std::vector<Bytes> inputs{repeating(1000)};
  std::stop_source stop;
  const auto outcomes = measure_compression(inputs, clock, 42, stop.get_token(),
                                            [&](std::size_t) { stop.request_stop(); });
  ASSERT_EQ(outcomes.size(), 1U);
  EXPECT_EQ(outcomes[0].sizes, CompressedSizes{});
}

}  // namespace
}  // namespace cwb
