// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <gtest/gtest.h>

#include "base/file.h"
#include "model/difference.h"
#include "model/json_reader.h"
#include "model/json_writer.h"
#include "shapes/convert.h"
#include "shapes/shape.h"
#include "shapes/typed.h"

namespace cwb {
namespace {

/// FNV-1a, 64 bits: a short name for a long text.
std::uint64_t hash(std::string_view text) {
  std::uint64_t value = 14695981039346656037ULL;
  for (const char c : text) value = (value ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
  return value;
}

const std::string& text_at(const Document& list, std::size_t i) {
  return *(*list.get_if<List>())[i].get_if<std::string>();
}

TEST(Shapes, CookieIsTheWriteUpsDocument) {
  const Payload payload = find_shape("cookie")->make({}, 7);
  EXPECT_EQ(payload.json_bytes, 437);
  const auto file = read_file(CWB_SOURCE_DIR "/tests/data/cookie.json", 10'000);
  ASSERT_TRUE(file);
  EXPECT_EQ(payload.document, *parse_json(*file));
  EXPECT_EQ(to_json(payload.document) + '\n', *file);
  EXPECT_FALSE(payload.check);
}

TEST(Shapes, ScrollListIsTheWriteUpsList) {
  const Payload payload = find_shape("scroll-list")->make({}, 7);
  const auto& map = *payload.document.get_if<Map>();
  EXPECT_EQ(*map.find("haveMore"), Document{false});
  const auto& items = *map.find("items")->get_if<List>();
  ASSERT_EQ(items.size(), 100);
  EXPECT_EQ(to_json(items[99]),
            R"({"title":"Test title0:99","remark":"Test Remark0:99",)"
            R"("cover":"Http://pic.ozreader.com/abc.pic","uri":"Pkb:testuri"})");
  EXPECT_EQ(payload.check, (ListCheck{"items", 100, "uri", "Pkb:testuri"}));
}

// Literal values: a platform whose random numbers differ would be found out.
TEST(Shapes, StringArrayIsTheSameEverywhereForASeed) {
  const Document document = find_shape("string-array")->make({}, 42).document;
  ASSERT_EQ(document.get_if<List>()->size(), 50'000);
  EXPECT_EQ(text_at(document, 0).substr(0, 40), "OYiaLwioinFGYcP2iwFtpkV1BaLW02DlOAuxieM9");
  EXPECT_EQ(text_at(document, 49'999).substr(0, 40), "Ar7yJAywmVmIItcNN2ueVWccDviNolRQCw3Cak9m");
  EXPECT_EQ(hash(to_json(document)), 5087754081192638549U);
}

TEST(Shapes, StringMapIsTheSameEverywhereForASeed) {
  const Document document = find_shape("string-map")->make({}, 42).document;
  const auto& members = document.get_if<Map>()->members;
  ASSERT_EQ(members.size(), 30'000);
  EXPECT_EQ(members[0].key, "key6487");
  EXPECT_EQ(members[29'999].key, "key27275");
  // The map is made in the order of its numbers, so key0 has the first text of the seed.
  EXPECT_EQ(document.get_if<Map>()->find("key0")->get_if<std::string>()->substr(0, 40),
            "OYiaLwioinFGYcP2iwFtpkV1BaLW02DlOAuxieM9");
  EXPECT_EQ(hash(to_json(document)), 5589524559133766464U);
}

TEST(Shapes, AnotherSeedGivesOtherText) {
  const Shape& shape = *find_shape("string-array");
  EXPECT_EQ(shape.make({{"count", 3}}, 1).document, shape.make({{"count", 3}}, 1).document);
  EXPECT_NE(shape.make({{"count", 3}}, 1).document, shape.make({{"count", 3}}, 2).document);
}

TEST(Shapes, ParametersSetCountAndLength) {
  const Document array = find_shape("string-array")->make({{"count", 3}, {"bytes", 5}}, 1).document;
  ASSERT_EQ(array.get_if<List>()->size(), 3);
  EXPECT_EQ(text_at(array, 2).size(), 5);
  const Document map = find_shape("string-map")->make({{"count", 2}, {"bytes", 7}}, 1).document;
  ASSERT_EQ(map.get_if<Map>()->members.size(), 2);
  EXPECT_EQ(map.get_if<Map>()->find("key1")->get_if<std::string>()->size(), 7);
  const Payload list = find_shape("scroll-list")->make({{"items", 2}}, 1);
  EXPECT_EQ(list.document.get_if<Map>()->find("items")->get_if<List>()->size(), 2);
  EXPECT_EQ(list.check->count, 2);
}

TEST(Shapes, EstimateIsWithin20PercentOfTheSize) {
  const std::pair<const char*, ShapeParameters> cases[] = {
      {"cookie", {}},
      {"scroll-list", {}},
      {"scroll-list", {{"items", 10}}},
      {"scroll-list", {{"items", 100'000}}},
      {"string-array", {}},
      {"string-array", {{"count", 1000}, {"bytes", 1}}},
      {"string-array", {{"count", 2}, {"bytes", 1'000'000}}},
      {"string-map", {}},
      {"string-map", {{"count", 10}, {"bytes", 1}}},
      {"string-map", {{"count", 1001}, {"bytes", 1}}},
      {"string-map", {{"count", 2}, {"bytes", 1'000'000}}},
      {"order", {}},
      {"order", {{"lines", 1}}},
      {"order", {{"lines", 1000}}},
      {"telemetry", {}},
      {"telemetry", {{"samples", 1}, {"channels", 1}}},
      {"telemetry", {{"samples", 5000}, {"full_precision_percent", 100}}},
      {"telemetry", {{"samples", 5}, {"channels", 1000}, {"full_precision_percent", 0}}},
      {"log-records", {}},
      {"log-records", {{"count", 2000}, {"min_bytes", 0}, {"max_bytes", 0}}},
      {"log-records", {{"optional_percent", 0}}},
      {"log-records", {{"optional_percent", 100}}},
      {"log-records", {{"max_bytes", 20'000}}},
      {"api-events", {}},
      {"api-events", {{"count", 2000}, {"min_bytes", 0}, {"max_bytes", 0}}},
      {"api-events", {{"optional_percent", 0}, {"integer_bits", 1}}},
      {"api-events", {{"optional_percent", 100}, {"integer_bits", 64}}},
      {"api-events", {{"count", 1000}, {"max_bytes", 20'000}}},
      {"geometry", {}},
      {"geometry", {{"features", 1}, {"points", 1}}},
      {"geometry", {{"features", 1}, {"points", 20'000}, {"decimals", 1}}},
      {"geometry", {{"features", 3000}, {"points", 2}, {"decimals", 9}}},
      {"save-game", {}},
      {"save-game", {{"items", 0}, {"nesting", 0}, {"quests", 0}, {"flags", 0}}},
      {"save-game", {{"items", 5000}, {"nesting", 90}, {"quests", 0}, {"flags", 0}}},
      {"save-game", {{"items", 0}, {"nesting", 90}, {"quests", 0}, {"flags", 0}}},
      {"save-game", {{"items", 0}, {"nesting", 0}, {"quests", 500}, {"flags", 5000}}},
      {"multilingual", {}},
      {"multilingual", {{"count", 2000}, {"min_bytes", 0}, {"max_bytes", 0}}},
      {"multilingual", {{"non_ascii_percent", 100}, {"escape_percent", 0}}},
      {"multilingual", {{"non_ascii_percent", 100}, {"escape_percent", 50}}},
      {"multilingual", {{"non_ascii_percent", 0}, {"escape_percent", 100}}},
      {"deep-tree", {}},
      {"deep-tree", {{"depth", 1}}},
      {"deep-tree", {{"depth", 90}, {"fanout", 1}}},
      {"deep-tree", {{"depth", 3}, {"fanout", 10'000}}},
  };
  for (const auto& [id, parameters] : cases) {
    const Shape& shape = *find_shape(id);
    const Payload payload = shape.make(parameters, 1);
    const auto estimate = static_cast<double>(shape.estimated_json_bytes(parameters));
    const auto real = static_cast<double>(payload.json_bytes);
    EXPECT_NEAR(estimate / real, 1, 0.2) << payload.id << ": " << estimate << ", " << real;
  }
}

TEST(Shapes, EstimateDoesNotOverflowAtTheBounds) {
  for (const Shape* shape : all_shapes()) {
    ShapeParameters most;
    for (const ShapeParameter& parameter : shape->info().parameters) {
      most[parameter.key] = parameter.maximum;
      EXPECT_GE(parameter.preset, parameter.minimum) << parameter.key;
      EXPECT_LE(parameter.preset, parameter.maximum) << parameter.key;
    }
    EXPECT_GE(shape->estimated_json_bytes(most), shape->estimated_json_bytes({}));
  }
  EXPECT_EQ(find_shape("string-array")
                ->estimated_json_bytes({{"count", 10'000'000}, {"bytes", 1'000'000}}),
            10'000'030'000'000);
}

TEST(Shapes, IdNamesParametersThatDifferFromTheirPresets) {
  const Shape& shape = *find_shape("string-array");
  EXPECT_EQ(shape.payload_id({}), "string-array");
  EXPECT_EQ(shape.payload_id({{"count", 50'000}}), "string-array");
  EXPECT_EQ(shape.payload_id({{"count", 1000}}), "string-array(count=1000)");
  EXPECT_EQ(shape.payload_id({{"bytes", 8}, {"count", 1}}), "string-array(count=1,bytes=8)");
  EXPECT_EQ(shape.make({{"count", 2}}, 1).id, "string-array(count=2)");
}

TEST(Shapes, AreFoundByTheirIds) {
  for (const Shape* shape : all_shapes()) EXPECT_EQ(find_shape(shape->info().id), shape);
  EXPECT_EQ(find_shape("Cookie"), nullptr);
}

TEST(Shapes, CarryTheirCompactJsonSize) {
  for (const Shape* shape : all_shapes()) {
    const Payload payload = shape->make({}, 42);
    EXPECT_EQ(payload.json_bytes, to_json(payload.document).size()) << payload.id;
    EXPECT_EQ(payload.shape, shape->info().id);
    EXPECT_TRUE(payload.schema) << payload.id;
  }
}

/// As a document again: equal to the payload's, but for the order of a map's keys.
Comparison through_struct(const Payload& payload) {
  return with_shape_struct(
      payload.shape, Comparison{"no struct has this shape", false, false},
      [&]<class Struct>(std::type_identity<Struct> /*type*/) {
        const auto made = from_document<Struct>(payload.document);
        if (!made) return Comparison{"the document does not fit the struct", false, false};
        return compare(payload.document, to_document(*made), {});
      });
}

TEST(Shapes, StructAndDocumentHoldTheSame) {
  for (const Shape* shape : all_shapes()) {
    EXPECT_EQ(through_struct(shape->make({}, 3)).difference.value_or(""), "") << shape->info().id;
  }
}

TEST(Shapes, StructTakesOnlyADocumentOfItsShape) {
  using shapes::Cookie;
  const std::string imp = R"("imp":[{"Win":1,"bid":2,"Time":3,"id":4}])";
  const auto fits = [](const std::string& text) {
    return from_document<Cookie>(*parse_json(text)).has_value();
  };
  EXPECT_TRUE(fits(R"({"Pbid":[],"daily":[],"Total":[],"segments":[],)" + imp + "}"));
  EXPECT_FALSE(fits(R"({"Pbid":[],"daily":[],"Total":[],)" + imp + "}"));  // a key is missing
  EXPECT_FALSE(fits(R"({"Pbid":[],"daily":[],"Total":[],"segments":[],"more":1,)" + imp + "}"));
  EXPECT_FALSE(fits(R"({"Pbid":{},"daily":[],"Total":[],"segments":[],)" + imp + "}"));
  EXPECT_FALSE(fits(
      R"({"Pbid":[{"id":2147483648,"value":1}],"daily":[],"Total":[],"segments":[],)" + imp + "}"));
  EXPECT_FALSE(
      fits(R"({"Pbid":[{"id":1.0,"value":1}],"daily":[],"Total":[],"segments":[],)" + imp + "}"));
  EXPECT_FALSE(fits("[]"));
}

TEST(Shapes, SchemaFollowsFromTheStruct) {
  const Schema schema = schema_of<shapes::Cookie>();
  EXPECT_FALSE(schema.root_is_wrapped);
  const MessageType& root = schema.root_message();
  EXPECT_EQ(root.name, "Cookie");
  ASSERT_EQ(root.fields.size(), 5);
  EXPECT_EQ(root.fields[1].name, "daily");
  EXPECT_EQ(root.fields[1].tag, 2);
  EXPECT_EQ(root.fields[1].type, FieldType::message);
  EXPECT_EQ(root.fields[1].cardinality, Cardinality::repeated);
  const MessageType& daily = schema.messages[root.fields[1].message];
  EXPECT_EQ(daily.name, "Daily");
  EXPECT_EQ(daily.fields[0].type, FieldType::int32);
  EXPECT_EQ(daily.fields[0].cardinality, Cardinality::single);
  // One message type, where three fields use it.
  EXPECT_EQ(daily.fields[1].message, root.fields[0].message);
  EXPECT_EQ(root.fields[2].message, root.fields[0].message);
  EXPECT_EQ(schema.messages.size(), 5);
}

TEST(Shapes, SchemaWrapsABareListOrMap) {
  const Schema array = schema_of<shapes::StringArray>();
  EXPECT_TRUE(array.root_is_wrapped);
  ASSERT_EQ(array.root_message().fields.size(), 1);
  EXPECT_EQ(array.root_message().fields[0],
            (Field{1, "strings", FieldType::string, Cardinality::repeated, 0, 0}));
  const Schema map = schema_of<shapes::StringMap>();
  EXPECT_TRUE(map.root_is_wrapped);
  EXPECT_EQ(map.root_message().fields[0],
            (Field{1, "entries", FieldType::string, Cardinality::map, 0, 0}));
}

TEST(Shapes, VisitOfAStructSumsWhatTheVisitOfItsDocumentDoes) {
  for (const Shape* shape : all_shapes()) {
    const Payload payload = shape->make({}, 5);
    LeafSum expected;
    visit_leaves(payload.document, expected);
    const auto sum = with_shape_struct(
        payload.shape, std::uint64_t{0}, [&]<class Struct>(std::type_identity<Struct> /*type*/) {
          LeafSum leaves;
          visit_leaves(*from_document<Struct>(payload.document), leaves);
          return leaves.sum();
        });
    EXPECT_EQ(sum, expected.sum()) << payload.id;
  }
}

}  // namespace
}  // namespace cwb
