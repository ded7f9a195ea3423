// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The decoders that are this project's own code, given damaged bytes of their own making: each an
// error with a sentence, or a document that can be read. Worth the most in a build with sanitizers.
// CWB_MUTATIONS=1000000 is the count of a long run.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codecs/leaf_sum.h"
#include "small_payloads.h"
#include "support/mutate.h"

namespace cwb {
namespace {

class OwnCodecs : public ::testing::TestWithParam<const char*> {
 protected:
  struct Prepared {
    std::unique_ptr<Subject> subject;
    Bytes bytes;
  };

  static std::vector<Prepared> prepare_all() {
    std::vector<Prepared> all;
    for (Payload& payload : testing::small_payloads()) {
      payload.check.reset();  // damage may well leave another list
      auto made = find_codec(GetParam())->prepare(payload);
      if (!made) {
        ADD_FAILURE() << made.error().reason;
        continue;
      }
      Bytes bytes = testing::encoded_bytes(**made);
      all.push_back({std::move(*made), std::move(bytes)});
    }
    return all;
  }

  /// True where the bytes gave a document.
  static bool survives(Subject& subject, std::span<const std::byte> bytes) {
    subject.set_input(bytes);
    const auto document = subject.decoded();
    const auto load = testing::run_phase(subject, Phase::load, 2);
    EXPECT_EQ(document.has_value(), !load) << "decoded() and load tell the same";
    if (!document) {
      EXPECT_THAT(document.error(), ::testing::HasSubstr("at byte"));
      return false;
    }
    LeafSum sum;
    visit_leaves(*document, sum);
    EXPECT_EQ(subject.leaf_sum(), sum.sum());
    return true;
  }
};

INSTANTIATE_TEST_SUITE_P(All, OwnCodecs,
                         ::testing::Values("protobuf/table", "protobuf/table-lazy", "sproto/raw",
                                           "sproto/packed", "sproto/struct-raw",
                                           "sproto/struct-packed"),
                         [](const auto& instance) {
                           std::string name = instance.param;
                           std::ranges::replace_if(
                               name, [](char c) { return c == '/' || c == '-'; }, '_');
                           return name;
                         });

TEST_P(OwnCodecs, SurviveEveryTruncation) {
  for (auto& [subject, bytes] : prepare_all()) {
    for (std::size_t size = 0; size < bytes.size(); ++size) {
      survives(*subject, std::span(bytes).first(size));
    }
    EXPECT_TRUE(survives(*subject, bytes));
  }
}

TEST_P(OwnCodecs, SurviveSeededMutations) {
  auto all = prepare_all();
  Random random(20261201);
  const std::uint64_t count = testing::mutation_count(20'000);
  std::uint64_t taken = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    auto& [subject, bytes] = all[random.below(all.size())];
    taken += survives(*subject, testing::mutated(bytes, random));
  }
  // One that refused all, or took all, would have been tested little.
  EXPECT_GT(taken, count / 100);
  EXPECT_LT(taken, count);
}

}  // namespace
}  // namespace cwb
