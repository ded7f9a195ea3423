// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/text_table.h"

#include <gmock/gmock.h>

#include "hand_made_run.h"

namespace cwb {
namespace {

TEST(TextTable, AlignsTheFiguresAndSaysWhyOthersAreMissing) {
  EXPECT_EQ(text_table(test::hand_made_run()),
            R"(cookie, build
codec               family             median     ±CI  p95  p99  MB/s  bytes  allocs  ratio  rank  verdict
protobuf/generated  typed                   -       -    -    -     -      -       -      -     -  -

cookie, encode
codec               family             median     ±CI  p95  p99  MB/s  bytes  allocs  ratio  rank  verdict
protobuf/generated  typed              104 ns  ±3.3 %    -    -  4180    117       -   1.00     -  -
sproto/raw          dynamic  below resolution       -    -    -     -    272       -      -     -  -

my "own", file.json, encode
codec               family             median     ±CI  p95  p99  MB/s  bytes  allocs  ratio  rank  verdict
protobuf/dynamic    dynamic                 -       -    -    -     -      -       -      -     -  -

my "own", file.json, decode
codec               family             median     ±CI  p95  p99  MB/s  bytes  allocs  ratio  rank  verdict
protobuf/dynamic    dynamic                 -       -    -    -     -      -       -      -     -  -

8 rounds in 2 generations; all rounds were taken.
Ratio and verdict are against protobuf/generated: a ratio under 1 is faster.
Verdicts hold together with 99 % in this run: 1 comparison over 2 generations, each beyond a margin of 0.5 %; so many comparisons need 8 generations.
Warnings:
  This is a virtual machine; repeat the run.
Refused or failed:
  refused: protobuf/dynamic, my "own", file.json (encode, decode): a null stands in a list at /a/0, which protobuf cannot hold
Notes:
  protobuf/generated, cookie (encode): a list, empty, comes back absent
)");
}

TEST(TextTable, KeepsTheFiguresOfAFailedCaseBesideItsReason) {
  cwb::Run run = test::hand_made_run();
  run.cases.resize(1);
  run.cases[0].state = CaseState::failed;
  run.cases[0].reason = "the output grew from 117 to 118 bytes";
  const std::string text = text_table(run);
  EXPECT_NE(text.find("104 ns"), std::string::npos) << text;
  EXPECT_NE(text.find("failed: protobuf/generated, cookie (encode): the output grew from 117 to "
                      "118 bytes\n"),
            std::string::npos)
      << text;
}

TEST(TextTable, HasAColumnForAFigureThatOneCaseHas) {
  cwb::Run run = test::hand_made_run();
  run.cases.resize(1);
  run.cases[0].counts = HardwareCounts{};
  (*run.cases[0].counts)[HardwareEvent::cycles] = 12.25;
  (*run.cases[0].counts)[HardwareEvent::cache_misses] = 0;
  run.cases[0].compressed[Compressor::zstd] = Compressed{12345, 4000.25, 900};
  const std::string text = text_table(run);
  EXPECT_NE(text.find("  bytes  allocs  cycles  LLC miss   zstd  ratio"), std::string::npos)
      << text;
  EXPECT_NE(text.find("    117       -    12.2         0  12345   1.00"), std::string::npos)
      << text;
}

TEST(TextTable, SaysWhyThereAreNoHardwareCounters) {
  cwb::Run run = test::hand_made_run();
  EXPECT_THAT(text_table(run), testing::Not(testing::HasSubstr("Hardware counters")));
  run.manifest.counters = "This machine has no hardware counters.";
  EXPECT_THAT(text_table(run),
              testing::HasSubstr("\nHardware counters: This machine has no hardware counters.\n"));
}

TEST(TextTable, SaysANoteOfSeveralCasesOnce) {
  cwb::Run run = test::hand_made_run();
  for (CaseResult& result : run.cases) result.notes.clear();
  run.cases[0].notes = {"cold", "only here"};
  run.cases[2].notes = {"cold"};
  const std::string text = text_table(run);
  EXPECT_NE(text.find("Notes:\n"
                      "  all measured cases: cold\n"
                      "  protobuf/generated, cookie (encode): only here\n"),
            std::string::npos)
      << text;
}

TEST(TextTable, SaysAReasonOfSeveralCodecsOnce) {
  cwb::Run run = test::hand_made_run();
  run.cases.erase(run.cases.begin(), run.cases.begin() + 3);
  run.cases.push_back(run.cases[0]);
  run.cases.back().id.codec = "sproto/raw";
  const std::string text = text_table(run);
  EXPECT_NE(text.find("  refused: protobuf/dynamic, my \"own\", file.json (encode, decode); "
                      "sproto/raw, my \"own\", file.json (encode): a null stands"),
            std::string::npos)
      << text;
}

}  // namespace
}  // namespace cwb
