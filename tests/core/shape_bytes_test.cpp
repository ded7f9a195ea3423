// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <string_view>

#include <gtest/gtest.h>

#include "model/json_reader.h"
#include "model/json_writer.h"
#include "shapes/shape.h"

// A generator whose bytes change makes runs of two versions incomparable without a word: what each
// shape gives is held here.
namespace cwb {
namespace {

/// FNV-1a, 64 bits: a short name for a long text.
std::uint64_t hash(std::string_view text) {
  std::uint64_t value = 14695981039346656037ULL;
  for (const char c : text) value = (value ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  return value;
}

struct Bytes {
  const char* shape;
  std::size_t json_bytes;
  std::uint64_t json_hash;
};

constexpr Bytes presets_of_seed_42[] = {
    {"order", 184, 8804322073916732956U},
    {"telemetry", 11'896, 14629547940877244571U},
    {"log-records", 21'855, 3782956009452647025U},
    {"api-events", 19'591, 1935011531068997696U},
    {"geometry", 29'716, 17988012305023354738U},
    {"save-game", 7'758, 6250885913963702086U},
    {"multilingual", 19'230, 12846532050873396318U},
    {"deep-tree", 6'748, 4397590475084848080U},
};

TEST(ShapeBytes, AreTheSameEverywhereForASeed) {
  for (const auto& [shape, json_bytes, json_hash] : presets_of_seed_42) {
    const std::string text = to_json(find_shape(shape)->make({}, 42).document);
    EXPECT_EQ(text.size(), json_bytes) << shape;
    EXPECT_EQ(hash(text), json_hash) << shape;
    EXPECT_EQ(to_json(find_shape(shape)->make({}, 42).document), text) << shape;
  }
}

TEST(ShapeBytes, AreOthersForAnotherSeed) {
  for (const auto& expected : presets_of_seed_42) {
    const Shape& shape = *find_shape(expected.shape);
    EXPECT_NE(shape.make({}, 42).document, shape.make({}, 43).document) << expected.shape;
  }
}

TEST(ShapeBytes, AreFewEnoughForAQuickRun) {
  for (const auto& [shape, json_bytes, json_hash] : presets_of_seed_42) {
    EXPECT_LE(json_bytes, 60'000U) << shape;
  }
}

TEST(ShapeBytes, OfAnOrderAreUnder200WhateverTheSeed) {
  const Shape& shape = *find_shape("order");
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    ASSERT_LT(shape.make({}, seed).json_bytes, 200U) << seed;
  }
}

TEST(ShapeBytes, AsJsonReadBackToTheDocument) {
  for (const Shape* shape : all_shapes()) {
    const Document document = shape->make({}, 42).document;
    const auto read = parse_json(to_json(document));
    ASSERT_TRUE(read) << to_string(read.error());
    EXPECT_EQ(*read, document) << shape->info().id;
  }
}

}  // namespace
}  // namespace cwb
