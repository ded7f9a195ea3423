// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/codec_sources.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codecs/registry.h"

namespace cwb {
namespace {

bool any_holds(std::span<const CodecSource> sources, std::string_view text) {
  return std::ranges::any_of(sources, [&](const CodecSource& source) {
    return source.text.find(text) != std::string_view::npos;
  });
}

TEST(CodecSources, EveryCodecHasTheFilesThatNameItAndDoItsWork) {
  for (const auto& codec : all_codecs()) {
    const std::string& id = codec->info().id;
    const auto sources = codec_sources(id);
    ASSERT_FALSE(sources.empty()) << id;
    // The id as it is written out, or its two parts where one is put together with the other.
    const std::size_t slash = id.find('/');
    const bool in_parts = any_holds(sources, '"' + id.substr(0, slash + 1) + '"') &&
                          any_holds(sources, '"' + id.substr(slash + 1) + '"');
    EXPECT_TRUE(any_holds(sources, '"' + id + '"') || in_parts) << id;
    EXPECT_TRUE(any_holds(sources, "Adapter {") || any_holds(sources, "Adapter final"))
        << id << ": no adapter";
  }
}

TEST(CodecSources, TheLoopsThatTimeThemStandBesideThem) {
  for (const auto& codec : all_codecs()) {
    const auto sources = codec_sources(codec->info().id);
    const auto loops = std::ranges::find(sources, "loop_subject.h", &CodecSource::name);
    ASSERT_NE(loops, sources.end()) << codec->info().id;
    EXPECT_NE(loops->text.find("keep("), std::string_view::npos);
    EXPECT_NE(std::ranges::find(sources, "barrier.h", &CodecSource::name), sources.end());
  }
}

TEST(CodecSources, AreTheFilesAsTheyAreAndEachOnce) {
  for (const auto& codec : all_codecs()) {
    std::set<std::string_view> names;
    for (const CodecSource& source : codec_sources(codec->info().id)) {
      EXPECT_TRUE(names.insert(source.name).second) << source.name;
      std::ifstream file(std::string(CWB_SOURCE_DIR "/core/codecs/") + std::string(source.name));
      std::ostringstream text;
      text << file.rdbuf();
      EXPECT_TRUE(text.str() == source.text) << source.name;
    }
  }
}

TEST(CodecSources, AnUnknownCodecHasNone) {
  EXPECT_TRUE(codec_sources("nobody/knows").empty());
  EXPECT_TRUE(codec_sources("").empty());
}

}  // namespace
}  // namespace cwb
