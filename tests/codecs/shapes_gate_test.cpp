// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every shape through the verify gate of every codec, as a run sends it, and at the parameters that
// are hardest on codecs.
#include <stop_token>

#include <gtest/gtest.h>

#include "measure/verify.h"
#include "small_payloads.h"

namespace cwb {
namespace {

using testing::shape_payload;

void expect_every_codec_passes(const Payload& payload) {
  for (const auto& codec : all_codecs()) {
    auto subject = codec->prepare(payload);
    ASSERT_TRUE(subject) << codec->info().id << ", " << payload.id << ": "
                         << subject.error().reason;
    const auto verified = verify(**subject, codec->info(), payload, std::stop_token());
    EXPECT_TRUE(verified) << codec->info().id << ", " << payload.id << ": "
                          << (verified ? "" : verified.error());
  }
}

TEST(ShapesGate, IsPassedByEveryShapeAtItsPresets) {
  for (const Shape* shape : all_shapes()) {
    if (shape->estimated_json_bytes({}) > 100'000) continue;  // the contract test has them smaller
    expect_every_codec_passes(shape_payload(shape->info().id));
  }
}

TEST(ShapesGate, IsPassedByTheDeepestPayloads) {
  expect_every_codec_passes(shape_payload("deep-tree", {{"depth", 90}, {"fanout", 2}}));
  expect_every_codec_passes(shape_payload("save-game", {{"nesting", 90}}));
}

TEST(ShapesGate, IsPassedWithAllAndWithNoneOfTheOptionalMembers) {
  for (const auto* shape : {"log-records", "api-events"}) {
    for (const std::int64_t percent : {0, 100}) {
      expect_every_codec_passes(shape_payload(shape, {{"optional_percent", percent}}));
    }
  }
}

TEST(ShapesGate, IsPassedByTextOfEscapesAndOfNone) {
  for (const std::int64_t percent : {0, 100}) {
    expect_every_codec_passes(shape_payload("multilingual", {{"escape_percent", percent}}));
  }
  expect_every_codec_passes(
      shape_payload("multilingual", {{"min_bytes", 0}, {"max_bytes", 3}, {"count", 200}}));
}

TEST(ShapesGate, IsPassedByDoublesOfAllBitsAndOfFewDecimals) {
  expect_every_codec_passes(shape_payload("telemetry", {{"full_precision_percent", 100}}));
  for (const std::int64_t decimals : {1, 9}) {
    expect_every_codec_passes(shape_payload("geometry", {{"decimals", decimals}}));
  }
}

}  // namespace
}  // namespace cwb
