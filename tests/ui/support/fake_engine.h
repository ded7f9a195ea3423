// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "ui/run/run_controller.h"

namespace cwb {

/// A run whose samples are known: what the window shows of it can be told beforehand.
struct FakeRun {
  std::vector<std::string> codecs{"alpha/one", "beta/two"};
  std::vector<Phase> phases{Phase::encode, Phase::decode};
  std::uint64_t rounds = 50;
  std::chrono::microseconds pause{0};  ///< before each round
  std::string refused{};               ///< this codec's cases are refused
};

/// The time of a sample: the codec's place and the phase's make it 100, 200, 300 ... ns, and each
/// round adds 0 to 9 ns in turn.
double fakeSample(std::size_t case_index, std::uint64_t round);

Plan fakePlan(const FakeRun& fake, const Profile& profile);
/// As execute would give it when nothing stops it.
Run fakeResult(const FakeRun& fake);
Engine fakeEngine(const FakeRun& fake);

}  // namespace cwb
