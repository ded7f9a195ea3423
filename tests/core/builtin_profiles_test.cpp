// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <gmock/gmock.h>

#include "profile/profile_file.h"

namespace cwb {
namespace {

using testing::ElementsAre;
using testing::IsSupersetOf;

Profile builtin(const std::string& name) {
  const auto loaded = load_profile("builtin:" + name);
  EXPECT_TRUE(loaded) << name << ": " << to_string(loaded.error().front());
  return loaded ? loaded->profile : Profile{};
}

TEST(BuiltinProfiles, AreAllValidAndSayWhatTheyAsk) {
  EXPECT_EQ(builtin_profiles().size(), 5);
  for (const BuiltinProfile& file : builtin_profiles()) {
    const Profile profile = builtin(std::string(file.name));
    EXPECT_FALSE(profile.name.empty()) << file.name;
    EXPECT_FALSE(profile.description.empty()) << file.name;
    EXPECT_FALSE(profile.baseline.empty()) << file.name;
    EXPECT_GE(profile.sampling.generations, 20) << file.name;
  }
}

TEST(BuiltinProfiles, CarefulChecksItsOwnNoiseAndEndsByPrecision) {
  const Profile profile = builtin("careful");
  EXPECT_TRUE(profile.sampling.aa_check);
  EXPECT_EQ(profile.sampling.precision_percent, 1);
  EXPECT_GE(profile.sampling.generations, 30);
}

TEST(BuiltinProfiles, CookieEncodesAndDecodesAMillionTimes) {
  const Profile profile = builtin("cookie");
  EXPECT_THAT(profile.codecs,
              ElementsAre("nlohmann-json/dom", "msgpack-cxx/object", "protobuf/generated",
                          "protobuf/dynamic", "sproto/raw", "sproto/packed"));
  EXPECT_THAT(profile.phases, ElementsAre(Phase::encode, Phase::decode));
  EXPECT_EQ(profile.sampling.rounds * profile.sampling.iterations.value_or(0), 1'000'000);
}

TEST(BuiltinProfiles, ScrollListWritesAndLoads100ItemsInTheWriteUpsRepeatsAndLoops) {
  const Profile profile = builtin("scroll-list");
  ASSERT_EQ(profile.payloads.size(), 1);
  EXPECT_EQ(profile.payloads[0], (PayloadChoice{"scroll-list", {{"items", 100}}, ""}));
  EXPECT_THAT(profile.phases, ElementsAre(Phase::write, Phase::load));
  EXPECT_EQ(profile.sampling.rounds, 100);
  EXPECT_EQ(profile.sampling.iterations, 100);
}

TEST(BuiltinProfiles, JsonMessagepackHasTheWriteUpsPayloadsOneIterationASample) {
  const Profile profile = builtin("json-messagepack");
  EXPECT_THAT(profile.codecs, ElementsAre("nlohmann-json/dom", "msgpack-cxx/object"));
  ASSERT_EQ(profile.payloads.size(), 2);
  EXPECT_EQ(profile.payloads[0],
            (PayloadChoice{"string-array", {{"bytes", 100}, {"count", 50'000}}, ""}));
  EXPECT_EQ(profile.payloads[1],
            (PayloadChoice{"string-map", {{"bytes", 100}, {"count", 30'000}}, ""}));
  EXPECT_THAT(profile.phases, ElementsAre(Phase::encode, Phase::decode));
  EXPECT_EQ(profile.sampling.iterations, 1);
}

TEST(BuiltinProfiles, QuickCoversEveryFormatTypedAndDynamicInAFewSeconds) {
  const Profile profile = builtin("quick");
  EXPECT_THAT(profile.codecs,
              IsSupersetOf({"nlohmann-json/dom", "nlohmann-json/struct", "msgpack-cxx/object",
                            "protobuf/generated", "protobuf/dynamic", "sproto/raw"}));
  EXPECT_EQ(profile.sampling.time_budget_s, 5);
}

}  // namespace
}  // namespace cwb
