// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/diagnostics.h"

#include <random>

#include <gmock/gmock.h>

namespace cwb {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

/// 300 samples of about 1 us, of 200 iterations each.
CaseResult clean(const std::string& codec, Family family, std::uint64_t seed) {
  CaseResult result;
  result.id = {codec, "cookie", Phase::encode};
  result.family = family;
  result.iterations = 200;
  std::mt19937_64 engine(seed);
  std::lognormal_distribution<double> noise(0, 0.01);
  for (int i = 0; i < 300; ++i) {
    result.series.ns.push_back(1000 * noise(engine));
    result.series.marks.push_back({});
  }
  return result;
}

cwb::Run run_of(std::vector<CaseResult> cases) {
  cwb::Run run;
  run.manifest.clock_cost_ns = 20;
  run.manifest.clock_resolution_ns = 1;
  run.cases = std::move(cases);
  return run;
}

std::vector<Symptom> symptoms(const cwb::Run& run, std::size_t i = 0) {
  std::vector<Symptom> found;
  for (const Diagnosis& diagnosis : diagnose(run, run.cases[i])) {
    found.push_back(diagnosis.symptom);
  }
  return found;
}

TEST(Diagnostics, FindNothingInACleanSeries) {
  EXPECT_THAT(symptoms(run_of({clean("a", Family::typed, 1), clean("f", Family::floor, 2)})),
              IsEmpty());
}

TEST(Diagnostics, FindNothingInCleanSeriesButVeryRarely) {
  int alarms = 0;
  constexpr int series = 1000;
  for (int seed = 0; seed < series; ++seed) {
    if (!symptoms(run_of({clean("a", Family::typed, static_cast<std::uint64_t>(seed))})).empty()) {
      ++alarms;
    }
  }
  EXPECT_LE(alarms, series / 100);
}

TEST(Diagnostics, SayNothingOfSoFewSamples) {
  CaseResult result = clean("a", Family::typed, 1);
  result.series.ns.resize(29);
  result.series.marks.assign(29, {0, interrupted});
  EXPECT_THAT(symptoms(run_of({result})), IsEmpty());
}

TEST(Diagnostics, TellADriftWithItsSize) {
  cwb::Run run = run_of({clean("a", Family::typed, 1)});
  for (std::size_t i = 150; i < 300; ++i) run.cases[0].series.ns[i] *= 0.9;
  const auto found = diagnose(run, run.cases[0]);
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(found[0].symptom, Symptom::drift);
  EXPECT_THAT(found[0].sentence, HasSubstr("10.0 % faster than the first"));
}

TEST(Diagnostics, TellTwoSpeeds) {
  cwb::Run run = run_of({clean("a", Family::typed, 1)});
  for (std::size_t i = 0; i < 300; i += 3) run.cases[0].series.ns[i] *= 1.3;
  EXPECT_THAT(symptoms(run), Contains(Symptom::modes));
}

TEST(Diagnostics, TellManySevereOutliersAndKeepThem) {
  cwb::Run run = run_of({clean("a", Family::typed, 1)});
  std::mt19937_64 engine(3);
  for (int i = 0; i < 25; ++i) run.cases[0].series.ns[engine() % 300] *= 3;
  EXPECT_THAT(symptoms(run), Contains(Symptom::outliers));
  EXPECT_EQ(run.cases[0].series.ns.size(), 300);
}

TEST(Diagnostics, TellThatTheKernelTookTheCoreAway) {
  cwb::Run run = run_of({clean("a", Family::typed, 1)});
  for (std::size_t i = 0; i < 6; ++i) run.cases[0].series.marks[i].flags = interrupted;
  EXPECT_THAT(symptoms(run), IsEmpty()) << "2 % are usual";
  run.cases[0].series.marks[6].flags = interrupted;
  EXPECT_THAT(symptoms(run), ElementsAre(Symptom::interrupted));
}

TEST(Diagnostics, TellSamplesThatTheClockCanHardlyTell) {
  cwb::Run run = run_of({clean("a", Family::typed, 1)});
  run.cases[0].iterations = 3;  // 3 us at a clock cost of 20 ns
  EXPECT_THAT(symptoms(run), IsEmpty());
  run.cases[0].iterations = 1;
  EXPECT_THAT(symptoms(run), ElementsAre(Symptom::too_short));
}

TEST(Diagnostics, GiveATailToTheMachineWhereMemcpyHasItToo) {
  CaseResult slow = clean("a", Family::typed, 1);
  CaseResult floor = clean("baseline/memcpy", Family::floor, 2);
  for (std::size_t i = 10; i < 300; i += 60) slow.series.ns[i] *= 4;
  EXPECT_THAT(symptoms(run_of({slow, floor})), Not(Contains(Symptom::host_tail)));
  for (std::size_t i = 20; i < 300; i += 60) floor.series.ns[i] *= 3;
  EXPECT_THAT(symptoms(run_of({slow, floor})), ElementsAre(Symptom::host_tail));
  slow.id.phase = Phase::write;  // the floor has encode for it
  EXPECT_THAT(symptoms(run_of({slow, floor})), ElementsAre(Symptom::host_tail));
  slow.id.phase = Phase::load;
  EXPECT_THAT(symptoms(run_of({slow, floor})), IsEmpty());
}

TEST(Diagnostics, TellThatTheHypervisorTookTime) {
  cwb::Run run = run_of({});
  run.sampling_s = 10;
  run.rounds = 300;
  run.stolen = {{3, 10}, {7, 30}};
  EXPECT_THAT(run_warnings(run), IsEmpty()) << "0.4 %";
  run.stolen.push_back({9, 20});
  EXPECT_THAT(run_warnings(run), ElementsAre(HasSubstr("gave 0.6 % of the measured core's time to "
                                                       "others, in 3 of 300 rounds")));
}

}  // namespace
}  // namespace cwb
