// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/export_csv.h"

#include <locale>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hand_made_run.h"

namespace cwb {
namespace {

TEST(SamplesCsv, HasARowForEverySampleInTheOrderOfRounds) {
  EXPECT_EQ(samples_csv(test::hand_made_run()),
            "codec,payload,phase,round,iterations,ns_per_iteration,generation,below_resolution,"
            "traits,interrupted\r\n"
            "protobuf/generated,cookie,encode,1,2000,104,1,false,typed schema,false\r\n"
            "protobuf/generated,cookie,encode,2,2000,101,1,false,typed schema,false\r\n"
            "protobuf/generated,cookie,encode,3,2000,102,1,false,typed schema,false\r\n"
            "protobuf/generated,cookie,encode,4,2000,103,1,false,typed schema,false\r\n"
            "protobuf/generated,cookie,encode,5,2000,108,2,false,typed schema,false\r\n"
            "protobuf/generated,cookie,encode,6,2000,105,2,false,typed schema,false\r\n"
            "protobuf/generated,cookie,encode,7,2000,106,2,false,typed schema,false\r\n"
            "protobuf/generated,cookie,encode,8,2000,107,2,false,typed schema,false\r\n"
            "sproto/raw,cookie,encode,1,1,0.5,1,true,dynamic schema,false\r\n"
            "sproto/raw,cookie,encode,2,1,1.25,2,true,dynamic schema,false\r\n");
}

TEST(SummaryCsv, HasARowForEveryCaseWithItsFiguresOrEmptyFields) {
  EXPECT_EQ(
      summary_csv(test::hand_made_run()),
      "codec,payload,phase,n,median_ns,ci_low_ns,ci_high_ns,p5_ns,p25_ns,p75_ns,p95_ns,p99_ns,"
      "min_ns,max_ns,mean_ns,sd_ns,mad_ns,encoded_bytes,mb_per_s,ratio_to_baseline,state,reason,"
      "family,traits,notes,iterations,json_bytes,p999_ns,below_resolution,rank,verdict,"
      "verdict_ratio,verdict_low,verdict_high,diagnoses,allocations,allocated_bytes,"
      "peak_bytes,instructions,cycles,branch_misses,cache_misses,zstd_bytes,"
      "zstd_compress_ns,zstd_decompress_ns,lz4_bytes,lz4_compress_ns,lz4_decompress_ns\r\n"
      "protobuf/generated,cookie,encode,8,104.5,101,108,,102.75,106.25,,,101,108,104.5,"
      "2.449489742783178,2,117,4181.818181818182,1,runs,,typed,typed schema,"
      "\"a list, empty, comes back absent\",2000,437,,false,,,,,,,,,,,,,,,,,,,\r\n"
      "protobuf/generated,cookie,build,0,,,,,,,,,,,,,,,,,not apart,,typed,typed schema,,,437,,"
      "false,,,,,,,,,,,,,,,,,,,\r\n"
      "sproto/raw,cookie,encode,2,0.875,,,,,,,,0.5,1.25,0.875,0.5303300858899106,0.375,272,"
      "499428.5714285714,,runs,,dynamic,dynamic "
      "schema,,1,437,,true,,below_resolution,,,,,,,,,,,,,,,,,\r\n"
      "protobuf/dynamic,\"my \"\"own\"\", file.json\",encode,0,,,,,,,,,,,,,,,,,refused,"
      "\"a null stands in a list at /a/0, which protobuf cannot hold\",dynamic,dynamic,,,437,,"
      "false,,,,,,,,,,,,,,,,,,,\r\n"
      "protobuf/dynamic,\"my \"\"own\"\", file.json\",decode,0,,,,,,,,,,,,,,,,,refused,"
      "\"a null stands in a list at /a/0, which protobuf cannot hold\",dynamic,dynamic,,,437,,"
      "false,,,,,,,,,,,,,,,,,,,\r\n");
}

TEST(SummaryCsv, EndsWithTheHardwareEventsThatWereCounted) {
  cwb::Run run = test::hand_made_run();
  run.cases.resize(1);
  run.cases[0].counts = HardwareCounts{};
  (*run.cases[0].counts)[HardwareEvent::instructions] = 1234.5;
  (*run.cases[0].counts)[HardwareEvent::branch_misses] = 0;
  EXPECT_NE(summary_csv(run).find(",1234.5,,0,"), std::string::npos) << summary_csv(run);
}

TEST(SummaryCsv, EndsWithWhatCompressorsMakeOfTheEncodedBytes) {
  cwb::Run run = test::hand_made_run();
  run.cases.resize(1);
  run.cases[0].compressed[Compressor::zstd] = Compressed{88, 4000.25, 900};
  EXPECT_THAT(summary_csv(run), testing::EndsWith(",88,4000.25,900,,,\r\n"));
}

TEST(SummaryCsv, KeepsALineEndInsideQuotes) {
  cwb::Run run;
  CaseResult result;
  result.id = {"a/b", "two\nlines", Phase::load};
  run.cases.push_back(result);
  EXPECT_NE(summary_csv(run).find("a/b,\"two\nlines\",load,0,"), std::string::npos);
}

/// As a German user's locale has it.
struct DecimalComma : std::numpunct<char> {
  char do_decimal_point() const override { return ','; }
  char do_thousands_sep() const override { return '.'; }
  std::string do_grouping() const override { return "\3"; }
};

TEST(SamplesCsv, WritesAPointWhateverTheLocale) {
  const std::locale before = std::locale::global(std::locale(std::locale(), new DecimalComma));
  const std::string text = samples_csv(test::hand_made_run());
  std::locale::global(before);
  EXPECT_NE(text.find(",encode,1,2000,104,"), std::string::npos) << text;
  EXPECT_NE(text.find(",1,1.25,"), std::string::npos) << text;
}

}  // namespace
}  // namespace cwb
