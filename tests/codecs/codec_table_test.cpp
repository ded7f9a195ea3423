// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What each codec says of itself: a trait that is changed by accident would put a wrong badge in
// the window and in every export. A new codec adds its row.
#include <algorithm>

#include <fmt/ranges.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codecs/registry.h"

namespace cwb {
namespace {

struct Row {
  std::string_view id;
  std::string_view format;
  std::string_view traits;  ///< trait_words(): the family first
  std::string_view phases;
  std::string_view losses = "";

  friend bool operator==(const Row&, const Row&) = default;
  friend void PrintTo(const Row& row, std::ostream* out) {
    *out << fmt::format("{{\"{}\", \"{}\", \"{}\", \"{}\", \"{}\"}}", row.id, row.format,
                        row.traits, row.phases, row.losses);
  }
};

constexpr std::string_view all = "build encode decode read free write load";
constexpr std::string_view no_build = "encode decode read free write load";
constexpr std::string_view late_read = "encode decode free write load";
constexpr std::string_view no_free = "build encode decode read write load";

// clang-format off
constexpr Row rows[] = {
    // baseline
    {"baseline/memcpy", "Baseline", "floor", "encode decode"},
    // nlohmann_json
    {"nlohmann-json/dom", "JSON", "dynamic self-describing utf8-checked", all},
    {"nlohmann-json/struct", "JSON", "typed self-describing utf8-checked", no_build},
    {"nlohmann-json/msgpack", "MessagePack", "dynamic self-describing", all},
    {"nlohmann-json/cbor", "CBOR", "dynamic self-describing", all},
    // msgpack_cxx
    {"msgpack-cxx/object", "MessagePack", "dynamic self-describing", all, "double-as-integer"},
    {"msgpack-cxx/struct-map", "MessagePack", "typed self-describing", no_build},
    {"msgpack-cxx/struct-array", "MessagePack", "typed self-describing", no_build},
    // protobuf
    {"protobuf/generated", "Protocol Buffers", "typed schema utf8-checked", all},
    {"protobuf/generated-reuse", "Protocol Buffers", "typed schema utf8-checked reuse", no_free},
    {"protobuf/dynamic", "Protocol Buffers", "dynamic schema utf8-checked", all, "empty-list-absent"},
    // protobuf_table
    {"protobuf/table", "Protocol Buffers", "dynamic schema utf8-checked", no_build, "empty-list-absent"},
    {"protobuf/table-lazy", "Protocol Buffers", "dynamic schema utf8-checked zero-copy", late_read, "empty-list-absent"},
    // sproto
    {"sproto/raw", "sproto", "dynamic schema utf8-checked", no_build},
    {"sproto/packed", "sproto", "dynamic schema utf8-checked", no_build},
    {"sproto/struct-raw", "sproto", "typed schema utf8-checked", no_build},
    {"sproto/struct-packed", "sproto", "typed schema utf8-checked", no_build},
};
// clang-format on

std::string phase_words(const CodecInfo& info) {
  std::vector<std::string_view> words;
  for (const Phase phase : all_phases) {
    if (info.phases.has(phase)) words.push_back(to_string(phase));
  }
  return fmt::format("{}", fmt::join(words, " "));
}

std::string loss_words(const CodecInfo& info) {
  std::vector<std::string_view> words;
  if (info.losses.integral_double_as_integer) words.emplace_back("double-as-integer");
  if (info.losses.empty_list_absent) words.emplace_back("empty-list-absent");
  return fmt::format("{}", fmt::join(words, " "));
}

const Row* row_of(std::string_view id) {
  const auto* found = std::ranges::find(rows, id, &Row::id);
  return found == std::end(rows) ? nullptr : found;
}

TEST(CodecTable, EveryCodecOfThisBuildHasItsRow) {
  for (const auto& codec : all_codecs()) {
    const CodecInfo& info = codec->info();
    const std::string traits = fmt::format("{}", fmt::join(trait_words(info), " "));
    const std::string phases = phase_words(info);
    const std::string losses = loss_words(info);
    const Row actual{info.id, info.format, traits, phases, losses};
    const Row* expected = row_of(info.id);
    ASSERT_TRUE(expected) << "add the row " << ::testing::PrintToString(actual);
    EXPECT_EQ(actual, *expected);
  }
}

TEST(CodecTable, EveryRowIsACodecThatIsBuiltOrKnownToBeLeftOut) {
  for (const Row& row : rows) {
    const bool left_out = std::ranges::any_of(
        unbuilt_codecs(), [&row](const UnbuiltCodec& codec) { return codec.id == row.id; });
    EXPECT_TRUE(find_codec(row.id) || left_out) << row.id;
  }
}

TEST(CodecTable, EveryCodecNamesItselfAndItsSource) {
  for (const auto& codec : all_codecs()) {
    const CodecInfo& info = codec->info();
    SCOPED_TRACE(info.id);
    EXPECT_THAT(info.id, ::testing::MatchesRegex("[a-z0-9-]+/[a-z0-9-]+"));
    EXPECT_FALSE(info.label.empty());
    EXPECT_FALSE(info.library.empty());
    EXPECT_THAT(info.documentation_url, ::testing::StartsWith("https://"));
    EXPECT_THAT(info.description, ::testing::EndsWith("."));
  }
}

TEST(CodecTable, IdsAndLabelsAreUnique) {
  std::vector<std::string> ids;
  std::vector<std::string> labels;
  for (const auto& codec : all_codecs()) {
    ids.push_back(codec->info().id);
    labels.push_back(codec->info().label);
  }
  std::ranges::sort(ids);
  std::ranges::sort(labels);
  EXPECT_EQ(std::ranges::adjacent_find(ids), ids.end());
  EXPECT_EQ(std::ranges::adjacent_find(labels), labels.end());
}

TEST(CodecTable, CodecsOfOneFormatStandTogether) {
  std::vector<std::string> formats;
  for (const auto& codec : all_codecs()) {
    if (formats.empty() || formats.back() != codec->info().format) {
      EXPECT_EQ(std::ranges::count(formats, codec->info().format), 0) << codec->info().id;
      formats.push_back(codec->info().format);
    }
  }
}

}  // namespace
}  // namespace cwb
