// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
// What every codec owes, asked of each one in the registry with a payload of each shape.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codecs/leaf_sum.h"
#include "small_payloads.h"

namespace cwb {
namespace {

using testing::copy_of;
using testing::encoded_bytes;
using testing::run_phase;
using testing::shape_payload;
using testing::small_payloads;

struct CodecAndPayload {
  const Codec* codec;
  Payload payload;

  friend void PrintTo(const CodecAndPayload& pair, std::ostream* out) {
    *out << pair.codec->info().id << " with " << pair.payload.id;
  }
};

std::string identifier(std::string name) {
  for (char& c : name) {
    if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
  }
  return name;
}

std::vector<CodecAndPayload> all_pairs() {
  std::vector<CodecAndPayload> pairs;
  for (const auto& codec : all_codecs()) {
    for (Payload& payload : small_payloads()) pairs.push_back({codec.get(), std::move(payload)});
  }
  return pairs;
}

class CodecContract : public ::testing::TestWithParam<CodecAndPayload> {
 protected:
  void SetUp() override {
    auto made = codec().prepare(payload());
    ASSERT_TRUE(made) << made.error().reason;
    subject_ = std::move(*made);
  }

  const Codec& codec() const { return *GetParam().codec; }
  const Payload& payload() const { return GetParam().payload; }
  Subject& subject() { return *subject_; }

  bool reads() const { return codec().info().phases.has(Phase::load); }

  void expect_decodes_to(const Document& document) {
    const auto decoded = subject().decoded();
    ASSERT_TRUE(decoded) << decoded.error();
    const Comparison comparison = compare(document, *decoded, codec().info().losses);
    EXPECT_EQ(comparison.difference, std::nullopt);
  }

 private:
  std::unique_ptr<Subject> subject_;
};

INSTANTIATE_TEST_SUITE_P(Registry, CodecContract, ::testing::ValuesIn(all_pairs()),
                         [](const auto& instance) {
                           return identifier(instance.param.codec->info().id + "_" +
                                             instance.param.payload.shape);
                         });

TEST_P(CodecContract, DecodesWhatItEncoded) {
  const auto bytes = encoded_bytes(subject());
  ASSERT_FALSE(bytes.empty());
  subject().set_input(bytes);
  expect_decodes_to(payload().document);
}

TEST_P(CodecContract, ReadsItsInputAndNotItsOutput) {
  subject().set_input(encoded_bytes(subject()));
  subject().poison_output();
  expect_decodes_to(payload().document);
}

TEST_P(CodecContract, ReadVisitsEachLeafOnce) {
  if (!reads()) return;
  subject().set_input(encoded_bytes(subject()));
  const auto decoded = subject().decoded();
  ASSERT_TRUE(decoded) << decoded.error();
  LeafSum sum;
  visit_leaves(*decoded, sum);
  EXPECT_EQ(subject().leaf_sum(), sum.sum());
  EXPECT_NE(sum.sum(), 0U);
}

TEST_P(CodecContract, OutputDoesNotGrowWithTheIterations) {
  const auto once = encoded_bytes(subject());
  EXPECT_EQ(run_phase(subject(), Phase::encode, 50), std::nullopt);
  EXPECT_EQ(copy_of(subject().encoded()), once);
  if (!codec().info().phases.has(Phase::write)) return;
  subject().poison_output();
  EXPECT_EQ(run_phase(subject(), Phase::write, 50), std::nullopt);
  // Not the same bytes: a map newly built may hash its keys in another order.
  EXPECT_EQ(subject().encoded().size(), once.size());
  subject().set_input(copy_of(subject().encoded()));
  expect_decodes_to(payload().document);
}

TEST_P(CodecContract, AnotherDocumentGoesThroughTheSameSubject) {
  const auto first = encoded_bytes(subject());
  const Payload other = altered(payload());
  subject().poison_output();
  ASSERT_EQ(subject().bind(other), std::nullopt);

  const auto second = encoded_bytes(subject());
  EXPECT_NE(second, first);
  subject().set_input(second);
  expect_decodes_to(other.document);

  subject().set_input(first);
  expect_decodes_to(payload().document);
}

TEST_P(CodecContract, ReadFollowsTheInput) {
  if (!reads()) return;
  const auto first = encoded_bytes(subject());
  subject().set_input(first);
  const auto sum = subject().leaf_sum();
  ASSERT_EQ(subject().bind(altered(payload())), std::nullopt);
  EXPECT_NE(subject().leaf_sum(), sum);
  subject().set_input(first);
  EXPECT_EQ(subject().leaf_sum(), sum);
}

TEST_P(CodecContract, EveryPhaseRunsOnceAndOften) {
  for (const Phase phase : all_phases) {
    if (!codec().info().phases.has(phase)) continue;
    for (const std::size_t wanted : {1, 2, 64}) {
      const std::size_t iterations = std::min(wanted, subject().max_iterations(phase));
      ASSERT_GE(iterations, 1U) << to_string(phase);
      EXPECT_EQ(run_phase(subject(), phase, iterations), std::nullopt) << to_string(phase);
    }
  }
  subject().set_input(encoded_bytes(subject()));
  expect_decodes_to(payload().document);
}

TEST_P(CodecContract, EncodesAndDecodes) {
  EXPECT_TRUE(codec().info().phases.has(Phase::encode));
  EXPECT_TRUE(codec().info().phases.has(Phase::decode));
}

class ListCheckContract : public ::testing::TestWithParam<const Codec*> {
 protected:
  static Payload list() { return shape_payload("scroll-list", {{"items", 3}}); }

  /// What load reports of the scroll list, when this is checked of it.
  std::optional<std::string> load(const ListCheck& check) {
    Payload payload = list();
    payload.check = check;
    auto subject = GetParam()->prepare(payload);
    if (!subject) return subject.error().reason;
    return run_phase(**subject, Phase::load, 2);
  }
};

std::vector<const Codec*> codecs_that_load() {
  std::vector<const Codec*> codecs;
  for (const auto& codec : all_codecs()) {
    if (codec->info().phases.has(Phase::load)) codecs.push_back(codec.get());
  }
  return codecs;
}

INSTANTIATE_TEST_SUITE_P(Registry, ListCheckContract, ::testing::ValuesIn(codecs_that_load()),
                         [](const auto& instance) {
                           return identifier(instance.param->info().id);
                         });

TEST_P(ListCheckContract, HoldsOfTheListItself) {
  EXPECT_EQ(load({"items", 3, "uri", "Pkb:testuri"}), std::nullopt);
  EXPECT_EQ(load({"items", 3, "title", "Test title0:0"}), std::nullopt);
}

TEST_P(ListCheckContract, FailsWhereTheListHasAnotherCount) {
  EXPECT_THAT(load({"items", 4, "uri", "Pkb:testuri"}),
              ::testing::Optional(::testing::HasSubstr("load failed")));
}

TEST_P(ListCheckContract, FailsWhereTheFirstItemHasAnotherValue) {
  EXPECT_NE(load({"items", 3, "title", "Test title0:1"}), std::nullopt);
}

TEST_P(ListCheckContract, FailsWhereTheListOrTheKeyIsAbsent) {
  EXPECT_NE(load({"elements", 3, "uri", "Pkb:testuri"}), std::nullopt);
  EXPECT_NE(load({"haveMore", 3, "uri", "Pkb:testuri"}), std::nullopt);
  EXPECT_NE(load({"items", 3, "url", "Pkb:testuri"}), std::nullopt);
}

}  // namespace
}  // namespace cwb
