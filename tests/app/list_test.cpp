// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include "program.h"

namespace cwb::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::IsSupersetOf;

std::vector<std::string> ids(const std::string& text) {
  std::vector<std::string> list;
  for (const json& item : json::parse(text)) list.push_back(item.at("id"));
  return list;
}

TEST(List, NamesEveryCodec) {
  const Outcome outcome = run_program({"list", "codecs", "--json"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_THAT(ids(outcome.out), IsSupersetOf({"baseline/memcpy", "nlohmann-json/dom",
                                              "nlohmann-json/struct", "msgpack-cxx/object",
                                              "msgpack-cxx/struct-map", "msgpack-cxx/struct-array",
                                              "protobuf/generated", "protobuf/generated-reuse",
                                              "protobuf/dynamic", "sproto/raw", "sproto/packed"}));
}

TEST(List, ShowsTheTraitsOfACodec) {
  const Outcome outcome = run_program({"list", "codecs"});
  EXPECT_THAT(outcome.out, testing::ContainsRegex("sproto/raw .* dynamic, schema"));
}

TEST(List, ShowsTheBoundsOfAPayloadsParameters) {
  const Outcome outcome = run_program({"list", "payloads"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_THAT(outcome.out, testing::ContainsRegex("scroll-list +items +100 +1 to 1000000"));
}

TEST(List, NamesTheBuiltInProfilesAsTheyAreOpened) {
  EXPECT_THAT(ids(run_program({"list", "profiles", "--json"}).out),
              IsSupersetOf({"builtin:cookie", "builtin:scroll-list", "builtin:json-messagepack",
                            "builtin:quick"}));
}

TEST(List, SaysWhatCanBeListed) {
  const Outcome outcome = run_program({"list", "codec"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("profiles"));
  EXPECT_EQ(outcome.out, "");
}

TEST(List, FailsWhereStandardOutputIsFull) {
  Program program({"list", "codecs"}, {}, Program::Stderr::pipe, "/dev/full");
  const Outcome outcome = program.finish();
  EXPECT_EQ(outcome.exit_code, 3);
  EXPECT_THAT(outcome.err, HasSubstr("standard output cannot be written: No space left on device"));
}

}  // namespace
}  // namespace cwb::test
