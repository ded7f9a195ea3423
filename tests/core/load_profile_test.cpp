// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "base/file.h"
#include "model/json_reader.h"
#include "model/json_writer.h"
#include "profile/profile_file.h"

namespace cwb {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

std::string set(std::string_view text, std::string_view assignment) {
  Document document = *parse_json(text);
  if (const auto problem = set_value(document, assignment)) return to_string(*problem);
  return to_json(document);
}

TEST(SetValue, ReplacesAddsAndAppends) {
  EXPECT_EQ(set(R"({"a":{"b":1},"c":[1,2]})", "/a/b=[5]"), R"({"a":{"b":[5]},"c":[1,2]})");
  EXPECT_EQ(set(R"({"a":{}})", "/a/new=\"x=y\""), R"({"a":{"new":"x=y"}})");
  EXPECT_EQ(set("[1,{\"k\":2}]", "/1/k=null"), R"([1,{"k":null}])");
  EXPECT_EQ(set("[1]", "/-={\"a\":[]}"), R"([1,{"a":[]}])");
  EXPECT_EQ(set("[]", "/-= 1"), R"([1])");
}

TEST(SetValue, ReadsEscapesOfThePointer) {
  EXPECT_EQ(set(R"({"a/b":1,"m~n":2,"~1":3,"":4})", "/a~1b=9"), R"({"a/b":9,"m~n":2,"~1":3,"":4})");
  EXPECT_EQ(set(R"({"m~n":2})", "/m~0n=9"), R"({"m~n":9})");
  EXPECT_EQ(set(R"({"~1":3})", "/~01=9"), R"({"~1":9})");
  EXPECT_EQ(set(R"({"":3})", "/=9"), R"({"":9})");
}

TEST(SetValue, SaysWhatIsNoAssignment) {
  const std::string message =
      "is no assignment; needed is JSON-pointer=JSON-value, as in /sampling/rounds=50";
  EXPECT_EQ(set("{}", "/rounds"), "/rounds: " + message);
  EXPECT_EQ(set("{}", "rounds=5"), "rounds: " + message);
  EXPECT_EQ(set("{}", "/a~2=5"), "/a~2: " + message);
  EXPECT_EQ(set("{}", "/a~=5"), "/a~: " + message);
  EXPECT_EQ(set("{}", "={}"), message);
  EXPECT_EQ(set("{}", ""), message);
}

TEST(SetValue, SaysWhatIsNoValue) {
  EXPECT_EQ(set("{}", "/a=cookie"),
            "/a: the value cookie is not JSON: line 1, column 1: expected a value, found cookie; a "
            "string needs double quotes");
  EXPECT_THAT(set("{}", "/a="), HasSubstr("the text is empty"));
}

TEST(SetValue, SaysWhichPlaceDoesNotExist) {
  EXPECT_EQ(set(R"({"sampling":{}})", "/samplng/rounds=5"),
            "/samplng: there is no such key; did you mean sampling?");
  EXPECT_EQ(set(R"({"a":[1,2]})", "/a/2=5"),
            "/a/2: there is no such item; allowed are 0 to 1, and - at the end to append");
  EXPECT_EQ(set(R"({"a":[]})", "/a/0=5"),
            "/a/0: there is no such item; the list is empty, and - at the end to append");
  EXPECT_THAT(set(R"([1,2])", "/01=5"), HasSubstr("there is no such item"));
  EXPECT_THAT(set(R"([1,2])", "/+1=5"), HasSubstr("there is no such item"));
  EXPECT_THAT(set(R"([[1]])", "/-/0=5"), HasSubstr("there is no such item"));
  EXPECT_THAT(set(R"([1,2])", "/99999999999999999999=5"), HasSubstr("there is no such item"));
  EXPECT_EQ(set(R"({"a":1})", "/a/b=5"),
            "/a/b: there is no such place; /a is integer, neither a map nor a list");
}

class LoadProfile : public testing::Test {
 protected:
  LoadProfile() {
    std::string name = (fs::temp_directory_path() / "cwb-profile-XXXXXX").string();
    folder = ::mkdtemp(name.data());
  }
  ~LoadProfile() override { fs::remove_all(folder); }

  std::string write(const std::string& name, std::string_view text) const {
    write_file(folder / name, text);
    return (folder / name).string();
  }

  static std::vector<std::string> problems(const std::string& source,
                                           const std::vector<std::string>& assignments = {}) {
    std::vector<std::string> sentences;
    const auto loaded = load_profile(source, assignments);
    if (loaded) return sentences;
    for (const Problem& problem : loaded.error()) sentences.push_back(to_string(problem, "FILE"));
    return sentences;
  }

  static constexpr std::string_view small =
      R"({"version":1,"codecs":["baseline/memcpy"],"payloads":[{"shape":"cookie"}],"sampling":{}})";

  fs::path folder;
};

TEST_F(LoadProfile, ReadsAFileAndRemembersWhereItLies) {
  const std::string file = write("p.json", small);
  const auto loaded = load_profile(file);
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->source, file);
  EXPECT_EQ(loaded->folder, folder);
  EXPECT_THAT(loaded->profile.codecs, ElementsAre("baseline/memcpy"));
}

TEST_F(LoadProfile, ReadsABuiltInProfile) {
  const auto loaded = load_profile("builtin:json-messagepack");
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->source, "builtin:json-messagepack");
  EXPECT_EQ(loaded->folder, "");
}

TEST_F(LoadProfile, AppliesAssignmentsInTheirOrderBeforeChecking) {
  const std::string file = write("p.json", small);
  const auto loaded = load_profile(
      file, std::vector<std::string>{"/sampling/rounds=0", "/sampling/rounds=50", "/name=\"x\""});
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->profile.sampling.rounds, 50);
  EXPECT_EQ(loaded->profile.name, "x");
  EXPECT_THAT(problems(file, {"/sampling/rounds=0"}),
              ElementsAre("FILE: /sampling/rounds: found 0; allowed are 1 to 2000000"));
}

TEST_F(LoadProfile, ReportsEveryAssignmentThatFails) {
  EXPECT_THAT(problems(write("p.json", small), {"/a/b=1", "/name=\"x\"", "nonsense"}),
              ElementsAre(testing::StartsWith("FILE: nonsense: is no assignment")));
  EXPECT_THAT(problems(write("p.json", small), {"/name=\"x\"", "/codecs/9=1", "nonsense"}),
              ElementsAre(testing::StartsWith("FILE: /codecs/9: there is no such item"),
                          testing::StartsWith("FILE: nonsense: is no assignment")));
}

TEST_F(LoadProfile, AnAssignmentMakesASectionThatTheFileLeavesOut) {
  const std::string file =
      write("p.json", R"({"version":1,"name":"n","codecs":["nlohmann-json/dom"],
                         "payloads":[{"shape":"cookie"}]})");
  const auto loaded = load_profile(file, std::vector<std::string>{"/sampling/rounds=50"});
  ASSERT_TRUE(loaded);
  EXPECT_EQ(loaded->profile.sampling.rounds, 50);
  EXPECT_THAT(problems(file, {"/a/b=1"}), ElementsAre(testing::StartsWith("FILE: /a: ")));
}

TEST_F(LoadProfile, ListsTheBuiltInProfilesAndTheNearest) {
  EXPECT_THAT(problems("builtin:cokie"),
              ElementsAre("FILE: there is no such built-in profile; did you mean builtin:cookie? "
                          "there are careful, cookie, json-messagepack, quick and scroll-list"));
  EXPECT_THAT(problems("builtin:"),
              ElementsAre("FILE: there is no such built-in profile; there are careful, "
                          "cookie, json-messagepack, quick and scroll-list"));
}

TEST_F(LoadProfile, SaysWhyAFileIsNoProfile) {
  EXPECT_THAT(problems((folder / "none.json").string()),
              ElementsAre("FILE: cannot be read: No such file or directory"));
  EXPECT_THAT(problems(folder.string()), ElementsAre("FILE: this is a folder; a file is needed"));
  EXPECT_THAT(problems(write("empty.json", "")),
              ElementsAre("FILE: the text is empty; a JSON value is needed"));
  EXPECT_THAT(problems(write("large.json", std::string(profile_limit_bytes + 1, ' '))),
              ElementsAre("FILE: is larger than the limit of 1048576 bytes"));
}

}  // namespace
}  // namespace cwb
