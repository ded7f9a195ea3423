// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/manifest_json.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "hand_made_run.h"
#include "run/export_json.h"

namespace cwb {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

TEST(ManifestJson, IsTheHeadOfTheRunsFile) {
  json run = json::parse(run_json(test::hand_made_run()));
  json manifest = json::parse(manifest_json(test::hand_made_run()));
  EXPECT_EQ(manifest.at("kind"), "manifest");
  EXPECT_EQ(manifest.at("profile").at("sampling").at("seed"), 42);
  for (json* document : {&run, &manifest}) {
    for (const char* key : {"kind", "cases", "verdicts"}) document->erase(key);
  }
  EXPECT_EQ(manifest, run);
}

TEST(ManifestJson, SaysHowEachCaseWasSampled) {
  const json cases = json::parse(manifest_json(test::hand_made_run())).at("cases");
  ASSERT_EQ(cases.size(), 5U);
  EXPECT_EQ(cases.at(0), json::parse(R"({
    "codec": "protobuf/generated", "payload": "cookie", "phase": "encode", "state": "runs",
    "reason": "", "iterations": 2000, "settle_iterations": 200, "json_bytes": 437})"));
  EXPECT_EQ(cases.at(3).at("state"), "refused");
}

TEST(ManifestJson, HasTheKeysOfItsSchema) {
  std::ifstream file(CWB_SOURCE_DIR "/schemas/manifest.schema.json");
  const json schema = json::parse(file);
  const json manifest = json::parse(manifest_json(test::hand_made_run()));
  const auto expect_same = [](const json& written, const json& described) {
    for (const auto& item : written.items()) {
      EXPECT_TRUE(described.at("properties").contains(item.key())) << item.key();
    }
    EXPECT_EQ(described.at("required").size(), written.size());
  };
  expect_same(manifest, schema);
  expect_same(manifest.at("cases").at(0), schema.at("properties").at("cases").at("items"));
}

TEST(ManifestPath, LiesBesideTheCsvFileAndDestroysNothingThatNobodyWasAskedAbout) {
  std::string name = (fs::temp_directory_path() / "cwb-manifest-XXXXXX").string();
  const fs::path folder = ::mkdtemp(name.data());
  EXPECT_EQ(manifest_path(folder / "a.csv"), folder / "a.manifest.json");
  EXPECT_EQ(manifest_path(folder / "a.b.txt"), folder / "a.b.txt.manifest.json");
  EXPECT_EQ(manifest_path("a"), "a.manifest.json");
  std::ofstream(folder / "a.manifest.json") << "kept";
  EXPECT_EQ(manifest_path(folder / "a.csv"), folder / "a.manifest-2.json");
  std::ofstream(folder / "a.manifest-2.json") << "kept";
  EXPECT_EQ(manifest_path(folder / "a.csv"), folder / "a.manifest-3.json");
  std::ofstream(folder / "a.csv") << "old";
  EXPECT_EQ(manifest_path(folder / "a.csv"), folder / "a.manifest.json");
  fs::remove_all(folder);
}

}  // namespace
}  // namespace cwb
