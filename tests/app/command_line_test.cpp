// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>

#include "program.h"

namespace cwb::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

TEST(CommandLine, HelpNamesTheSubcommandsAndIsFine) {
  const Outcome outcome = run_program({"--help"});
  EXPECT_EQ(outcome.exit_code, 0);
  for (const char* word : {"run", "list", "validate", "verify", "FILE"}) {
    EXPECT_THAT(outcome.out, HasSubstr(word));
  }
  EXPECT_EQ(outcome.err, "");
}

TEST(CommandLine, TellsItsVersion) {
  const Outcome outcome = run_program({"--version"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_THAT(outcome.out, StartsWith("codec-workbench 0."));
}

TEST(CommandLine, RefusesAnUnknownOptionWithASentence) {
  const Outcome outcome = run_program({"run", "builtin:cookie", "--cvs", "x.csv"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("--cvs"));
  EXPECT_THAT(outcome.err, HasSubstr("--help"));
}

TEST(CommandLine, RefusesRunWithoutAProfile) {
  const Outcome outcome = run_program({"run"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("PROFILE"));
}

TEST(CommandLine, WithoutADisplayTheWindowSaysWhatToDoInstead) {
  const Outcome outcome = run_program({"builtin:cookie"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("there is no display"));
  EXPECT_THAT(outcome.err, HasSubstr("codec-workbench run PROFILE"));
}

TEST(CommandLine, ADisplayThatNobodyAnswersAtIsExplainedToo) {
  const Outcome outcome = run_program({}, {"DISPLAY=:987"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("the display cannot be opened"));
  EXPECT_THAT(outcome.err, HasSubstr("codec-workbench run PROFILE"));
}

TEST(CommandLine, APlatformThatQtLacksIsExplainedToo) {
  const Outcome outcome = run_program({}, {"QT_QPA_PLATFORM=nonsense"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("codec-workbench run PROFILE"));
}

}  // namespace
}  // namespace cwb::test
