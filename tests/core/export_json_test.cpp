// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/export_json.h"

#include <fstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "hand_made_run.h"

namespace cwb {
namespace {

using nlohmann::json;

TEST(RunJson, HoldsEverySampleOfACaseWithItsFigures) {
  const json run = json::parse(run_json(test::hand_made_run()));
  EXPECT_EQ(run.at("cases").at(0), json::parse(R"({
    "codec": "protobuf/generated", "payload": "cookie", "phase": "encode", "state": "runs",
    "reason": "", "family": "typed", "traits": ["typed", "schema"],
    "notes": ["a list, empty, comes back absent"], "iterations": 2000, "settle_iterations": 200, "encoded_bytes": 117,
    "json_bytes": 437,
    "summary": {"n": 8, "median_ns": 104.5, "ci_low_ns": 101.0, "ci_high_ns": 108.0,
                "p25_ns": 102.75, "p75_ns": 106.25, "min_ns": 101.0, "max_ns": 108.0,
                "mean_ns": 104.5, "sd_ns": 2.449489742783178, "mad_ns": 2.0,
                "mb_per_s": 4181.818181818182, "ratio_to_baseline": 1.0,
                "below_resolution": false},
    "samples": {"ns": [104, 101, 102, 103, 108, 105, 106, 107],
                "generation": [1, 1, 1, 1, 2, 2, 2, 2], "flags": [0, 0, 0, 0, 0, 0, 0, 0]},
    "allocations": null, "counts": null, "compressed": {}, "diagnoses": [], "twin_of": null, "rank": null, "verdict": null})"));
}

TEST(RunJson, SaysWhyARefusedCaseHasNoFigures) {
  const json refused = json::parse(run_json(test::hand_made_run())).at("cases").at(3);
  EXPECT_EQ(refused.at("state"), "refused");
  EXPECT_EQ(refused.at("reason"), "a null stands in a list at /a/0, which protobuf cannot hold");
  EXPECT_EQ(refused.at("payload"), "my \"own\", file.json");
  EXPECT_TRUE(refused.at("summary").is_null());
  EXPECT_TRUE(refused.at("encoded_bytes").is_null());
  EXPECT_EQ(refused.at("samples").at("ns"), json::array());
}

TEST(RunJson, CarriesTheProfileAndTheMachine) {
  const json run = json::parse(run_json(test::hand_made_run()));
  EXPECT_EQ(run.at("version"), 1);
  EXPECT_EQ(run.at("kind"), "run");
  EXPECT_EQ(run.at("rounds"), 8);
  EXPECT_EQ(run.at("generations"), 2);
  EXPECT_EQ(run.at("ended_by"), "rounds");
  EXPECT_EQ(run.at("profile").at("baseline"), "protobuf/generated");
  EXPECT_EQ(run.at("manifest"), json::parse(R"({
    "program_version": "0.1.0", "started": "2026-03-01T12:00:00Z",
    "finished": "2026-03-01T12:00:09Z", "cpu": "Some CPU", "cores": 2,
    "kernel": "Linux 6.1.0 x86_64", "compiler": "GCC 12.2.0", "flags": "-O3 -DNDEBUG",
    "clock_resolution_ns": 1.0, "clock_cost_ns": 18.5, "pinned_core": 1,
    "host": {"caches": [], "governor": null, "clock_source": null, "turbo": null, "virtual_machine": false,
             "address_randomisation": null, "load": null, "siblings": []},
    "counters": "counted",
    "libraries": {"libprotobuf": "3.21.12", "sproto": ""},
    "warnings": ["This is a virtual machine; repeat the run."]})"));
}

TEST(RunJson, HasTheHardwareEventsThatWereCounted) {
  cwb::Run run = test::hand_made_run();
  run.cases[0].counts = HardwareCounts{};
  (*run.cases[0].counts)[HardwareEvent::cycles] = 310.5;
  EXPECT_EQ(json::parse(run_json(run)).at("cases").at(0).at("counts"),
            json::parse(R"({"cycles": 310.5})"));
}

TEST(RunJson, HasWhatCompressorsMakeOfTheEncodedBytes) {
  cwb::Run run = test::hand_made_run();
  run.cases[0].compressed[Compressor::lz4] = Compressed{99, 1500.5, 250};
  EXPECT_EQ(
      json::parse(run_json(run)).at("cases").at(0).at("compressed"),
      json::parse(R"({"lz4": {"bytes": 99, "compress_ns": 1500.5, "decompress_ns": 250.0}})"));
}

TEST(RunJson, WritesNoPinnedCoreAsNull) {
  cwb::Run run = test::hand_made_run();
  run.manifest.pinned_core.reset();
  EXPECT_TRUE(json::parse(run_json(run)).at("manifest").at("pinned_core").is_null());
}

TEST(RunJson, OfNoCaseIsStillJson) {
  EXPECT_EQ(json::parse(run_json(cwb::Run{})).at("cases"), json::array());
}

/// The names of the schema's properties at a place must be those that the file has.
void expect_same_keys(const json& written, const json& described) {
  for (const auto& item : written.items()) {
    EXPECT_TRUE(described.at("properties").contains(item.key())) << item.key();
  }
  for (const json& key : described.at("required")) {
    EXPECT_TRUE(written.contains(key.get<std::string>())) << key;
  }
}

TEST(RunSchema, NamesEveryKeyThatIsWritten) {
  std::ifstream file(CWB_SOURCE_DIR "/schemas/run.schema.json");
  const json schema = json::parse(file);
  const json& parts = schema.at("$defs");
  const json run = json::parse(run_json(test::hand_made_run()));
  expect_same_keys(run, schema);
  expect_same_keys(run.at("manifest"), parts.at("manifest"));
  for (const json& item : run.at("cases")) expect_same_keys(item, parts.at("case"));
  expect_same_keys(run.at("cases").at(0).at("summary"), parts.at("summary"));
  expect_same_keys(run.at("cases").at(2).at("samples"), parts.at("samples"));
  expect_same_keys(run.at("verdicts"), parts.at("verdicts"));
  expect_same_keys(run.at("cases").at(2).at("verdict"), parts.at("verdict"));
}

}  // namespace
}  // namespace cwb
