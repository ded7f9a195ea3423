// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// sproto/struct-* against the dynamic modes, which the reference library's own bytes hold: the same
// bytes from a struct as from its document, and the same meaning of damaged ones.
#include <algorithm>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codecs/sproto/check.h"
#include "codecs/sproto/decode.h"
#include "codecs/sproto/struct_decode.h"
#include "codecs/sproto/struct_encode.h"
#include "shapes/convert.h"
#include "shapes/cookie.h"
#include "small_payloads.h"
#include "support/mutate.h"
#include "support/sproto_support.h"

namespace cwb {

namespace {

struct Inner {
  std::int32_t id = 0;
  double ratio = 0;
};

struct Other {
  std::string name;
  Inner inner;
};

/// Every type that a member can have, with gaps between the tags.
struct Everything {
  bool flag = false;
  std::int32_t small = 0;
  std::int64_t large = 0;
  std::uint64_t natural = 0;
  double real = 0;
  std::string text;
  Bytes raw;
  Inner inner;
  Other other;
  std::vector<bool> flags;
  std::vector<std::int32_t> smalls;
  std::vector<std::int64_t> larges;
  std::vector<double> reals;
  std::vector<std::string> texts;
  std::vector<Bytes> raws;
  std::vector<Inner> inners;
  std::vector<Other> others;
  std::map<std::string, std::string> names;
  std::map<std::string, std::int32_t> counts;
  std::map<std::string, Inner> parts;
};

}  // namespace

template <>
struct Describe<Inner> {
  static constexpr std::string_view name = "Inner";
  static constexpr std::tuple members{member(1, "id", &Inner::id),
                                      member(2, "ratio", &Inner::ratio)};
};

template <>
struct Describe<Other> {
  static constexpr std::string_view name = "Other";
  static constexpr std::tuple members{member(3, "name", &Other::name),
                                      member(9, "inner", &Other::inner)};
};

template <>
struct Describe<Everything> {
  using S = Everything;
  static constexpr std::string_view name = "Everything";
  static constexpr std::string_view shape = "everything";
  static constexpr bool root_is_wrapped = false;
  static constexpr std::tuple members{
      member(1, "flag", &S::flag),       member(2, "small", &S::small),
      member(4, "large", &S::large),     member(5, "natural", &S::natural),
      member(6, "real", &S::real),       member(7, "text", &S::text),
      member(100, "raw", &S::raw),       member(101, "inner", &S::inner),
      member(102, "other", &S::other),   member(103, "flags", &S::flags),
      member(104, "smalls", &S::smalls), member(105, "larges", &S::larges),
      member(106, "reals", &S::reals),   member(107, "texts", &S::texts),
      member(108, "raws", &S::raws),     member(109, "inners", &S::inners),
      member(110, "others", &S::others), member(111, "names", &S::names),
      member(112, "counts", &S::counts), member(113, "parts", &S::parts)};
};

namespace {

using sproto_test::to_hex;

Everything full() {
  Everything all;
  all.flag = true;
  all.small = -7;
  all.large = std::int64_t{1} << 40;
  all.natural = 32767;
  all.real = -0.5;
  all.text = "d\u00e9j\u00e0";
  all.raw = {std::byte{0}, std::byte{0xff}};
  all.inner = {32766, 0.25};
  all.other = {"other", {70000, 1e300}};
  all.flags = {true, false, true};
  all.smalls = {1, -1, std::numeric_limits<std::int32_t>::min()};
  all.larges = {1, std::numeric_limits<std::int64_t>::min(), 3};
  all.reals = {0.5, -0.0};
  all.texts = {"", "a", std::string(700, 'x')};
  all.raws = {{}, {std::byte{1}}};
  all.inners = {{0, 0}, {-1, 2}, {1 << 30, 3}};
  all.others = {{"", {}}, {std::string(600, 'y'), {5, 6}}};
  all.names = {{"", "empty"}, {"k", ""}};
  all.counts = {{"a", 1}, {"b", 100000}, {"c", -1}};
  all.parts = {{"p", {9, 9}}};
  return all;
}

/// Large enough, or small enough, for other branches of the format.
Everything narrow() {
  Everything all;
  all.larges = {1, 2, 3};
  all.natural = std::numeric_limits<std::int64_t>::max();
  return all;
}

sproto::Plan plan_of_everything() { return sproto::make_plan(schema_of<Everything>()).value(); }

Bytes bytes_of(const Everything& value) {
  sproto::ByteBuffer out;
  sproto::encode_struct(value, out);
  return {out.data(), out.data() + out.size()};
}

TEST(SprotoStruct, WritesTheBytesThatTheDynamicModesWriteOfItsDocument) {
  const sproto::Plan plan = plan_of_everything();
  for (const Everything& value : {full(), narrow(), Everything{}}) {
    const Document document = to_document(value);
    ASSERT_EQ(sproto::check(plan, document), std::nullopt);
    EXPECT_EQ(to_hex(bytes_of(value)), to_hex(sproto_test::encoded(plan, document)));
  }
}

TEST(SprotoStruct, WritesTheBytesOfTheDynamicModesForEveryShape) {
  for (Payload payload : testing::small_payloads()) {
    // The struct's map is sorted, where the document's has any order.
    if (auto* map = payload.document.get_if<Map>(); map && payload.shape == "string-map") {
      std::ranges::sort(map->members, {}, &Member::key);
    }
    for (const std::string mode : {"raw", "packed"}) {
      EXPECT_EQ(to_hex(testing::encoded_bytes("sproto/struct-" + mode, payload)),
                to_hex(testing::encoded_bytes("sproto/" + mode, payload)))
          << payload.id;
    }
  }
  const Payload cookie = testing::shape_payload("cookie");
  EXPECT_EQ(testing::encoded_bytes("sproto/struct-raw", cookie).size(), 272U);
  EXPECT_EQ(testing::encoded_bytes("sproto/struct-packed", cookie).size(), 139U);
}

TEST(SprotoStruct, GivesBackEveryTypeOfMember) {
  for (const Everything& value : {full(), narrow(), Everything{}}) {
    Everything back;
    const auto error = sproto::decode_struct(bytes_of(value), back);
    ASSERT_FALSE(error) << error->message;
    EXPECT_EQ(to_document(back), to_document(value));
  }
}

TEST(SprotoStruct, LeavesMembersThatAreAbsentAsTheyWereAndSkipsWhatItDoesNotKnow) {
  // Tag 1 (small) is 4; tag 50, which no member has, is a part of two bytes.
  const Bytes bytes = sproto_test::from_hex("0400 0100 0a00 5f00 0000 02000000 aabb");
  Everything back;
  back.text = "kept";
  const auto error = sproto::decode_struct(bytes, back);
  ASSERT_FALSE(error) << error->message;
  EXPECT_EQ(back.small, 4);
  EXPECT_EQ(back.text, "kept");
}

TEST(SprotoStruct, TellsAWordThatSkipsTagsFromAValueWhereThereAreAsManyWordsAsMembers) {
  // Two words for two members: skip the tag of id; value is 4.
  shapes::CookieItem item{7, 7};
  ASSERT_FALSE(sproto::decode_struct(sproto_test::from_hex("0200 0100 0a00"), item));
  EXPECT_EQ(item.id, 7);
  EXPECT_EQ(item.value, 4);
}

TEST(SprotoStruct, RefusesAnIntegerOutOfItsMembersRange) {
  // small as 8 bytes: 2^32.
  Everything back;
  const auto error = sproto::decode_struct(
      sproto_test::from_hex("0200 0100 0000 08000000 0000000001000000"), back);
  ASSERT_TRUE(error);
  EXPECT_THAT(error->message, ::testing::HasSubstr("out of the range of int32, at byte 10 of 18"));
}

TEST(SprotoStruct, RefusesAnEntryWithoutItsValueAndAKeyThatStandsTwice) {
  Payload payload = testing::shape_payload("string-map", {{"count", 1}, {"bytes", 1}});
  const auto subject = find_codec("sproto/struct-raw")->prepare(payload);
  ASSERT_TRUE(subject);
  const auto refusal = [&](std::string_view hex) {
    (*subject)->set_input(sproto_test::from_hex(hex));
    const auto document = (*subject)->decoded();
    return document ? std::string() : document.error();
  };
  EXPECT_THAT(refusal("0100 0000 0d000000 09000000 0100 0000 01000000 6b"),
              ::testing::HasSubstr("lacks its key or its value"));
  const std::string full_entry = "10000000 0200 0000 0000 01000000 6b 01000000 61";
  EXPECT_EQ(refusal("0100 0000 14000000" + full_entry), "");
  EXPECT_THAT(refusal("0100 0000 28000000" + full_entry + full_entry),
              ::testing::HasSubstr("stands twice"));
}

/// What the dynamic mode decodes into a document with all members, the struct must give, and it
/// must refuse what that refuses.
bool agree(const sproto::Plan& plan, const Bytes& damaged) {
  const Bytes exact(damaged);
  Everything value;
  const auto error = sproto::decode_struct(exact, value);
  Document document;
  const auto dynamic_error = sproto::decode(plan, exact, document);
  EXPECT_EQ(error.has_value(), dynamic_error.has_value())
      << (error           ? error->message
          : dynamic_error ? dynamic_error->message
                          : "")
      << " in " << to_hex(damaged);
  if (error || dynamic_error) return false;
  if (const auto expected = from_document<Everything>(document)) {
    EXPECT_EQ(to_document(value), to_document(*expected)) << to_hex(damaged);
  }
  return true;
}

TEST(SprotoStruct, RefusesEveryTruncation) {
  const sproto::Plan plan = plan_of_everything();
  const Bytes bytes = bytes_of(full());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    const Bytes prefix(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size));
    EXPECT_FALSE(agree(plan, prefix)) << size;
  }
  EXPECT_TRUE(agree(plan, bytes));
}

TEST(SprotoStruct, SeededMutationsMeanWhatTheDynamicModeSays) {
  const sproto::Plan plan = plan_of_everything();
  const std::vector<Bytes> all{bytes_of(full()), bytes_of(narrow())};
  Random random(20261203);
  const std::uint64_t count = testing::mutation_count(20'000);
  std::uint64_t taken = 0;
  for (std::uint64_t i = 0; i < count && !::testing::Test::HasFailure(); ++i) {
    taken += agree(plan, testing::mutated(all[i % all.size()], random));
  }
  EXPECT_GT(taken, count / 100);
}

}  // namespace
}  // namespace cwb
