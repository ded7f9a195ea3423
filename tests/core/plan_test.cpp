// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/plan.h"

#include <cstdlib>
#include <filesystem>
#include <string>

#include <gmock/gmock.h>

#include "base/file.h"
#include "codecs/registry.h"
#include "run/payloads.h"

namespace cwb {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

class PlanTest : public testing::Test {
 protected:
  PlanTest() {
    std::string name = (fs::temp_directory_path() / "cwb-plan-XXXXXX").string();
    folder = ::mkdtemp(name.data());
    profile.codecs = {"baseline/memcpy"};
    profile.payloads = {{"cookie", {}, ""}};
    profile.phases = {Phase::encode};
  }
  ~PlanTest() override { fs::remove_all(folder); }

  void write(const std::string& name, std::string_view text) const {
    fs::create_directories((folder / name).parent_path());
    write_file(folder / name, text);
  }

  Plan plan() const {
    auto made = make_plan(profile, folder);
    EXPECT_TRUE(made) << to_string(made.error().front());
    return made ? std::move(*made) : Plan{};
  }

  std::vector<std::string> problems() const {
    std::vector<std::string> sentences;
    const auto made = make_plan(profile, folder);
    if (made) return sentences;
    for (const Problem& problem : made.error()) sentences.push_back(to_string(problem));
    return sentences;
  }

  /// "codec, payload, phase: state: reason"
  static std::vector<std::string> lines(const Plan& plan) {
    std::vector<std::string> text;
    for (const PlannedCase& planned : plan.cases) {
      text.push_back(to_string(planned.id) + ": " + std::string(to_string(planned.state)));
      if (!planned.reason.empty()) text.back() += ": " + planned.reason;
    }
    return text;
  }

  fs::path folder;
  Profile profile;
};

TEST_F(PlanTest, ListsPayloadByPayloadCodecByCodecPhaseByPhase) {
  profile.codecs = {"nlohmann-json/dom", "nlohmann-json/struct"};
  profile.payloads = {{"cookie", {}, ""}, {"scroll-list", {{"items", 2}}, ""}};
  profile.phases = {Phase::load, Phase::encode};
  const Plan made = plan();
  EXPECT_THAT(lines(made), ElementsAre("nlohmann-json/dom, cookie, load: runs",
                                       "nlohmann-json/dom, cookie, encode: runs",
                                       "nlohmann-json/struct, cookie, load: runs",
                                       "nlohmann-json/struct, cookie, encode: runs",
                                       "nlohmann-json/dom, scroll-list(items=2), load: runs",
                                       "nlohmann-json/dom, scroll-list(items=2), encode: runs",
                                       "nlohmann-json/struct, scroll-list(items=2), load: runs",
                                       "nlohmann-json/struct, scroll-list(items=2), encode: runs"));
  ASSERT_EQ(made.payloads.size(), 2);
  EXPECT_EQ(made.payloads[0]->json_bytes, 437);
  EXPECT_EQ(made.cases[3].payload, 0);
  EXPECT_EQ(made.cases[4].payload, 1);
  EXPECT_EQ(made.profile, profile);
}

TEST_F(PlanTest, MakesPayloadsFromTheSeed) {
  profile.payloads = {{"string-array", {{"count", 2}}, ""}};
  profile.sampling.seed = 1;
  const Document first = plan().payloads[0]->document;
  EXPECT_EQ(plan().payloads[0]->document, first);
  profile.sampling.seed = 2;
  EXPECT_NE(plan().payloads[0]->document, first);
}

TEST_F(PlanTest, ShowsADashForPhasesThatACodecHasNotApart) {
  profile.phases = {Phase::build, Phase::encode, Phase::load};
  EXPECT_THAT(lines(plan()), ElementsAre("baseline/memcpy, cookie, build: not apart",
                                         "baseline/memcpy, cookie, encode: runs",
                                         "baseline/memcpy, cookie, load: not apart"));
}

TEST_F(PlanTest, ShowsTheDashAlsoWhereTheCodecRefusesThePayload) {
  write("x.json", "1");
  profile.payloads = {{"", {}, "x.json"}};
  profile.codecs = {"nlohmann-json/struct"};
  profile.phases = {Phase::build, Phase::encode};
  EXPECT_THAT(lines(plan()),
              ElementsAre("nlohmann-json/struct, x.json, build: not apart",
                          StartsWith("nlohmann-json/struct, x.json, encode: refused: ")));
}

TEST_F(PlanTest, RunsSchemalessCodecsOnAFileAndRefusesTheOthersWithAReason) {
  write("data/orders.json", R"({"id": 1, "tags": ["a", null], "price": 2.5})");
  profile.payloads = {{"", {}, "data/orders.json"}};
  profile.codecs = {"baseline/memcpy",    "nlohmann-json/dom",      "nlohmann-json/struct",
                    "msgpack-cxx/object", "msgpack-cxx/struct-map", "protobuf/generated",
                    "protobuf/dynamic"};
  const Plan made = plan();
  EXPECT_EQ(made.payloads[0]->json_bytes, 38);
  EXPECT_EQ(made.payloads[0]->id, "orders.json");
  EXPECT_EQ(made.payloads[0]->shape, "");
  EXPECT_FALSE(made.payloads[0]->schema);
  const auto text = lines(made);
  EXPECT_THAT(
      text, ElementsAre("baseline/memcpy, orders.json, encode: runs",
                        "nlohmann-json/dom, orders.json, encode: runs",
                        StartsWith("nlohmann-json/struct, orders.json, encode: refused: "),
                        "msgpack-cxx/object, orders.json, encode: runs",
                        StartsWith("msgpack-cxx/struct-map, orders.json, encode: refused: "),
                        StartsWith("protobuf/generated, orders.json, encode: refused: "),
                        StartsWith("protobuf/dynamic, orders.json, encode: refused: at /tags/1")));
  for (const PlannedCase& planned : made.cases) {
    EXPECT_EQ(planned.state == CaseState::refused, planned.reason.size() > 10) << planned.reason;
  }
}

TEST_F(PlanTest, RunsSchemaCodecsOnAFileByASchemaInferredFromIt) {
  write("orders.json", R"([{"id": 1, "price": 2, "note": null}, {"id": 2, "price": 2.5}])");
  profile.payloads = {{"", {}, "orders.json"}};
  profile.codecs = {"protobuf/dynamic", "protobuf/table", "sproto/raw"};
  EXPECT_THAT(lines(plan()), ElementsAre("protobuf/dynamic, orders.json, encode: runs",
                                         "protobuf/table, orders.json, encode: runs",
                                         StartsWith("sproto/raw, orders.json, encode: ")));
}

TEST_F(PlanTest, RefusesCodecsThatThisBuildLacksAndNamesThePackage) {
  for (const UnbuiltCodec& unbuilt : unbuilt_codecs()) {
    profile.codecs = {unbuilt.id};
    const Plan made = plan();
    ASSERT_EQ(made.cases.size(), 1);
    EXPECT_EQ(made.cases[0].state, CaseState::refused);
    EXPECT_THAT(made.cases[0].reason, HasSubstr(unbuilt.debian_package));
  }
}

TEST_F(PlanTest, SaysWhichFileCannotBeRead) {
  write("bad.json", "{\"a\": [1,\n2 3]}");
  write("empty.json", "");
  profile.payloads = {{"", {}, "none.json"},
                      {"", {}, "bad.json"},
                      {"cookie", {}, ""},
                      {"", {}, "empty.json"},
                      {"", {}, "."}};
  const std::string path = folder.string() + "/";
  EXPECT_THAT(
      problems(),
      ElementsAre(
          "/payloads/0/file: " + path + "none.json: cannot be read: No such file or directory",
          "/payloads/1/file: " + path +
              "bad.json: line 2, column 3: expected a comma or ], found 3",
          "/payloads/3/file: " + path + "empty.json: the text is empty; a JSON value is needed",
          "/payloads/4/file: " + path + ".: this is a folder; a file is needed"));
}

TEST_F(PlanTest, TakesAnAbsolutePathAsItStands) {
  write("x.json", "1");
  profile.payloads = {{"", {}, (folder / "x.json").string()}};
  const auto made = make_plan(profile, "/nowhere");
  ASSERT_TRUE(made);
  EXPECT_EQ(made->payloads[0]->id, "x.json");
}

TEST_F(PlanTest, ChecksAProfileThatCameFromNoFile) {
  profile.codecs.clear();
  profile.payloads = {{"string-array", {{"count", 10'000'000}, {"bytes", 1'000'000}}, ""}};
  profile.sampling.rounds = 0;
  EXPECT_THAT(problems(), ElementsAre(StartsWith("/codecs: no codec is ticked"),
                                      HasSubstr("would be about 9.09 TiB"),
                                      StartsWith("/sampling/rounds: found 0")));
}

TEST_F(PlanTest, CountsTheMemoryOfSamplesOfCasesThatRun) {
  profile.phases = {Phase::encode, Phase::decode, Phase::write};
  profile.sampling.rounds = 1000;
  EXPECT_EQ(plan().sample_bytes, 2 * 1000 * 12);
}

TEST_F(PlanTest, RefusesMoreSamplesThanFitTheLimit) {
  profile.codecs = {"nlohmann-json/dom", "nlohmann-json/struct", "msgpack-cxx/object"};
  profile.payloads.clear();
  for (std::int64_t items = 1; items <= 20; ++items) {
    profile.payloads.push_back({"scroll-list", {{"items", items}}, ""});
  }
  profile.phases = {Phase::encode, Phase::decode, Phase::load};
  profile.sampling.rounds = 2'000'000;
  EXPECT_THAT(problems(),
              ElementsAre("/sampling/rounds: the samples of 2000000 rounds of 180 cases would take "
                          "4.02 GiB of memory; the limit is 4 GiB, which is 1988410 rounds of "
                          "them"));
  profile.sampling.rounds = 1'988'410;
  EXPECT_LE(plan().sample_bytes, sample_limit_bytes);
}

TEST_F(PlanTest, RefusesMoreSubjectsThanFitTheLimit) {
  // 70 MB of JSON: each codec is allowed, all at once are not.
  profile.codecs.clear();
  for (const auto& codec : all_codecs()) profile.codecs.push_back(codec->info().id);
  profile.payloads = {{"string-array", {{"count", 700}, {"bytes", 100'000}}, ""}};
  EXPECT_THAT(problems(), ElementsAre(AllOf(
                              StartsWith("/payloads: the native objects and buffers of all codecs"),
                              HasSubstr("the limit is 8 GiB: run fewer codecs"))));
  profile.codecs.resize(2);
  EXPECT_LE(plan().subject_bytes, subject_limit_bytes);
}

TEST_F(PlanTest, HeedsAStopRequest) {
  std::stop_source stop;
  stop.request_stop();
  const auto made = make_plan(profile, folder, stop.get_token());
  ASSERT_FALSE(made);
  EXPECT_EQ(made.error().at(0).message, "stopped before the plan was made: nothing was measured");
}

TEST(PayloadIds, TellFilesOfOneNameApart) {
  const auto file = [](const std::string& path) { return PayloadChoice{"", {}, path}; };
  EXPECT_THAT(payload_ids({file("a/x.json"), file("y.json"), file("b/x.json")}),
              ElementsAre("a/x.json", "y.json", "b/x.json"));
  EXPECT_THAT(payload_ids({{"cookie", {}, ""}, file("my/cookie")}),
              ElementsAre("cookie", "cookie (2)"));
}

}  // namespace
}  // namespace cwb
