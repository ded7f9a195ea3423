// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// libprotobuf's DynamicMessage as the judge of what damaged bytes mean: protobuf/table takes what
// it takes and gives the same document, but for groups, which proto3 does not have and it refuses;
// protobuf/table-lazy gives what protobuf/table gives, but for what nobody reads: a message of a
// map's entry that a later one with the same key replaced. CWB_MUTATIONS=1000000 is a long run.
#include <optional>

#include <gmock/gmock.h>

#include "codecs/protobuf_everything.h"
#include "codecs/protobuf_table/decode.h"
#include "codecs/protobuf_table/lazy.h"
#include "support/mutate.h"

namespace cwb::protobuf_test {
namespace {

using testing::mutated;
using testing::mutation_count;

/// A payload with its plan, its bytes, and libprotobuf's subject.
struct Judged {
  Payload payload;
  protobuf_table::Plan plan;
  Bytes bytes;
  std::unique_ptr<Subject> judge;  ///< nullptr in a build without the library

  explicit Judged(Payload made) : payload(std::move(made)) {
    plan = protobuf_table::make_plan(*payload.schema).value();
    bytes = encoded(*prepare("protobuf/table", payload));
    if (find_codec("protobuf/dynamic")) judge = prepare("protobuf/dynamic", payload);
  }

  /// Gives the bytes to all; true where they are taken.
  bool agree(std::span<const std::byte> damaged) const {
    // A copy of just their size, so that the address sanitizer sees a read behind the end.
    const auto exact = std::make_unique<std::byte[]>(damaged.size());
    std::ranges::copy(damaged, exact.get());
    const std::span<const std::byte> input(exact.get(), damaged.size());
    Document own;
    const auto error = protobuf_table::decode(plan, input, own);
    expect_lazy_agrees(input, error ? nullptr : &own);
    if (judge) {
      judge->set_input(input);
      const auto theirs = judge->decoded();
      if (theirs && error) {
        EXPECT_THAT(error->message, ::testing::HasSubstr("a group")) << hex(input);
      } else {
        EXPECT_EQ(theirs.has_value(), !error) << hex(input);
        if (theirs && !error) {
          EXPECT_EQ(difference(*theirs, own), "") << hex(input);
        }
      }
    }
    return !error;
  }

 private:
  void expect_lazy_agrees(std::span<const std::byte> input, const Document* whole) const {
    protobuf_table::LazyDocument lazy;
    if (lazy.open(plan, input)) {
      EXPECT_FALSE(whole) << hex(input);
      return;
    }
    LeafSum sum;
    const bool reads = !lazy.read(sum);
    const auto document = lazy.document();
    EXPECT_EQ(reads, document.has_value()) << hex(input);
    if (!whole) return;
    ASSERT_TRUE(document) << hex(input);
    EXPECT_EQ(*document, *whole) << hex(input);
    LeafSum expected;
    visit_leaves(*whole, expected);
    EXPECT_EQ(sum.sum(), expected.sum()) << hex(input);
  }
};

std::vector<Judged> subjects() {
  std::vector<Judged> all;
  all.emplace_back(payload_of("cookie"));
  all.emplace_back(payload_of("scroll-list", {{"items", 3}}));
  all.emplace_back(payload_of("string-array", {{"count", 5}}));
  all.emplace_back(payload_of("string-map", {{"count", 5}}));
  Everything everything;
  all.emplace_back(payload_of(std::move(everything.document), std::move(everything.schema)));
  // Every kind of field under small tags, nested in itself: where damage makes sense most often.
  Schema dense = schema_with({{1, "i", FieldType::int32},
                              {2, "s", FieldType::string},
                              {3, "m", FieldType::message},
                              {4, "l", FieldType::int64, Cardinality::repeated},
                              {5, "ms", FieldType::message, Cardinality::repeated},
                              {6, "mm", FieldType::message, Cardinality::map},
                              {7, "im", FieldType::boolean, Cardinality::map}});
  const Document leaf{Map{{"i", {std::int64_t{300}}}, {"l", {List{{std::int64_t{1}}}}}}};
  const Document inner{Map{{"s", {std::string("x")}},
                           {"m", leaf},
                           {"mm", {Map{{"a", leaf}, {"b", {Map{}}}}}},
                           {"im", {Map{{"a", {true}}, {"b", {false}}}}}}};
  const Document document{Map{{"i", {std::int64_t{-1}}},
                              {"m", inner},
                              {"l", {List{{std::int64_t{1}}, {std::int64_t{-2}}}}},
                              {"ms", {List{leaf, inner, leaf}}},
                              {"mm", {Map{{"a", inner}, {"c", leaf}}}}}};
  all.emplace_back(payload_of(document, std::move(dense)));
  return all;
}

TEST(ProtobufTableMutation, EveryTruncationMeansWhatLibprotobufSays) {
  for (const Judged& subject : subjects()) {
    const std::span<const std::byte> bytes(subject.bytes);
    for (std::size_t size = 0; size < std::min<std::size_t>(bytes.size(), 20'000); ++size) {
      subject.agree(bytes.first(size));
    }
    EXPECT_TRUE(subject.agree(bytes));
  }
}

TEST(ProtobufTableMutation, SeededMutationsMeanWhatLibprotobufSays) {
  const std::vector<Judged> all = subjects();
  Random random(20261202);
  const std::uint64_t count = mutation_count(30'000);
  std::uint64_t taken = 0;
  for (std::uint64_t i = 0; i < count && !::testing::Test::HasFailure(); ++i) {
    // The last, which is dense, half of the time; the one with all values, which is large, seldom.
    const std::uint64_t chosen = random.below(40);
    const std::size_t place = chosen < 20 ? 5 : chosen == 20 ? 4 : chosen % 4;
    taken += all[place].agree(mutated(all[place].bytes, random));
  }
  // One that refused all would have been tested little.
  EXPECT_GT(taken, count / 40);
  EXPECT_LT(taken, count);
}

}  // namespace
}  // namespace cwb::protobuf_test
