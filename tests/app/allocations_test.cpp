// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cstdio>
#include <filesystem>
#include <map>
#include <sstream>

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "program.h"

namespace cwb::test {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::HasSubstr;

struct Counted {
  unsigned long long count = 0;
  unsigned long long bytes = 0;
  unsigned long long peak = 0;
};

/// What the probe counted under the preloaded library, by name.
std::map<std::string, Counted> probe() {
  const std::string command =
      "LD_PRELOAD=" + std::string(CWB_COUNTING_LIBRARY) + " " + CWB_ALLOCATION_PROBE;
  std::map<std::string, Counted> all;
  std::FILE* out = ::popen(command.c_str(), "r");
  if (out == nullptr) return all;
  std::array<char, 200> line{};
  while (std::fgets(line.data(), line.size(), out) != nullptr) {
    std::istringstream fields(line.data());
    std::string name;
    Counted counted;
    if (fields >> name >> counted.count >> counted.bytes >> counted.peak) all[name] = counted;
  }
  ::pclose(out);
  return all;
}

TEST(CountingLibrary, CountsWhatTheProgramAllocatesInEachWay) {
  auto counted = probe();
  ASSERT_EQ(counted.size(), 10) << "the probe did not run to its end";
  EXPECT_EQ(counted["nothing"].count, 0);
  EXPECT_EQ(counted["malloc"].count, 1);
  EXPECT_EQ(counted["malloc"].bytes, 1000);
  EXPECT_EQ(counted["new"].count, 2);
  EXPECT_EQ(counted["new"].bytes, sizeof(std::string) + 1001);
  EXPECT_EQ(counted["vector"].count, 1);
  EXPECT_EQ(counted["realloc"].count, 2);
  EXPECT_EQ(counted["realloc"].bytes, 6000);
  EXPECT_EQ(counted["aligned"].count, 1);
}

TEST(CountingLibrary, TellsWhatLivesAtOnceFromWhatLivesInTurn) {
  auto counted = probe();
  EXPECT_EQ(counted["twice"].bytes, counted["together"].bytes);
  EXPECT_GE(counted["twice"].peak, 4000);
  EXPECT_LT(counted["twice"].peak, 4100);
  EXPECT_GE(counted["together"].peak, 8000);
  EXPECT_LT(counted["together"].peak, 8200);
}

TEST(CountingLibrary, CountsWhatSharedLibrariesAllocateInside) {
  auto counted = probe();
  EXPECT_GE(counted["qt"].count, 2);
  // The list, three values, their three texts of 101 bytes, and the array of pointers.
  EXPECT_GE(counted["protobuf"].count, 8);
  EXPECT_GE(counted["protobuf"].bytes, 3 * 101);
}

/// The allocations of a case in a run file.
json allocations(const json& run, const std::string& codec, const std::string& phase) {
  for (const json& item : run.at("cases")) {
    if (item.at("codec") == codec && item.at("phase") == phase) return item.at("allocations");
  }
  return {};
}

TEST(Allocations, OfEveryCaseStandInTheRunFile) {
  const TemporaryFolder folder;
  const std::string file = folder.file("run.json");
  const Outcome outcome = run_program({"run", "builtin:quick", "--time-budget", "0.2", "--json",
                                       file, "--set", "/codecs/-=\"baseline/memcpy\"", "--set",
                                       "/codecs/-=\"protobuf/generated-reuse\""});
  ASSERT_EQ(outcome.exit_code, 0) << outcome.err;
  const json run = json::parse(read_text(folder.file("run.json")));
  for (const json& item : run.at("cases")) {
    EXPECT_EQ(item.at("state") == "runs", item.at("allocations").is_object()) << item.at("codec");
  }
  // memcpy decodes into a fresh buffer; a reused message has its memory already.
  EXPECT_EQ(allocations(run, "baseline/memcpy", "encode").at("count"), 0);
  EXPECT_EQ(allocations(run, "baseline/memcpy", "decode").at("count"), 1);
  EXPECT_EQ(allocations(run, "protobuf/generated-reuse", "decode").at("count"), 0);
  EXPECT_GT(allocations(run, "protobuf/generated", "decode").at("count"), 3);
  EXPECT_GT(allocations(run, "protobuf/dynamic", "decode").at("count"), 3);
  EXPECT_GT(allocations(run, "nlohmann-json/dom", "decode").at("count"), 20);
  EXPECT_GT(allocations(run, "nlohmann-json/dom", "decode").at("peak_bytes"), 437);
}

TEST(Allocations, AreNotCountedWhereTheProfileSaysSo) {
  const TemporaryFolder folder;
  const Outcome outcome =
      run_program({"run", "builtin:quick", "--time-budget", "0.1", "--json",
                   folder.file("run.json"), "--set", "/sampling/allocations=false"});
  ASSERT_EQ(outcome.exit_code, 0) << outcome.err;
  const json run = json::parse(read_text(folder.file("run.json")));
  EXPECT_TRUE(allocations(run, "protobuf/dynamic", "decode").is_null());
}

TEST(Child, SaysWhatIsWrongWithItsTask) {
  const Outcome unknown = run_program({"--child-task=nonsense"});
  EXPECT_EQ(unknown.exit_code, 2);
  EXPECT_THAT(unknown.err, HasSubstr("there is no task nonsense"));
  const Outcome bare = run_program({"--child-task=allocations"});
  EXPECT_EQ(bare.exit_code, 1);
  EXPECT_THAT(bare.err, HasSubstr("the counting library was not preloaded"));
}

TEST(Allocations, AreMissedWithASentenceWhereTheLibraryIsNotBesideTheProgram) {
  const TemporaryFolder folder;
  const std::string copy = folder.file("codec-workbench");
  fs::copy_file(CWB_PROGRAM, copy);
  std::FILE* out = ::popen((copy + " run builtin:quick --time-budget 0.1 2>&1").c_str(), "r");
  ASSERT_NE(out, nullptr);
  std::string text;
  std::array<char, 4096> part{};
  while (std::fgets(part.data(), part.size(), out) != nullptr) text += part.data();
  EXPECT_EQ(::pclose(out), 0);
  EXPECT_THAT(text, HasSubstr("Allocations were not counted: libcwb_count_allocations.so is not "
                              "beside the program"));
}

}  // namespace
}  // namespace cwb::test
