// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/profile_file.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "model/json_reader.h"

namespace cwb {
namespace {

using namespace std::string_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

/// A valid profile with further members, or with one member in place of its own.
std::string with(const std::string& key, const std::string& value) {
  std::string text = "{";
  const std::pair<const char*, const char*> members[] = {{"version", "1"},
                                                         {"codecs", R"(["baseline/memcpy"])"},
                                                         {"payloads", R"([{"shape": "cookie"}])"}};
  bool replaced = false;
  for (const auto& [known, preset] : members) {
    replaced = replaced || key == known;
    const std::string current = key == known ? value : preset;
    if (!current.empty()) text += "\""s + known + "\": " + current + ", ";
  }
  if (!replaced) text += "\"" + key + "\": " + value + ", ";
  text.replace(text.size() - 2, 2, "}");
  return text;
}

std::string sampling(const std::string& members) { return with("sampling", "{" + members + "}"); }
std::string payload(const std::string& text) { return with("payloads", "[" + text + "]"); }

std::vector<std::string> mistakes(const std::string& text) {
  std::vector<std::string> sentences;
  const auto profile = parse_profile(text);
  if (profile) return sentences;
  for (const Problem& problem : profile.error()) sentences.push_back(to_string(problem));
  return sentences;
}

Profile read(const std::string& text) {
  auto profile = parse_profile(text);
  EXPECT_TRUE(profile) << text << "\n" << testing::PrintToString(mistakes(text));
  return profile ? *profile : Profile{};
}

TEST(Profile, TakesPresetsForWhatIsMissing) {
  const Profile profile = read(with("name", "\"n\""));
  EXPECT_EQ(profile.name, "n");
  EXPECT_EQ(profile.description, "");
  EXPECT_EQ(profile.codecs, std::vector{"baseline/memcpy"s});
  EXPECT_THAT(profile.phases, ElementsAre(Phase::encode, Phase::decode, Phase::write, Phase::load));
  EXPECT_EQ(profile.sampling, Sampling{});
  EXPECT_EQ(profile.baseline, "");
}

TEST(Profile, ReadsEveryKey) {
  const Profile profile = read(R"({
    "version": 1, "name": "All", "description": "every key",
    "codecs": ["baseline/memcpy"],
    "payloads": [{"shape": "string-map", "bytes": 7, "count": 5}, {"shape": "cookie"},
                 {"file": "a/b.json"}],
    "phases": ["load", "free"],
    "sampling": {"sample_us": 12.5, "iterations": "auto", "settle": false, "rounds": 7,
                 "generations": 3, "time_budget_s": 30, "precision_percent": 0.5,
                 "seed": 9007199254740991, "pin": false,
                 "allocations": false, "counters": false,
                 "compression": true, "aa_check": true},
    "baseline": "baseline/memcpy"})");
  EXPECT_EQ(profile.description, "every key");
  const std::vector<PayloadChoice> payloads{
      {"string-map", {{"count", 5}, {"bytes", 7}}, ""}, {"cookie", {}, ""}, {"", {}, "a/b.json"}};
  EXPECT_EQ(profile.payloads, payloads);
  EXPECT_THAT(profile.phases, ElementsAre(Phase::load, Phase::free));
  EXPECT_EQ(
      profile.sampling,
      (Sampling{
          12.5, {}, false, 7, 3, 30, 0.5, 9007199254740991, false, false, true, false, true}));
  EXPECT_EQ(profile.baseline, "baseline/memcpy");
}

TEST(Profile, ComesBackFromItsOwnDocument) {
  Profile profile = read(with("name", "\"n\""));
  EXPECT_EQ(read_profile(to_document(profile)), profile);
  profile.description = "a \"quoted\" é";
  profile.payloads = {{"scroll-list", {{"items", 3}}, ""}, {"", {}, "x.json"}};
  profile.phases = {Phase::build, Phase::read};
  profile.sampling = {{}, 1'000'000'000, false, 2'000'000, 10'000, 0.1, 0.01,
                      0,  false,         false, true,      false,  true};
  profile.baseline = "baseline/memcpy";
  EXPECT_EQ(parse_profile(write_profile(profile)), profile);
  profile.sampling.iterations.reset();
  profile.sampling.sample_us = 0.1 + 0.2 + 1;
  EXPECT_EQ(parse_profile(write_profile(profile)), profile);
}

TEST(Profile, WritesEveryKeyAsAUserWould) {
  Profile profile = read(with("name", "\"n\""));
  profile.sampling.time_budget_s = 30;
  EXPECT_EQ(write_profile(profile), R"({
  "version": 1,
  "name": "n",
  "description": "",
  "codecs": ["baseline/memcpy"],
  "payloads": [
    {
      "shape": "cookie"
    }
  ],
  "phases": ["encode", "decode", "write", "load"],
  "sampling": {
    "sample_us": "auto",
    "iterations": "auto",
    "settle": true,
    "rounds": 300,
    "generations": 20,
    "time_budget_s": 30,
    "precision_percent": null,
    "seed": 42,
    "pin": true,
    "allocations": true,
    "counters": true,
    "compression": false,
    "aa_check": false
  },
  "baseline": "",
  "published": ""
}
)");
}

TEST(Profile, TakesWholeDoublesForWholeNumbers) {
  EXPECT_EQ(read(sampling(R"("rounds": 1e3)")).sampling.rounds, 1000);
  EXPECT_EQ(read(sampling(R"("rounds": 20.0)")).sampling.rounds, 20);
}

TEST(Profile, HasNoMoreGenerationsThanRounds) {
  EXPECT_EQ(read(sampling(R"("rounds": 5)")).sampling.generations, 5);
  EXPECT_EQ(read(sampling(R"("rounds": 5, "generations": 5)")).sampling.generations, 5);
  EXPECT_THAT(mistakes(sampling(R"("rounds": 5, "generations": 6)")),
              ElementsAre("/sampling/generations: found 6; allowed are 1 to 5, the number of "
                          "rounds"));
}

struct Mistake {
  std::string text;
  std::string sentence;
};

TEST(Profile, ReportsEachMistakeWithPlaceFoundAndAllowed) {
  const Mistake cases[] = {
      {sampling(R"("rounds": 0)"), "/sampling/rounds: found 0; allowed are 1 to 2000000"},
      {sampling(R"("rounds": -1)"), "/sampling/rounds: found -1; allowed are 1 to 2000000"},
      {sampling(R"("rounds": 1000000000000000)"),
       "/sampling/rounds: found 1000000000000000; allowed are 1 to 2000000"},
      {sampling(R"("rounds": 1e15)"), "/sampling/rounds: found 1e+15; allowed are 1 to 2000000"},
      {sampling(R"("rounds": 18446744073709551615)"),
       "/sampling/rounds: found 18446744073709551615; allowed are 1 to 2000000"},
      {sampling(R"("rounds": 1e300)"), "/sampling/rounds: found 1e+300; allowed are 1 to 2000000"},
      {sampling(R"("rounds": 2000001)"),
       "/sampling/rounds: found 2000001; allowed are 1 to 2000000"},
      {sampling(R"("rounds": 1.5)"),
       "/sampling/rounds: found 1.5; allowed are whole numbers from 1 to 2000000"},
      {sampling(R"("rounds": "NaN")"),
       "/sampling/rounds: found \"NaN\"; allowed are whole numbers from 1 to 2000000"},
      {sampling(R"("rounds": null)"),
       "/sampling/rounds: found null; allowed are whole numbers from 1 to 2000000"},
      {sampling(R"("rounds": [5])"),
       "/sampling/rounds: found a list; allowed are whole numbers from 1 to 2000000"},
      {sampling(R"("sample_us": 0.5)"),
       "/sampling/sample_us: found 0.5; allowed are 1 to 10000000, or \"auto\""},
      {sampling(R"("sample_us": "Auto")"),
       "/sampling/sample_us: found \"Auto\"; allowed are numbers from 1 to 10000000, or \"auto\""},
      {sampling(R"("iterations": 0)"),
       "/sampling/iterations: found 0; allowed are 1 to 1000000000, or \"auto\""},
      {sampling(R"("generations": 10001, "rounds": 20000)"),
       "/sampling/generations: found 10001; allowed are 1 to 10000"},
      {sampling(R"("time_budget_s": 0)"),
       "/sampling/time_budget_s: found 0; allowed are 0.1 to 604800, or null"},
      {sampling(R"("time_budget_s": "30 s")"),
       "/sampling/time_budget_s: found \"30 s\"; allowed are numbers from 0.1 to 604800, or null"},
      {sampling(R"("precision_percent": 101)"),
       "/sampling/precision_percent: found 101; allowed are 0.01 to 100, or null"},
      {sampling(R"("seed": 9007199254740992)"),
       "/sampling/seed: found 9007199254740992; allowed are 0 to 9007199254740991"},
      {sampling(R"("settle": 1)"), "/sampling/settle: found 1; allowed are true and false"},
      {sampling(R"("pin": "yes")"), "/sampling/pin: found \"yes\"; allowed are true and false"},
      {sampling(R"("aa_check": 1)"), "/sampling/aa_check: found 1; allowed are true and false"},
      {sampling(R"("rouns": 5)"), "/sampling/rouns: unknown key; did you mean rounds?"},
      {sampling(R"("a/b~": 5)"),
       "/sampling/a~1b~0: unknown key; allowed are sample_us, iterations, settle, rounds, "
       "generations, time_budget_s, precision_percent, seed, pin, allocations, counters, "
       "compression and aa_check"},
      {with("sampling", "5"), "/sampling: found 5; a map in braces is needed"},
      {with("version", ""), "/version: is missing; \"version\": 1 is needed"},
      {with("version", "2"), "/version: found 2; this program reads version 1"},
      {with("version", "\"1\""), "/version: found \"1\"; this program reads version 1"},
      {with("name", "5"), "/name: found 5; a string in double quotes is needed"},
      {with("codecs", ""), "/codecs: is missing; a list of codecs is needed"},
      {with("codecs", "\"baseline/memcpy\""),
       "/codecs: found \"baseline/memcpy\"; a list in square brackets is needed"},
      {with("codecs", R"(["baseline/memcopy"])"),
       "/codecs/0: found \"baseline/memcopy\", which is no codec; did you mean baseline/memcpy?"},
      {with("codecs", R"(["baseline/memcpy", "baseline/memcpy"])"),
       "/codecs/1: found \"baseline/memcpy\" a second time; allowed is once"},
      {with("codecs", "[7]"), "/codecs/0: found 7; a string in double quotes is needed"},
      {with("phases", R"(["encod"])"),
       "/phases/0: found \"encod\", which is no phase; did you mean encode?"},
      {with("phases", R"(["warm-up"])"),
       "/phases/0: found \"warm-up\", which is no phase; allowed are build, encode, decode, read, "
       "free, write and load"},
      {with("phases", R"(["load", "encode", "load"])"),
       "/phases/2: found \"load\" a second time; allowed is once"},
      {with("phases", "[]"),
       "/phases: no phase is ticked: name at least one of build, encode, decode, read, free, write "
       "and load"},
      {with("payloads", "[]"),
       "/payloads: no payload is ticked: name at least one shape (cookie, scroll-list, "
       "string-array, string-map, order, telemetry, log-records, api-events, geometry, "
       "save-game, multilingual and deep-tree) or file"},
      {with("payloads", R"({"shape": "cookie"})"),
       "/payloads: found a map; a list in square brackets is needed"},
      {payload("\"cookie\""), "/payloads/0: found \"cookie\"; a map in braces is needed"},
      {payload(R"({"shape": "cokie"})"),
       "/payloads/0/shape: found \"cokie\", which is no shape; did you mean cookie?"},
      {payload(R"({"shape": "invoices"})"),
       "/payloads/0/shape: found \"invoices\", which is no shape; allowed are cookie, scroll-list, "
       "string-array, string-map, order, telemetry, log-records, api-events, geometry, "
       "save-game, multilingual and deep-tree"},
      {payload(R"({"shape": "cookie", "file": "a.json"})"),
       "/payloads/0: found both shape and file; allowed is one of the two"},
      {payload("{}"),
       "/payloads/0: neither shape nor file is given; one of the two is needed, such as "
       "{\"shape\": \"cookie\"} or {\"file\": \"data.json\"}"},
      {payload(R"({"file": ""})"), "/payloads/0/file: found \"\"; the path of a file is needed"},
      {payload(R"({"file": "a\u0000b"})"),
       "/payloads/0/file: found \"a\\u0000b\"; the path of a file is needed"},
      {payload(R"({"file": "a.json", "items": 5})"),
       "/payloads/0/items: unknown key; allowed are shape and file"},
      {payload(R"({"shape": "scroll-list", "item": 5})"),
       "/payloads/0/item: unknown key; did you mean items?"},
      {payload(R"({"shape": "scroll-list", "items": 0})"),
       "/payloads/0/items: found 0; allowed are 1 to 1000000"},
      {payload(R"({"shape": "string-array", "count": 10000001})"),
       "/payloads/0/count: found 10000001; allowed are 1 to 10000000"},
      {payload(R"({"shape": "string-array", "count": 1000000, "bytes": 10000})"),
       "/payloads/0: count 1000000 and bytes 10000 would be about 9.32 GiB of JSON; the limit is "
       "256 MiB"},
      {payload(R"({"shape": "log-records", "max_bytes": 19})"),
       "/payloads/0: found min_bytes 20 above max_bytes 19; lower min_bytes or raise max_bytes"},
      {payload(R"({"shape": "deep-tree", "depth": 91})"),
       "/payloads/0/depth: found 91; allowed are 1 to 90"},
      {payload(R"({"shape": "cookie"}, {"shape": "cookie"})"),
       "/payloads/1: is the same payload as /payloads/0; allowed is once"},
      {payload(R"({"shape": "scroll-list"}, {"shape": "scroll-list", "items": 100})"),
       "/payloads/1: is the same payload as /payloads/0; allowed is once"},
      {payload(R"({"file": "a.json"}, {"shape": "cookie"}, {"file": "./a.json"})"),
       "/payloads/2: is the same payload as /payloads/0; allowed is once"},
      {with("baseline", "\"sproto/raw\""),
       "/baseline: found \"sproto/raw\", which is not among the profile's codecs; allowed are "
       "baseline/memcpy"},
      {with("baselin", "\"\""), "/baselin: unknown key; did you mean baseline?"},
      {"[1]", "found a list; a map in braces is needed"},
      {"", "the text is empty; a JSON value is needed"},
      {"\x89PNG\r\n\x1a\n", "line 1, column 1: expected a value, found <byte 0x89>PNG"},
      {"\x7f"
       "ELF\0"s,
       "line 1, column 5: found a NUL byte; this is not JSON text in UTF-8"},
      {R"({"version": 1, "version": 1})", "/version: this key stands twice in its map"},
  };
  for (const auto& [text, sentence] : cases) {
    EXPECT_THAT(mistakes(text), ElementsAre(sentence)) << text;
  }
}

TEST(Profile, NamesAllCodecsWhereNoneIsTicked) {
  EXPECT_THAT(mistakes(with("codecs", "[]")),
              ElementsAre(StartsWith("/codecs: no codec is ticked: name at least one of ")));
  EXPECT_THAT(mistakes(with("codecs", "[]")), ElementsAre(HasSubstr("baseline/memcpy")));
}

TEST(Profile, ReportsAllMistakesAtOnce) {
  EXPECT_THAT(mistakes(R"({
    "version": 3, "codecs": ["baseline/memcpy", "nothing"],
    "payloads": [{"shape": "scroll-list", "items": 0, "size": 1}, 5],
    "phases": ["encode", "?"],
    "sampling": {"rounds": 0, "generations": -1, "seed": "x"}, "sampleing": {}})"),
              ElementsAre(StartsWith("/version: "), StartsWith("/codecs/1: "),
                          StartsWith("/payloads/0/items: "), StartsWith("/payloads/0/size: "),
                          StartsWith("/payloads/1: "), StartsWith("/phases/1: "),
                          StartsWith("/sampling/rounds: "), StartsWith("/sampling/generations: "),
                          StartsWith("/sampling/seed: "), StartsWith("/sampleing: ")));
}

TEST(Profile, AMistakeInCodecsIsNotReportedAgainForTheBaseline) {
  EXPECT_THAT(mistakes(R"({"version": 1, "codecs": ["sproto/row"], "baseline": "sproto/row",
                           "payloads": [{"shape": "cookie"}]})"),
              ElementsAre(StartsWith("/codecs/0: ")));
}

TEST(Profile, AllocatesNothingForAPayloadThatIsTooLarge) {
  // 9 TiB: would end the program if it were made.
  EXPECT_THAT(
      mistakes(payload(R"({"shape": "string-array", "count": 10000000,
                                   "bytes": 1000000})")),
      ElementsAre("/payloads/0: count 10000000 and bytes 1000000 would be about 9.09 TiB of "
                  "JSON; the limit is 256 MiB"));
}

}  // namespace
}  // namespace cwb
