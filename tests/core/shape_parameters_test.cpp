// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "base/utf8.h"
#include "model/document.h"
#include "model/json_writer.h"
#include "shapes/convert.h"
#include "shapes/shape.h"
#include "shapes/typed.h"

// What each parameter of the generated shapes does.
namespace cwb {
namespace {

/// The struct of a shape's payload.
template <class Struct>
Struct made(const ShapeParameters& parameters, std::uint64_t seed = 42) {
  const Shape& shape = *find_shape(Describe<Struct>::shape);
  auto value = from_document<Struct>(shape.make(parameters, seed).document);
  EXPECT_TRUE(value) << shape.payload_id(parameters);
  return value.value_or(Struct{});
}

std::string text_of(std::string_view shape, const ShapeParameters& parameters) {
  return to_json(find_shape(shape)->make(parameters, 42).document);
}

TEST(ShapeParameters, SetTheLinesOfAnOrder) {
  EXPECT_EQ(made<shapes::Order>({}).lines.size(), 2U);
  EXPECT_EQ(made<shapes::Order>({{"lines", 7}}).lines.size(), 7U);
}

TEST(ShapeParameters, SetSamplesAndChannelsOfTelemetry) {
  const auto telemetry = made<shapes::Telemetry>({{"samples", 5}, {"channels", 3}});
  ASSERT_EQ(telemetry.samples.size(), 5U);
  EXPECT_EQ(telemetry.channels.size(), 3U);
  for (const auto& sample : telemetry.samples) EXPECT_EQ(sample.values.size(), 3U);
}

TEST(ShapeParameters, SetHowManyDoublesUseAllTheirBits) {
  const auto with_three_decimals = [](std::int64_t percent) {
    const auto telemetry = made<shapes::Telemetry>({{"full_precision_percent", percent}});
    std::size_t count = 0;
    for (const auto& sample : telemetry.samples) {
      count += static_cast<std::size_t>(std::ranges::count_if(sample.values, [](double value) {
        const auto units = static_cast<std::int64_t>(value * 1000 + 0.5);
        return static_cast<double>(units) / 1000.0 == value;
      }));
    }
    return count;
  };
  EXPECT_EQ(with_three_decimals(0), 800U);
  EXPECT_EQ(with_three_decimals(100), 0U);
  EXPECT_NEAR(static_cast<double>(with_three_decimals(25)), 600, 60);
}

template <class Struct, class LengthsOf>
void expect_lengths(LengthsOf&& lengths_of) {
  const auto lengths = lengths_of(made<Struct>(
      {{"count", 300}, {"min_bytes", 7}, {"max_bytes", 11}, {"optional_percent", 100}}));
  EXPECT_EQ(lengths, (std::set<std::size_t>{7, 8, 9, 10, 11})) << Describe<Struct>::shape;
}

TEST(ShapeParameters, SetTheRangeOfTheStringsBytes) {
  expect_lengths<shapes::LogRecords>([](const shapes::LogRecords& log) {
    std::set<std::size_t> lengths;
    for (const auto& record : log.records) lengths.insert(record.message.size());
    return lengths;
  });
  expect_lengths<shapes::ApiEvents>([](const shapes::ApiEvents& page) {
    std::set<std::size_t> lengths;
    for (const auto& event : page.events) lengths.insert(event.body->size());
    return lengths;
  });
  std::set<std::size_t> lengths;
  for (const auto& text :
       made<shapes::Multilingual>({{"count", 300}, {"min_bytes", 7}, {"max_bytes", 11}}).texts) {
    lengths.insert(text.text.size());
  }
  EXPECT_EQ(lengths, (std::set<std::size_t>{7, 8, 9, 10, 11}));
}

TEST(ShapeParameters, SetHowManyOptionalMembersArePresent) {
  const auto present = [](std::int64_t percent) {
    std::size_t count = 0;
    for (const auto& event :
         made<shapes::ApiEvents>({{"count", 200}, {"optional_percent", percent}}).events) {
      count += event.actor.has_value() + event.referrer.has_value() + event.user_agent.has_value() +
               event.session.has_value() + event.region.has_value() + event.status.has_value() +
               event.duration_ms.has_value() + event.cached.has_value() + event.body.has_value();
    }
    return count;
  };
  EXPECT_EQ(present(0), 0U);
  EXPECT_EQ(present(100), 1800U);
  EXPECT_NEAR(static_cast<double>(present(50)), 900, 90);
  const auto log = made<shapes::LogRecords>({{"optional_percent", 100}});
  for (const auto& record : log.records) {
    EXPECT_TRUE(record.error && record.source && record.context && record.context->user);
  }
  EXPECT_EQ(text_of("log-records", {{"optional_percent", 0}}).find("context"), std::string::npos);
}

TEST(ShapeParameters, SetTheMagnitudeOfIntegers) {
  const auto largest = [](std::int64_t bits) {
    std::uint64_t most = 0;
    for (const auto& event :
         made<shapes::ApiEvents>({{"count", 200}, {"integer_bits", bits}}).events) {
      most = std::max(most, event.id);
    }
    return most;
  };
  EXPECT_EQ(largest(1), 1U);
  EXPECT_EQ(largest(4), 15U);
  EXPECT_GE(largest(64), std::uint64_t{1} << 63);
  EXPECT_LT(largest(63), std::uint64_t{1} << 63);
}

TEST(ShapeParameters, SetLinesPointsAndDecimalsOfGeometry) {
  const auto geometry = made<shapes::Geometry>({{"features", 3}, {"points", 4}, {"decimals", 2}});
  ASSERT_EQ(geometry.features.size(), 3U);
  for (const auto& feature : geometry.features) {
    ASSERT_EQ(feature.points.size(), 4U);
    for (const auto& point : feature.points) {
      const double hundredths = point.lon * 100;
      EXPECT_DOUBLE_EQ(hundredths, static_cast<double>(static_cast<std::int64_t>(
                                       hundredths + (hundredths < 0 ? -0.5 : 0.5))));
      EXPECT_TRUE(point.lon >= geometry.bounds.west && point.lon <= geometry.bounds.east);
      EXPECT_TRUE(point.lat >= geometry.bounds.south && point.lat <= geometry.bounds.north);
    }
  }
}

TEST(ShapeParameters, SetTheNestingOfASaveGame) {
  const auto deepest = [](std::int64_t nesting) {
    return depth(find_shape("save-game")->make({{"nesting", nesting}}, 42).document);
  };
  EXPECT_EQ(deepest(0), 5U);  // the things' own empty lists; quests, with objectives in them
  EXPECT_EQ(deepest(6) + 2 * 84, deepest(90));
  const auto game = made<shapes::SaveGame>({{"items", 4}, {"quests", 2}, {"flags", 3}});
  EXPECT_EQ(game.inventory.size(), 5U);  // and the bag
  EXPECT_EQ(game.quests.size(), 2U);
  EXPECT_EQ(game.flags.size(), 3U);
  EXPECT_EQ(game.inventory.back().contents.back().name, "bag");
}

TEST(ShapeParameters, SetWhatAMultilingualTextIsMadeOf) {
  const auto joined = [](std::int64_t non_ascii, std::int64_t escapes) {
    std::string all;
    for (const auto& text :
         made<shapes::Multilingual>({{"non_ascii_percent", non_ascii}, {"escape_percent", escapes}})
             .texts) {
      all += text.text;
    }
    return all;
  };
  const auto is_escaped = [](char c) { return c == '"' || c == '\\' || (c >= '\x01' && c < ' '); };
  const std::string ascii = joined(0, 0);
  EXPECT_TRUE(std::ranges::all_of(ascii, [](char c) { return c >= ' ' && c <= '~'; }));
  EXPECT_TRUE(std::ranges::none_of(ascii, is_escaped));
  EXPECT_TRUE(std::ranges::all_of(joined(60, 100), is_escaped));

  std::set<std::size_t> lengths;
  const std::string mixed = joined(60, 4);
  for (std::size_t i = 0; i < mixed.size();) {
    const std::size_t length = utf8_character(mixed, i);
    ASSERT_GT(length, 0U) << i;
    lengths.insert(length);
    i += length;
  }
  EXPECT_EQ(lengths, (std::set<std::size_t>{1, 2, 3, 4}));
  for (const char escape : std::string_view("\"\\\n\t\r\b\f\x01\x1f")) {
    EXPECT_NE(mixed.find(escape), std::string::npos) << int{escape};
  }
}

TEST(ShapeParameters, SetDepthAndFanoutOfATree) {
  const auto tree = made<shapes::TreeNode>({{"depth", 90}, {"fanout", 2}});
  std::size_t levels = 1;
  for (const shapes::TreeNode* node = &tree; !node->children.empty(); ++levels) {
    EXPECT_EQ(node->children.size(), 2U);
    const bool first = !node->children[0].children.empty();
    EXPECT_TRUE(node->children[first ? 1 : 0].children.empty());
    node = &node->children[first ? 0 : 1];
  }
  EXPECT_EQ(levels, 90U);
  EXPECT_TRUE(made<shapes::TreeNode>({{"depth", 1}}).children.empty());
}

TEST(ShapeParameters, AtTheirBoundsGiveAPayload) {
  for (const Shape* shape : all_shapes()) {
    ShapeParameters least;
    for (const ShapeParameter& parameter : shape->info().parameters) {
      least[parameter.key] = parameter.minimum;
    }
    EXPECT_EQ(shape->mistake(least), std::nullopt) << shape->info().id;
    EXPECT_GT(shape->make(least, 1).json_bytes, 0U);
    // One at its maximum, where the payload stays small enough for a test.
    for (const ShapeParameter& parameter : shape->info().parameters) {
      ShapeParameters most = least;
      most[parameter.key] = parameter.maximum;
      if (shape->mistake(most) || shape->estimated_json_bytes(most) > 500'000) continue;
      EXPECT_GT(shape->make(most, 1).json_bytes, 0U) << shape->payload_id(most);
    }
  }
}

TEST(ShapeParameters, MistakeNamesAMinimumAboveItsMaximum) {
  for (const auto* id : {"log-records", "api-events", "multilingual"}) {
    const Shape& shape = *find_shape(id);
    EXPECT_EQ(shape.mistake({{"min_bytes", 9}, {"max_bytes", 8}}),
              "found min_bytes 9 above max_bytes 8; lower min_bytes or raise max_bytes")
        << id;
    EXPECT_EQ(shape.mistake({{"min_bytes", 9}, {"max_bytes", 9}}), std::nullopt) << id;
    EXPECT_EQ(shape.mistake({}), std::nullopt) << id;
  }
}

}  // namespace
}  // namespace cwb
