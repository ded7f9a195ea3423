// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/nearest.h"

#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace cwb {
namespace {

const std::vector<std::string> keys{"rounds", "generations", "seed", "pin", "settle"};

TEST(Nearest, FindsTheKeyThatWasMeant) {
  EXPECT_EQ(nearest("round", keys), "rounds");  // one left out
  EXPECT_EQ(nearest("generation", keys), "generations");
  EXPECT_EQ(nearest("genrations", keys), "generations");
  EXPECT_EQ(nearest("Rounds", keys), "rounds");  // one exchanged
  EXPECT_EQ(nearest("roudns", keys), "rounds");  // two exchanged: a third of six
  EXPECT_EQ(nearest("pn", keys), "pin");         // at least one is always allowed
}

TEST(Nearest, SuggestsNothingThatIsFar) {
  EXPECT_EQ(nearest("frequency", keys), std::nullopt);
  EXPECT_EQ(nearest("", keys), std::nullopt);
  EXPECT_EQ(nearest("rudnos", keys), std::nullopt);
  EXPECT_EQ(nearest("rounds", {}), std::nullopt);
}

TEST(Nearest, PrefersTheSmallestDistance) {
  const std::vector<std::string> ids{"sproto/packet", "sproto/packed"};
  EXPECT_EQ(nearest("sproto/packed", ids), "sproto/packed");
}

TEST(Nearest, IsQuickWithALongWord) {
  // Compared letter by letter, this would be 10^12 steps.
  const std::vector<std::string> ids{std::string(1'000'000, 'a')};
  EXPECT_EQ(nearest(std::string(2'000'000, 'a'), ids), std::nullopt);
}

}  // namespace
}  // namespace cwb
