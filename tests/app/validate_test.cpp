// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <gmock/gmock.h>

#include "program.h"

namespace cwb::test {
namespace {

using testing::HasSubstr;

constexpr const char* small_payload = R"({"shape": "string-array", "count": 10})";

/// A valid profile, with one place of it replaced.
std::string profile_with(const std::string& old_text = {}, const std::string& new_text = {}) {
  std::string text = R"({
  "version": 1,
  "name": "small",
  "codecs": ["nlohmann-json/dom", "protobuf/generated"],
  "payloads": [{"shape": "string-array", "count": 10}],
  "phases": ["encode", "build"],
  "sampling": {"rounds": 20, "generations": 2}
})";
  if (!old_text.empty()) text.replace(text.find(old_text), old_text.size(), new_text);
  return text;
}

TEST(Validate, SaysWhatAValidProfileWouldRun) {
  const Outcome outcome = run_program({"validate", "builtin:cookie"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("builtin:cookie: valid; "));
}

TEST(Validate, ListsWhatIsRefusedWithItsReason) {
  const TemporaryFolder folder;
  folder.write("mine.json", R"({"a": [1, null]})");
  const std::string profile =
      folder.write("p.json", profile_with(small_payload, R"({"file": "mine.json"})"));
  const Outcome outcome = run_program({"validate", profile});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_THAT(outcome.out,
              testing::ContainsRegex("protobuf/generated, mine.json, encode: refused: .+"));
}

/// One way of being wrong, named for the test's name.
struct Mistake {
  std::string name;
  std::string old_text, new_text;  ///< in a valid profile
  std::string place;
  std::string found;  ///< also in the sentence

  friend void PrintTo(const Mistake& mistake, std::ostream* out) { *out << mistake.new_text; }
};

class ValidateMistake : public testing::TestWithParam<Mistake> {};

TEST_P(ValidateMistake, IsReportedWithFileAndPlace) {
  const Mistake& mistake = GetParam();
  const TemporaryFolder folder;
  const std::string profile =
      folder.write("bad.json", profile_with(mistake.old_text, mistake.new_text));
  const Outcome outcome = run_program({"validate", profile});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.err, HasSubstr("bad.json: " + mistake.place + ": "));
  EXPECT_THAT(outcome.err, HasSubstr(mistake.found));
  EXPECT_EQ(std::ranges::count(outcome.err, '\n'), 1) << outcome.err;
}

INSTANTIATE_TEST_SUITE_P(
    All, ValidateMistake,
    testing::Values(
        Mistake{"UnknownCodec", "nlohmann-json/dom", "nlohman-json/dom", "/codecs/0",
                "nlohmann-json/dom"},
        Mistake{"UnknownPayload", "string-array", "string-aray", "/payloads/0/shape",
                "string-array"},
        Mistake{"UnknownKey", "\"rounds\"", "\"round\"", "/sampling/round", "rounds"},
        Mistake{"UnknownParameter", "\"count\"", "\"items\"", "/payloads/0/items", "count"},
        Mistake{"NoRounds", "\"rounds\": 20", "\"rounds\": 0", "/sampling/rounds", "0"},
        Mistake{"NegativeRounds", "\"rounds\": 20", "\"rounds\": -5", "/sampling/rounds", "-5"},
        Mistake{"TooManyRounds", "\"rounds\": 20", "\"rounds\": 1000000000000000",
                "/sampling/rounds", "1000000000000000"},
        Mistake{"HalfARound", "\"rounds\": 20", "\"rounds\": 1.5", "/sampling/rounds", "1.5"},
        Mistake{"RoundsAsText", "\"rounds\": 20", "\"rounds\": \"many\"", "/sampling/rounds",
                "many"},
        Mistake{"NotANumber", "\"rounds\": 20", "\"rounds\": NaN", "line 7, column 26", ""},
        Mistake{"NegativeCount", "\"count\": 10", "\"count\": -1", "/payloads/0/count", "-1"},
        Mistake{"NoCodec", R"(["nlohmann-json/dom", "protobuf/generated"])", "[]", "/codecs", ""},
        Mistake{"NoPayload", R"([{"shape": "string-array", "count": 10}])", "[]", "/payloads", ""},
        Mistake{"NoPhase", R"(["encode", "build"])", "[]", "/phases", ""},
        Mistake{"UnknownPhase", R"("build")", R"("bild")", "/phases/1", "build"},
        Mistake{"MissingFile", small_payload, R"({"file": "nowhere.json"})", "/payloads/0/file",
                "nowhere.json"},
        Mistake{"TooLarge", "\"count\": 10", "\"count\": 1000000, \"bytes\": 100000", "/payloads/0",
                "bytes"}),
    [](const auto& instance) { return instance.param.name; });

TEST(Validate, ReportsSeveralMistakesAtOnce) {
  const TemporaryFolder folder;
  std::string text = profile_with("\"rounds\": 20", "\"rounds\": 0");
  text.replace(text.find("string-array"), 12, "no-such-shape");
  const Outcome outcome = run_program({"validate", folder.write("two.json", text)});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("two.json: /payloads/0/shape: "));
  EXPECT_THAT(outcome.err, HasSubstr("two.json: /sampling/rounds: "));
}

TEST(Validate, ExplainsAFileThatIsNoProfile) {
  const TemporaryFolder folder;
  const std::vector<std::string> files{
      folder.write("empty.json", ""), folder.write("binary.json", std::string("\x7fXLF\0\1", 6)),
      folder.write("list.json", "[1, 2]"), folder.file("missing.json"), folder.path()};
  for (const std::string& file : files) {
    const Outcome outcome = run_program({"validate", file});
    EXPECT_EQ(outcome.exit_code, 2) << file;
    EXPECT_THAT(outcome.err, HasSubstr(file + ": "));
  }
}

TEST(Validate, SuggestsABuiltInProfile) {
  const Outcome outcome = run_program({"validate", "builtin:cooky"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("cookie"));
}

TEST(Verify, PassesEveryCodecOfTheCookie) {
  const Outcome outcome = run_program({"verify", "builtin:cookie"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.out << outcome.err;
  EXPECT_THAT(outcome.out, testing::ContainsRegex("sproto/raw +cookie +passed +272 bytes"));
  EXPECT_THAT(outcome.out, testing::ContainsRegex("protobuf/dynamic +cookie +passed +117 bytes"));
}

TEST(Verify, RefusesABadProfile) {
  const Outcome outcome = run_program({"verify", "builtin:nothing"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.out, "");
}

}  // namespace
}  // namespace cwb::test
