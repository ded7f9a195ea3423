// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "codecs/leaf_sum.h"
#include "model/json_reader.h"
#include "model/json_writer.h"
#include "shapes/convert.h"
#include "shapes/missing_member.h"

// What follows from a description, of a struct with every kind of member.
namespace cwb {
namespace {

struct Part {
  double weight = 0;
  std::optional<std::string> label;
};

struct Whole {
  std::uint64_t id = 0;
  std::optional<std::int64_t> offset;
  std::optional<bool> flag;
  std::optional<Part> part;
  std::vector<Whole> inner;
  std::map<std::string, Part> parts;
  std::vector<std::string> names;
};

}  // namespace

template <>
struct Describe<Part> {
  static constexpr std::string_view name = "Part";
  static constexpr std::tuple members{member(1, "weight", &Part::weight),
                                      member(2, "label", &Part::label)};
};

template <>
struct Describe<Whole> {
  static constexpr std::string_view name = "Whole";
  static constexpr std::string_view shape = "whole";
  static constexpr bool root_is_wrapped = false;
  static constexpr std::tuple members{
      member(1, "id", &Whole::id),       member(2, "offset", &Whole::offset),
      member(3, "flag", &Whole::flag),   member(4, "part", &Whole::part),
      member(5, "inner", &Whole::inner), member(6, "parts", &Whole::parts),
      member(7, "names", &Whole::names)};
};

namespace {

constexpr std::string_view empty_text = R"({"id":7,"inner":[],"parts":{},"names":[]})";
constexpr std::string_view full_text =
    R"({"id":18446744073709551615,"offset":-5,"flag":false,"part":{"weight":2.0,"label":"a"},)"
    R"("inner":[{"id":7,"inner":[],"parts":{},"names":[]}],"parts":{"p":{"weight":0.5}},)"
    R"("names":["x","y"]})";

std::string through_struct(std::string_view text) {
  const auto value = from_document<Whole>(*parse_json(text));
  return value ? to_json(to_document(*value)) : "does not fit";
}

std::string missing_from(std::string_view text) {
  return missing_member<Whole>(*parse_json(text)).value_or("nothing");
}

TEST(Describe, AnEmptyOptionalIsAbsentInTheDocument) {
  EXPECT_EQ(to_json(to_document(Whole{7, {}, {}, {}, {}, {}, {}})), empty_text);
  EXPECT_EQ(through_struct(empty_text), empty_text);
  EXPECT_EQ(through_struct(full_text), full_text);
  EXPECT_FALSE(from_document<Whole>(*parse_json(empty_text))->part);
}

TEST(Describe, AnOptionalMemberTakesNeitherNullNorAnotherType) {
  const auto with = [](const std::string& members) {
    return through_struct(R"({"id":7,)" + members + R"("inner":[],"parts":{},"names":[]})");
  };
  EXPECT_EQ(with(R"("offset":null,)"), "does not fit");
  EXPECT_EQ(with(R"("offset":1.0,)"), "does not fit");
  EXPECT_EQ(with(R"("flag":0,)"), "does not fit");
  EXPECT_EQ(with(R"("part":{},)"), "does not fit");
  EXPECT_EQ(with(R"("more":1,)"), "does not fit");
}

TEST(Describe, AMemberThatIsNotOptionalMustBeThere) {
  EXPECT_EQ(through_struct(R"({"inner":[],"parts":{},"names":[]})"), "does not fit");
  EXPECT_EQ(through_struct(R"({"id":7,"parts":{},"names":[]})"), "does not fit");
}

TEST(Describe, TheSchemaHoldsAStructInsideItselfOnce) {
  const Schema schema = schema_of<Whole>();
  ASSERT_EQ(schema.messages.size(), 2U);
  EXPECT_EQ(schema.root_message().name, "Whole");
  const auto& fields = schema.root_message().fields;
  EXPECT_EQ(fields[1], (Field{2, "offset", FieldType::int64, Cardinality::single, 0, 0}));
  EXPECT_EQ(fields[2].type, FieldType::boolean);
  EXPECT_EQ(fields[3], (Field{4, "part", FieldType::message, Cardinality::single, 1, 0}));
  EXPECT_EQ(fields[4],
            (Field{5, "inner", FieldType::message, Cardinality::repeated, schema.root, 0}));
  EXPECT_EQ(fields[5], (Field{6, "parts", FieldType::message, Cardinality::map, 1, 0}));
  EXPECT_EQ(schema.messages[1].fields[0].type, FieldType::float64);
}

TEST(Describe, AVisitTakesWhatIsPresent) {
  for (const std::string_view text : {empty_text, full_text}) {
    const Document document = *parse_json(text);
    LeafSum expected;
    visit_leaves(document, expected);
    LeafSum sum;
    visit_leaves(*from_document<Whole>(document), sum);
    EXPECT_EQ(sum.sum(), expected.sum()) << text;
  }
}

TEST(Describe, NamesTheFirstMemberThatIsMissing) {
  EXPECT_EQ(missing_from(empty_text), "nothing");
  EXPECT_EQ(missing_from(full_text), "nothing");
  EXPECT_EQ(missing_from(R"({"id":7,"inner":[],"parts":{}})"), "/names");
  EXPECT_EQ(missing_from(R"({"id":7,"part":{"label":"a"},"inner":[],"parts":{},"names":[]})"),
            "/part/weight");
  EXPECT_EQ(missing_from(R"({"id":7,"inner":[],"parts":{"a/b":{}},"names":[]})"),
            "/parts/a~1b/weight");
  EXPECT_EQ(missing_from(R"({"id":7,"inner":[{"id":1}],"parts":{},"names":[]})"), "/inner/0/inner");
}

}  // namespace
}  // namespace cwb
