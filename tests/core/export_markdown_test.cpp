// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/export_markdown.h"

#include <gtest/gtest.h>

#include "hand_made_run.h"

namespace cwb {
namespace {

TEST(RunMarkdown, IsATableWithMachineWarningsAndReasons) {
  EXPECT_EQ(run_markdown(test::hand_made_run()), R"(## Hand \| made

### cookie, build

| codec | traits | median | ± CI | p95 | p99 | MB/s | bytes | allocs | ratio | rank | verdict |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
| protobuf/generated | typed, schema | - | - | - | - | - | - | - | - | - | - |

### cookie, encode

| codec | traits | median | ± CI | p95 | p99 | MB/s | bytes | allocs | ratio | rank | verdict |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
| protobuf/generated | typed, schema | 104 ns | ±3.3 % | - | - | 4180 | 117 | - | 1.00 | - | - |
| sproto/raw | dynamic, schema | below resolution | - | - | - | - | 272 | - | - | - | - |

### my "own", file.json, encode

| codec | traits | median | ± CI | p95 | p99 | MB/s | bytes | allocs | ratio | rank | verdict |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
| protobuf/dynamic | dynamic | - | - | - | - | - | - | - | - | - | - |

### my "own", file.json, decode

| codec | traits | median | ± CI | p95 | p99 | MB/s | bytes | allocs | ratio | rank | verdict |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
| protobuf/dynamic | dynamic | - | - | - | - | - | - | - | - | - | - |

8 rounds in 2 generations; all rounds were taken. Ratio and verdict are against protobuf/generated: a ratio under 1 is faster. Verdicts hold together with 99 % in this run: 1 comparison over 2 generations, each beyond a margin of 0.5 %; so many comparisons need 8 generations.

Machine:

- Some CPU, 2 cores; Linux 6.1.0 x86\_64; GCC 12.2.0 -O3 -DNDEBUG; clock resolution 1.00 ns, cost 18.5 ns; pinned to core 1
- libprotobuf 3.21.12, sproto
- codec-workbench 0.1.0, 2026-03-01T12:00:00Z to 2026-03-01T12:00:09Z

Warnings:

- This is a virtual machine; repeat the run.

Refused or failed:

- refused: protobuf/dynamic, my "own", file.json (encode, decode): a null stands in a list at /a/0, which protobuf cannot hold

Notes:

- protobuf/generated, cookie (encode): a list, empty, comes back absent
)");
}

TEST(RunMarkdown, HasAColumnForAFigureThatOneCaseHas) {
  cwb::Run run = test::hand_made_run();
  run.cases[0].counts = HardwareCounts{};
  (*run.cases[0].counts)[HardwareEvent::instructions] = 1234.5;
  const std::string text = run_markdown(run);
  EXPECT_NE(text.find("| allocs | instr | ratio |"), std::string::npos) << text;
  EXPECT_NE(text.find("| 117 | - | 1230 | 1.00 |"), std::string::npos) << text;
  EXPECT_NE(text.find("| 272 | - | - | - |"), std::string::npos) << text;
  EXPECT_EQ(text.find("cycles"), std::string::npos) << text;
}

}  // namespace
}  // namespace cwb
