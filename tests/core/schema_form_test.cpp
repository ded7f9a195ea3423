// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/schema_form.h"

#include <string>

#include <gtest/gtest.h>

#include "model/infer_schema.h"
#include "model/json_reader.h"
#include "model/json_writer.h"

namespace cwb {
namespace {

/// The form of the document by its inferred schema; "same" where it is the document itself.
std::string form(std::string_view json) {
  const Document document = parse_json(json).value();
  const Schema schema = infer_schema(document)->schema.value();
  const auto made = schema_form(document, schema);
  return made ? to_json(*made) : "same";
}

/// What comes out of the form.
std::string there_and_back(std::string_view json) {
  const Document document = parse_json(json).value();
  const Schema schema = infer_schema(document)->schema.value();
  return to_json(from_schema_form(schema_form(document, schema).value(), schema));
}

TEST(SchemaForm, IsTheDocumentWhereNothingIsLostOrWrapped) {
  for (const char* json : {R"({"a":1,"b":[1,2],"c":[{"d":"x"},{}],"e":{"1":2}})", "[]", "7",
                           R"([{"x":1.5},{"x":2.0}])", "{}"}) {
    EXPECT_EQ(form(json), "same") << json;
  }
}

TEST(SchemaForm, LeavesNullsOut) {
  EXPECT_EQ(form(R"([{"a":null,"b":1},{"a":"x","b":2}])"), R"([{"b":1},{"a":"x","b":2}])");
  EXPECT_EQ(form(R"({"days":{"1":5,"2":null},"never":null})"), R"({"days":{"1":5}})");
}

TEST(SchemaForm, MakesIntegersDoublesWhereTheFieldIsOne) {
  EXPECT_EQ(form(R"({"x":[1,2.5],"y":{"1":0,"2":0.5}})"),
            R"({"x":[1.0,2.5],"y":{"1":0.0,"2":0.5}})");
}

TEST(SchemaForm, LeavesAnIntegerThatNoDoubleHolds) {
  const Schema schema{{{"T", {{1, "x", FieldType::float64}}}}};
  EXPECT_FALSE(schema_form(parse_json(R"({"x":9007199254740993})").value(), schema));
  EXPECT_FALSE(schema_form(parse_json(R"({"x":18446744073709551615})").value(), schema));
  EXPECT_TRUE(schema_form(parse_json(R"({"x":9223372036854775808})").value(), schema));
}

TEST(SchemaForm, WrapsListsInListsAndTakesTheWrapsAway) {
  EXPECT_EQ(form("[[1,2],[],[3]]"), R"([{"items":[1,2]},{"items":[]},{"items":[3]}])");
  EXPECT_EQ(form(R"({"1":[[1]],"2":[]})"), R"({"1":{"items":[{"items":[1]}]},"2":{"items":[]}})");
  for (const char* json :
       {"[[1,2],[],[3]]", R"({"1":[[1]],"2":[]})", R"({"a":[[{"b":[[true]]}]],"c":[[[]],[]]})"}) {
    EXPECT_EQ(there_and_back(json), json);
  }
}

TEST(SchemaForm, TakesAWrapWhoseEmptyListIsAbsentForAnEmptyList) {
  const Schema schema = infer_schema(parse_json("[[1]]").value())->schema.value();
  EXPECT_EQ(to_json(from_schema_form(parse_json(R"([{},{"items":[2]}])").value(), schema)),
            "[[],[2]]");
}

TEST(SchemaForm, LosesNothingElseThanItSays) {
  for (const char* json :
       {R"([{"a":null,"b":[1,0.5]},{"a":[[null]]}])", R"([{"a":null,"b":[1,0.5]},{"a":[[{}]]}])",
        R"({"m":{"1":{"x":null},"2":{"x":[[1],[0.5]]}}})"}) {
    const Document document = parse_json(json).value();
    const auto schema = infer_schema(document)->schema;
    if (!schema) continue;
    const Document back = from_schema_form(schema_form(document, *schema).value(), *schema);
    const Comparison comparison = compare(document, back, schema_form_losses);
    EXPECT_FALSE(comparison.difference) << *comparison.difference;
    EXPECT_TRUE(comparison.null_absent);
    EXPECT_TRUE(comparison.integer_as_double);
  }
}

}  // namespace
}  // namespace cwb
