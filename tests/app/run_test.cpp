// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <csignal>
#include <thread>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "program.h"

namespace cwb::test {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

/// Two codecs, two phases, 20 short samples of each: well under a second.
std::vector<std::string> short_run(const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments{"run",   "builtin:cookie",
                                     "--set", R"(/codecs=["protobuf/generated","sproto/raw"])",
                                     "--set", R"(/phases=["encode","decode"])",
                                     "--set", "/sampling/rounds=20",
                                     "--set", "/sampling/generations=4",
                                     "--set", "/sampling/sample_us=20"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

/// The same, with more rounds than anybody waits for.
std::vector<std::string> endless_run(const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments =
      short_run({"--set", "/sampling/rounds=2000000", "--set", "/sampling/time_budget_s=600"});
  arguments.insert(arguments.end(), more.begin(), more.end());
  return arguments;
}

TEST(Run, WritesTheManifestBesideTheSamples) {
  const TemporaryFolder folder;
  const std::string kept = folder.write("s.manifest.json", "another's");
  Outcome outcome = run_program(short_run({"--csv", folder.file("s.csv")}));
  ASSERT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("Wrote " + folder.file("s.manifest-2.json") + "\n"));
  EXPECT_EQ(read_text(kept), "another's");
  const json manifest = json::parse(read_text(folder.file("s.manifest-2.json")));
  EXPECT_EQ(manifest.at("kind"), "manifest");
  EXPECT_EQ(manifest.at("ended_by"), "rounds");
  EXPECT_EQ(manifest.at("profile").at("sampling").at("rounds"), 20);
  EXPECT_GE(manifest.at("cases").at(0).at("settle_iterations"), 1);
  // Who names a file that is there means its manifest too.
  outcome = run_program(short_run({"--csv", folder.file("s.csv")}));
  ASSERT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_EQ(json::parse(read_text(kept)).at("kind"), "manifest");
}

TEST(Run, RefusesAManifestThatWouldBeWrittenOverBeforeItMeasures) {
  const TemporaryFolder folder;
  const Outcome outcome = run_program(
      short_run({"--csv", folder.file("s.csv"), "--json", folder.file("s.manifest.json")}));
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("s.manifest.json: is named twice"));
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(folder.names(), testing::IsEmpty());
}

TEST(Run, WritesNoManifestBesideADevice) {
  const Outcome outcome = run_program(short_run({"--csv", "/dev/null", "--csv", "/dev/stdout"}));
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, testing::Not(HasSubstr("manifest")));
}

TEST(Run, PrintsTheResultTableAndNothingOnStderrInAPipe) {
  const Outcome outcome = run_program(short_run());
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  EXPECT_THAT(outcome.out, HasSubstr("cookie, encode\n"));
  EXPECT_THAT(outcome.out, HasSubstr("cookie, decode\n"));
  EXPECT_THAT(outcome.out,
              testing::ContainsRegex(
                  "protobuf/generated +typed +[0-9.]+ [nu]s .* 117 +[0-9]+ +1.00 +- +-\n"));
  EXPECT_THAT(outcome.out, testing::ContainsRegex("sproto/raw +dynamic +[0-9.]+ [nu]s .* 272 "));
  EXPECT_THAT(outcome.out, HasSubstr("20 rounds in 4 generations; all rounds were taken."));
}

TEST(Run, WritesEveryOutputWhole) {
  const TemporaryFolder folder;
  const Outcome outcome =
      run_program(short_run({"--csv", folder.file("s.csv"), "--summary", folder.file("t.csv"),
                             "--json", folder.file("r.json"), "--markdown", folder.file("m.md"),
                             "--png", folder.file("c.png"), "--json", folder.file("again.json")}));
  ASSERT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  EXPECT_THAT(folder.names(), ElementsAre("again.json", "c.png", "m.md", "r.json", "s.csv",
                                          "s.manifest.json", "t.csv"));
  for (const std::string& name : folder.names()) {
    EXPECT_THAT(outcome.out, HasSubstr("Wrote " + folder.file(name) + "\n"));
  }

  const auto samples = lines_of(read_text(folder.file("s.csv")));
  ASSERT_EQ(samples.size(), 1U + 2 * 2 * 20);
  EXPECT_THAT(samples[1],
              testing::MatchesRegex("protobuf/generated,cookie,encode,1,[0-9]+,[0-9.e+]+"
                                    ",1,false,typed schema.*\r"));
  EXPECT_THAT(samples[20], HasSubstr(",encode,20,"));
  EXPECT_THAT(samples[20], HasSubstr(",4,false,"));

  const auto summary = lines_of(read_text(folder.file("t.csv")));
  ASSERT_EQ(summary.size(), 1U + 2 * 2);
  EXPECT_THAT(summary[0], StartsWith("codec,payload,phase,n,median_ns,ci_low_ns,"));
  EXPECT_THAT(summary[3], StartsWith("sproto/raw,cookie,encode,20,"));
  EXPECT_THAT(summary[3], HasSubstr(",272,"));

  const json run = json::parse(read_text(folder.file("r.json")));
  EXPECT_EQ(run, json::parse(read_text(folder.file("again.json"))));
  EXPECT_EQ(run.at("cases").size(), 4U);
  EXPECT_EQ(run.at("cases").at(0).at("samples").at("ns").size(), 20U);
  EXPECT_EQ(run.at("profile").at("sampling").at("rounds"), 20);

  EXPECT_THAT(read_text(folder.file("m.md")), HasSubstr("| sproto/raw | dynamic"));
  EXPECT_THAT(read_text(folder.file("c.png")), StartsWith("\x89PNG\r\n\x1a\n"));
}

TEST(Run, TheCsvAndTheJsonHoldTheSameSamples) {
  const TemporaryFolder folder;
  run_program(short_run({"--csv", folder.file("s.csv"), "--json", folder.file("r.json")}));
  const std::string row = lines_of(read_text(folder.file("s.csv"))).at(7);
  ASSERT_THAT(row, HasSubstr("encode,7,"));
  const std::string after_round = row.substr(row.find("encode,7,") + 9);
  const json first = json::parse(read_text(folder.file("r.json"))).at("cases").at(0);
  EXPECT_EQ(std::stod(after_round.substr(after_round.find(',') + 1)),
            first.at("samples").at("ns").at(6).get<double>());
}

TEST(Run, ChecksItsOutputsBeforeItMeasures) {
  const TemporaryFolder folder;
  const std::string kept = folder.write("kept.csv", "old");
  for (const std::string& bad : {folder.file("no/such/folder.csv"), folder.path(), kept + "/x.csv",
                                 std::string("/proc/x.csv")}) {
    const Outcome outcome = run_program(short_run({"--csv", bad, "--summary", kept}));
    EXPECT_EQ(outcome.exit_code, 2) << bad;
    EXPECT_THAT(outcome.err, HasSubstr("--csv " + bad + ": cannot be written: "));
    EXPECT_EQ(outcome.out, "") << "it measured first";
  }
  EXPECT_EQ(read_text(kept), "old");
  EXPECT_THAT(folder.names(), ElementsAre("kept.csv"));
}

TEST(Run, RefusesOneFileForTwoOutputs) {
  const TemporaryFolder folder;
  const Outcome outcome =
      run_program(short_run({"--csv", folder.file("x"), "--summary", folder.file("./x")}));
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("is named twice"));
}

TEST(Run, RefusesOneNewFileForTwoOutputsByRelativeNames) {
  const Outcome outcome =
      run_program(short_run({"--csv", "not-there-yet.csv", "--summary", "./not-there-yet.csv"}));
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("is named twice"));
}

TEST(Run, RefusesATimeBudgetOnceAndNotAsTheProfiles) {
  const Outcome outcome = run_program(short_run({"--time-budget", "NaN"}));
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, ::testing::Not(HasSubstr("/sampling")));
}

TEST(Run, AFullDiskFailsThatOutputAndWritesTheOthers) {
  const TemporaryFolder folder;
  const Outcome outcome =
      run_program(short_run({"--csv", "/dev/full", "--summary", folder.file("t.csv")}));
  EXPECT_EQ(outcome.exit_code, 3);
  EXPECT_THAT(outcome.err,
              HasSubstr("--csv /dev/full: cannot be written: No space left on device"));
  EXPECT_EQ(lines_of(read_text(folder.file("t.csv"))).size(), 5U);
}

TEST(Run, ReplacesAnExistingFile) {
  const TemporaryFolder folder;
  const std::string file = folder.write("t.csv", "old");
  EXPECT_EQ(run_program(short_run({"--summary", file})).exit_code, 0);
  EXPECT_EQ(lines_of(read_text(file)).size(), 5U);
}

TEST(Run, ReportsWrongSettingsAndOutputsTogether) {
  const Outcome outcome = run_program(
      short_run({"--set", "/sampling/rounds=0", "--csv", "/no/x.csv", "--time-budget", "0"}));
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("builtin:cookie: /sampling/rounds: "));
  EXPECT_THAT(outcome.err, HasSubstr("--csv /no/x.csv: "));
  EXPECT_THAT(outcome.err, HasSubstr("--time-budget: found 0; allowed are 0.1 to "));
}

TEST(Run, RefusesATimeBudgetThatIsNoNumber) {
  EXPECT_EQ(run_program(short_run({"--time-budget", "nan"})).exit_code, 2);
  EXPECT_EQ(run_program(short_run({"--time-budget", "long"})).exit_code, 2);
}

TEST(Run, RefusesASettingThatNamesNoPlace) {
  const Outcome outcome = run_program(short_run({"--set", "/nowhere/x=1"}));
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("/nowhere"));
}

TEST(Run, EndsByTheTimeBudget) {
  const Outcome outcome = run_program(endless_run({"--time-budget", "0.3"}));
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("the time budget was used up"));
}

TEST(Run, SaysThatItFoundNothingToRun) {
  const TemporaryFolder folder;
  folder.write("mine.json", R"({"a": 1})");
  const std::string profile = folder.write("p.json", R"({"version": 1, "name": "no shape",
    "codecs": ["protobuf/generated"], "payloads": [{"file": "mine.json"}], "phases": ["encode"]})");
  const Outcome outcome = run_program({"run", profile, "--summary", folder.file("t.csv")});
  EXPECT_EQ(outcome.exit_code, 1) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("refused: protobuf/generated, mine.json (encode): "));
  EXPECT_THAT(read_text(folder.file("t.csv")),
              HasSubstr("protobuf/generated,mine.json,encode,0,,,,"));
}

class RunInterrupted : public testing::TestWithParam<int> {};

TEST_P(RunInterrupted, KeepsAndWritesWhatWasMeasured) {
  const TemporaryFolder folder;
  Program program(endless_run({"--csv", folder.file("s.csv")}));
  ASSERT_TRUE(program.wait_for_handler(GetParam()));
  // Gate and calibration of these four cases take some milliseconds.
  std::this_thread::sleep_for(std::chrono::seconds(1));
  program.send(GetParam());
  const Outcome outcome = program.finish();
  EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("stopped by the user"));
  EXPECT_GT(lines_of(read_text(folder.file("s.csv"))).size(), 4U);
}

INSTANTIATE_TEST_SUITE_P(Signals, RunInterrupted, testing::Values(SIGINT, SIGTERM),
                         [](const auto& instance) {
                           return instance.param == SIGINT ? "Int" : "Term";
                         });

TEST(Run, ShowsProgressWithTheTimeLeftOnATerminal) {
  if (!Program::can_have_terminal()) GTEST_SKIP() << "this system has no terminals to give";
  Program program(endless_run(), {}, Program::Stderr::terminal);
  EXPECT_TRUE(program.wait_for_err(" left"));
  program.send(SIGINT);
  EXPECT_THAT(program.finish().err, testing::ContainsRegex("sampling: [0-9]+/2000000 rounds, "
                                                           "generation 1/4, [0-9:]+ left"));
}

TEST(Run, ShowsNoProgressWhenAskedToBeQuiet) {
  if (!Program::can_have_terminal()) GTEST_SKIP() << "this system has no terminals to give";
  Program program(short_run({"--quiet"}), {}, Program::Stderr::terminal);
  const Outcome outcome = program.finish();
  EXPECT_EQ(outcome.err, "");
  EXPECT_THAT(outcome.out, HasSubstr("cookie, encode"));
}

}  // namespace
}  // namespace cwb::test
