// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/infer_schema.h"

#include <string>

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "model/json_reader.h"

namespace cwb {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

/// "Order{1 id:int64 2 lines:[OrderLines] 3 labels:{string}}", the messages in their order.
std::string shown(const Schema& schema) {
  std::string text;
  for (const MessageType& message : schema.messages) {
    text +=
        fmt::format("{}{}{}{{", text.empty() ? "" : " ", message.wraps ? "~" : "", message.name);
    for (const Field& field : message.fields) {
      const std::string type = field.type == FieldType::message
                                   ? schema.messages[field.message].name
                                   : std::string(to_string(field.type));
      const char* around = field.cardinality == Cardinality::repeated ? "[]"
                           : field.cardinality == Cardinality::map    ? "<>"
                                                                      : "  ";
      const std::string held = around[0] == ' ' ? type : around[0] + type + around[1];
      text += fmt::format("{}{} {}:{}", field.tag == message.fields[0].tag ? "" : " ", field.tag,
                          field.name, held);
    }
    text += '}';
  }
  return (schema.root_is_wrapped ? "wrapped " : "") + text;
}

std::string inferred(std::string_view json, const SchemaWishes& wishes = {}) {
  const Document document = parse_json(json).value();
  const auto made = infer_schema(document, wishes);
  if (!made) return "problems";
  return made->schema ? shown(*made->schema) : made->schema.error().reason;
}

std::vector<std::string> notes(std::string_view json) {
  const Document document = parse_json(json).value();
  return infer_schema(document)->notes;
}

std::vector<std::string> problems(std::string_view json, const SchemaWishes& wishes) {
  const Document document = parse_json(json).value();
  std::vector<std::string> sentences;
  const auto made = infer_schema(document, wishes);
  if (made) return sentences;
  for (const Problem& problem : made.error()) sentences.push_back(to_string(problem));
  return sentences;
}

TEST(InferSchema, MakesAFieldOfEachKeyInTheirOrder) {
  EXPECT_EQ(inferred(R"({"id":7,"name":"Ann","paid":true,"ratio":0.5,"tags":["a"]})"),
            "Document{1 id:int64 2 name:string 3 paid:boolean 4 ratio:float64 5 tags:[string]}");
}

TEST(InferSchema, MergesTheRecordsOfAList) {
  EXPECT_EQ(inferred(R"([{"id":1},{"name":"b","id":2},{"id":3,"size":4}])"),
            "wrapped Document{1 items:[DocumentItem]} "
            "DocumentItem{1 id:int64 2 name:string 3 size:int64}");
}

TEST(InferSchema, MergesRecordsAtEveryDepth) {
  EXPECT_EQ(
      inferred(R"({"orders":[{"lines":[{"sku":"a"}]},{"lines":[{"cents":5},{}]}]})"),
      "Document{1 orders:[Orders]} Orders{1 lines:[Lines]} Lines{1 sku:string 2 cents:int64}");
}

TEST(InferSchema, TakesANullForAnAbsentMember) {
  EXPECT_EQ(inferred(R"([{"a":null,"b":1},{"a":"x","b":null}])"),
            "wrapped Document{1 items:[DocumentItem]} DocumentItem{1 a:string 2 b:int64}");
}

TEST(InferSchema, LeavesOutWhatIsAlwaysNullAndSaysSo) {
  const char* json = R"([{"a":null,"b":1},{"b":2}])";
  EXPECT_EQ(inferred(json), "wrapped Document{1 items:[DocumentItem]} DocumentItem{1 b:int64}");
  EXPECT_THAT(notes(json), ElementsAre("/0/a is always null and left out"));
}

TEST(InferSchema, TakesListsThatAreAllEmptyForStringsAndSaysSo) {
  const char* json = R"({"a":[{"tags":[]},{"tags":[]}]})";
  EXPECT_EQ(inferred(json), "Document{1 a:[A]} A{1 tags:[string]}");
  EXPECT_THAT(notes(json), ElementsAre("/a/0/tags has empty lists only; they are taken for lists "
                                       "of strings"));
  EXPECT_THAT(notes(R"([{"tags":[]},{"tags":[1]}])"), IsEmpty());
}

TEST(InferSchema, KeepsAnEmptyMapAsAMessageWithoutFields) {
  EXPECT_EQ(inferred(R"({"options":{}})"), "Document{1 options:Options} Options{}");
  EXPECT_EQ(inferred("{}"), "Document{}");
}

TEST(InferSchema, WidensIntegersWhereDoublesStandToo) {
  EXPECT_EQ(inferred(R"({"x":[1,2.5,-3]})"), "Document{1 x:[float64]}");
  EXPECT_EQ(inferred(R"([{"x":1.0},{"x":1}])"),
            "wrapped Document{1 items:[DocumentItem]} DocumentItem{1 x:float64}");
  EXPECT_EQ(inferred(R"([9007199254740993, 0.5])"),
            "at /0: a double, as at /1, cannot hold this integer exactly");
  EXPECT_EQ(inferred(R"([0.5, 18446744073709551615])"),
            "at /1: a double, as at /0, cannot hold this integer exactly");
}

TEST(InferSchema, TakesUint64WhereAnIntegerNeedsIt) {
  EXPECT_EQ(inferred(R"({"x":[0,18446744073709551615]})"), "Document{1 x:[uint64]}");
  EXPECT_EQ(inferred(R"({"x":[9223372036854775807,-1]})"), "Document{1 x:[int64]}");
  EXPECT_EQ(inferred(R"({"x":[9223372036854775808,5,-1]})"),
            "at /x/0: this integer is beyond int64, and that at /x/2 is negative; no type of "
            "integer holds both");
  EXPECT_EQ(inferred(R"([9223372036854775808,-1,0.5])"), "wrapped Document{1 items:[float64]}");
}

TEST(InferSchema, SaysWhereTwoTypesMeet) {
  EXPECT_EQ(inferred(R"([{"a~b":1},{"a~b":"x"}])"),
            "at /1/a~0b: a string stands here, and an integer at /0/a~0b; a field of a schema has "
            "one type");
  EXPECT_EQ(inferred(R"([1,[2]])"),
            "at /1: a list stands here, and an integer at /0; a field of a schema has one type");
  EXPECT_EQ(inferred(R"({"x":[{"y":{}},{"y":[]}]})"),
            "at /x/1/y: a list stands here, and a map at /x/0/y; a field of a schema has one type");
}

TEST(InferSchema, SaysWhereANullStandsInAList) {
  EXPECT_EQ(inferred(R"({"a":[[1],[2,null]]})"), "at /a/1/1: no schema can hold a null in a list");
  EXPECT_EQ(inferred("[null]"), "at /0: no schema can hold a null in a list");
  EXPECT_EQ(inferred("null"), "at the root: no schema can hold a document that is null");
}

TEST(InferSchema, WrapsListsInLists) {
  EXPECT_EQ(inferred(R"({"matrix":[[1,2],[3]]})"),
            "Document{1 matrix:[MatrixList]} ~MatrixList{1 items:[int64]}");
  EXPECT_EQ(inferred("[[[true]]]"),
            "wrapped Document{1 items:[DocumentList]} ~DocumentItemList{1 items:[boolean]} "
            "~DocumentList{1 items:[DocumentItemList]}");
}

TEST(InferSchema, WrapsARootThatIsALeaf) {
  EXPECT_EQ(inferred("7"), "wrapped Document{1 value:int64}");
  EXPECT_EQ(inferred("\"x\""), "wrapped Document{1 value:string}");
}

TEST(InferSchema, TakesOneMapForAMapWhereAKeyLooksLikeData) {
  EXPECT_EQ(inferred(R"({"days":{"2024-01-01":5,"2024-01-02":6}})"), "Document{1 days:<int64>}");
  EXPECT_EQ(inferred(R"({"a/b":1,"c":2})"), "wrapped Document{1 entries:<int64>}");
  EXPECT_EQ(inferred(R"({"":1})"), "wrapped Document{1 entries:<int64>}");
  // Names of fields in other notations.
  EXPECT_EQ(inferred(R"({"first-name":"a","@id":"b","$ref":"c","größe":"d","xs:type":"e"})"),
            "Document{1 first-name:string 2 @id:string 3 $ref:string 4 größe:string "
            "5 xs:type:string}");
}

TEST(InferSchema, TakesOneMapOfManyKeysForAMap) {
  const auto map_of = [](int keys) {
    std::string text;
    for (int i = 0; i < keys; ++i) text += fmt::format("{}\"k{}\":{}", i ? "," : "{", i, i);
    return text + "}";
  };
  EXPECT_EQ(inferred(map_of(65)), "wrapped Document{1 entries:<int64>}");
  EXPECT_THAT(inferred(map_of(64)), HasSubstr("64 k63:int64}"));
}

TEST(InferSchema, NeedsValuesOfOneTypeForAMap) {
  EXPECT_EQ(inferred(R"({"2024":5,"name":"x"})"), "Document{1 2024:int64 2 name:string}");
  EXPECT_EQ(inferred(R"({"1":{"a":1},"2":{"b":null}})"),
            "wrapped Document{1 entries:<DocumentItem>} DocumentItem{1 a:int64}");
  EXPECT_EQ(inferred(R"({"1":{"a":1},"2":{"a":"x"}})"),
            "Document{1 1:N1 2 2:N2} N1{1 a:int64} N2{1 a:string}");
}

TEST(InferSchema, TakesRepeatedMapsForMapsWhereTheyShareFewKeys) {
  std::string sparse;
  std::string dense;
  for (int i = 0; i < 10; ++i) {
    sparse += fmt::format("{}{{\"l\":{{\"k{}\":1,\"k{}\":2}}}}", i ? "," : "[", i, (i + 1) % 10);
    dense += fmt::format("{}{{\"l\":{{\"1\":1,\"2\":2,\"3\":3}}}}", i ? "," : "[");
  }
  EXPECT_EQ(inferred(sparse + "]"),
            "wrapped Document{1 items:[DocumentItem]} DocumentItem{1 l:<int64>}");
  // Keys that look like data, but are always the same.
  EXPECT_EQ(inferred(dense + "]"),
            "wrapped Document{1 items:[DocumentItem]} DocumentItem{1 l:L} "
            "L{1 1:int64 2 2:int64 3 3:int64}");
}

TEST(InferSchema, WrapsListsAndMapsInMaps) {
  EXPECT_EQ(inferred(R"({"1":[1],"2":[]})"),
            "wrapped Document{1 entries:<DocumentList>} ~DocumentList{1 items:[int64]}");
  EXPECT_EQ(inferred(R"({"m":{"1":{"a b":"x"},"2":{"c d":"y"}}})", {.maps = {"/m/*"}}),
            "Document{1 m:<MMap>} ~MMap{1 entries:<string>}");
}

TEST(InferSchema, ReadsAMapAsTheUserWishes) {
  const char* json = R"([{"labels":{"a":"x"}},{"labels":{"b":"y"}}])";
  EXPECT_EQ(inferred(json, {.maps = {"/0/labels"}}),
            "wrapped Document{1 items:[DocumentItem]} DocumentItem{1 labels:<string>}");
  EXPECT_EQ(inferred(json, {.maps = {"/-/labels"}}), inferred(json, {.maps = {"/*/labels"}}));
  EXPECT_EQ(inferred(R"({"days":{"1":5}})", {.messages = {"/days"}}),
            "Document{1 days:Days} Days{1 1:int64}");
  EXPECT_EQ(inferred(R"({"1":5})", {.messages = {""}}), "Document{1 1:int64}");
  EXPECT_EQ(inferred(R"({"a":1,"b":"x"})", {.maps = {""}}),
            "at /b: a string stands here, and an integer at /a; a field of a schema has one type");
}

TEST(InferSchema, SaysWhatIsWrongWithEveryWish) {
  EXPECT_THAT(
      problems(R"({"a":{"b":[1]}})",
               {.maps = {"a", "/a/c", "/a/b", "/a"}, .messages = {"/a", "/x~2"}}),
      ElementsAre("/maps/0: found \"a\"; a JSON pointer is needed, such as /labels or "
                  "/items/0/labels",
                  "/maps/1: found \"/a/c\"; the document has no c at /a",
                  "/maps/2: found \"/a/b\"; there is no map at this place",
                  "/messages/0: found \"/a\"; it stands among the maps, too",
                  "/messages/1: found \"/x~2\"; a JSON pointer is needed, such as /labels or "
                  "/items/0/labels"));
}

TEST(InferSchema, TakesMoreThanAThousandKeysForAMapAlways) {
  std::string text;
  for (int i = 0; i < 1001; ++i) text += fmt::format("{}\"k{}\":{{\"n\":{}}}", i ? "," : "{", i, i);
  EXPECT_EQ(inferred(text + "}"),
            "wrapped Document{1 entries:<DocumentItem>} DocumentItem{1 n:int64}");
  EXPECT_EQ(inferred(text + ",\"x\":5}"),
            "at /x: an integer stands here, and a map at /k0; a field of a schema has one type");
  EXPECT_THAT(problems(text + "}", {.maps = {}, .messages = {""}}),
              ElementsAre("/messages/0: found \"\"; this map has more than 1000 keys, which is too "
                          "many for a message"));
}

TEST(InferSchema, GivesNoTwoMessagesOneName) {
  EXPECT_EQ(inferred(R"({"a":{"x":{"n":1}},"b":{"x":{"m":1}},"document":{"!":[{"k":1}],"s":""}})"),
            "Document{1 a:A 2 b:B 3 document:DocumentDocument} A{1 x:X} X{1 n:int64} B{1 x:BX} "
            "BX{1 m:int64} DocumentDocument{1 !:[Message] 2 s:string} Message{1 k:int64}");
}

}  // namespace
}  // namespace cwb
