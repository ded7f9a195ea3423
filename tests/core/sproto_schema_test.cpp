// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/sproto_schema.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/file.h"
#include "base/random.h"
#include "shapes/convert.h"
#include "shapes/typed.h"

namespace cwb {
namespace {

std::string problem(std::string_view text, std::string_view root = {}) {
  const auto schema = read_sproto_schema(text, root);
  return schema ? "no problem" : to_string(schema.error());
}

Schema read(std::string_view text, std::string_view root = {}) {
  auto schema = read_sproto_schema(text, root);
  EXPECT_TRUE(schema) << to_string(schema.error());
  return schema ? *schema : Schema{{{}}, 0, false};
}

TEST(SprotoSchema, ReadsEveryTypeAndCountsTagsFromOne) {
  const Schema schema = read(R"(
    # all there is
    .T {  # a comment behind
      i 0 : integer
      fixed 2 : integer(3)
      b 3 : boolean
      d 4:double
      s 5 : string
      raw 6 : binary
      list 7 : *integer
      self 32767 : *T
    })");
  const std::vector<Field> fields{{1, "i", FieldType::int64},
                                  {3, "fixed", FieldType::float64, Cardinality::single, 0, 3},
                                  {4, "b", FieldType::boolean},
                                  {5, "d", FieldType::float64},
                                  {6, "s", FieldType::string},
                                  {7, "raw", FieldType::bytes},
                                  {8, "list", FieldType::int64, Cardinality::repeated},
                                  {32768, "self", FieldType::message, Cardinality::repeated, 0}};
  EXPECT_EQ(schema, (Schema{{{"T", fields}}, 0, false}));
}

TEST(SprotoSchema, PutsFieldsInTheOrderOfTags) {
  const Schema schema = read(".T { b 7 : string a 2 : string }");
  EXPECT_EQ(schema.messages[0].fields[0].name, "a");
  EXPECT_EQ(schema.messages[0].fields[1].name, "b");
}

TEST(SprotoSchema, FindsNestedTypesFromTheInsideOut) {
  const Schema schema = read(R"(
    .Item { outer 0 : string }
    .Box {
      .Item { inner 0 : string }
      .Lid { item 0 : Item  top 1 : Box }
      item 0 : Item
      lid 1 : Lid
      other 2 : Box.Item
    }
    .Root { box 0 : Box  item 1 : Item  lid 2 : *Box.Lid })");
  const auto type_of = [&](std::string_view message, std::size_t field) {
    const auto found = std::ranges::find(schema.messages, message, &MessageType::name);
    return schema.messages[found->fields[field].message].name;
  };
  EXPECT_EQ(schema.root_message().name, "Root");
  EXPECT_EQ(type_of("Box.Lid", 0), "Box.Item");
  EXPECT_EQ(type_of("Box.Lid", 1), "Box");
  EXPECT_EQ(type_of("Box", 0), "Box.Item");
  EXPECT_EQ(type_of("Box", 2), "Box.Item");
  EXPECT_EQ(type_of("Root", 1), "Item");
  EXPECT_EQ(type_of("Root", 2), "Box.Lid");
}

TEST(SprotoSchema, HoldsTheRootAndWhatItNeeds) {
  constexpr std::string_view text = ".A { b 0 : B } .B { n 0 : integer } .C { a 0 : A }";
  EXPECT_EQ(read(text).root_message().name, "C");
  const Schema of_b = read(text, "B");
  ASSERT_EQ(of_b.messages.size(), 1U);
  EXPECT_EQ(of_b.messages[0].name, "B");
}

TEST(SprotoSchema, AsksForTheRootWhereThereIsAChoice) {
  EXPECT_EQ(problem(".A { } .B { }"), "which type is the document's? Name one of A, B");
  EXPECT_EQ(problem(".A { b 0 : B } .B { a 0 : A }"),
            "which type is the document's? Name one of A, B");
  EXPECT_EQ(problem(".A { }", "C"), "the schema has no type 'C'; it has A");
  EXPECT_EQ(problem("# nothing"), "the schema has no type");
  EXPECT_EQ(read(".A { a 0 : *A }").root_message().name, "A");
}

TEST(SprotoSchema, ReadsAMapAndAList) {
  const Schema map = read(".E { key 0 : string value 1 : integer(2) } .T { m 4 : *E() }");
  EXPECT_EQ(map,
            (Schema{{{"T", {{5, "m", FieldType::float64, Cardinality::map, 0, 2}}}}, 0, false}));
  const Schema list = read(".E { id 0 : integer } .T { m 0 : *E(id) }");
  EXPECT_EQ(list.root_message().fields[0].cardinality, Cardinality::repeated);
  EXPECT_EQ(problem(".E { id 0 : integer } .T { m 0 : *E(name) }"),
            "line 1, column 35: 'E' has no field 'name' to be its key");
  for (const char* entry :
       {"key 0 : string", "key 0 : string value 2 : string", "key 0 : integer value 1 : string",
        "key 0 : string value 1 : *string", "key 0 : *string value 1 : string",
        "key 0 : string value 1 : string more 2 : string"}) {
    EXPECT_NE(problem(std::string(".E { ") + entry + " } .T { m 0 : *E() }").find("a map's entry"),
              std::string::npos)
        << entry;
  }
}

TEST(SprotoSchema, ReadsTheMessagesOfProtocols) {
  constexpr std::string_view text = R"(
    .Book { title 0 : string }
    find 1 {
      request { title 0 : string }
      response Book
    }
    ping 2 { response nil }
    bye 3 { })";
  EXPECT_EQ(read(text, "find.request").root_message().fields[0].name, "title");
  EXPECT_EQ(read(text, "Book").root_message().name, "Book");
  EXPECT_EQ(problem("find 1 { request Bok } .Book { }"),
            "line 1, column 18: there is no type 'Bok'; did you mean 'Book'?");
  EXPECT_EQ(problem("find 1 { question Book }"),
            "line 1, column 10: found 'question'; expected 'request' or 'response'");
}

TEST(SprotoSchema, SaysWhereAndWhatIsWrong) {
  EXPECT_EQ(problem("Type { }"), "line 1, column 6: found '{'; a protocol's tag is missing");
  EXPECT_EQ(problem(".T"),
            "line 1, column 3: found the end of the file; expected '{' and the "
            "fields of the type");
  EXPECT_EQ(problem(". T { }"),
            "line 1, column 2: found ' '; expected the name of a type, right "
            "behind the dot");
  EXPECT_EQ(problem(".T {\n  a 0 integer\n}"),
            "line 2, column 7: found 'integer'; expected ':' and the field's type");
  EXPECT_EQ(problem(".T {\n  a : integer\n}"),
            "line 2, column 5: found ':'; a field's tag is missing");
  EXPECT_EQ(problem(".T { a 0 : }"), "line 1, column 12: found '}'; expected a type");
  EXPECT_EQ(problem(".T { a 0 : integer"),
            "line 1, column 19: found the end of the file; expected a field, a nested type or '}'");
  EXPECT_EQ(problem(".T { a 32768 : integer }"),
            "line 1, column 8: found 32768; a field's tag is from 0 to 32767");
  EXPECT_EQ(problem(".T { a 99999999999999999999999999 : integer }"),
            "line 1, column 8: found 99999999999999999999; a field's tag is from 0 to 32767");
  EXPECT_EQ(problem(".T { a 0 : integer(0) }"),
            "line 1, column 20: found 0; the number of decimals is from 1 to 9");
  EXPECT_EQ(problem(".T { a 0 : string(2) }"),
            "line 1, column 19: 'string' cannot have parentheses; integer(n), *Type() and "
            "*Type(key) can");
  EXPECT_EQ(problem(".T { a 0 : *T(a }"), "line 1, column 17: found '}'; expected ')'");
  EXPECT_EQ(problem(".T { a 0 : strng }"),
            "line 1, column 12: there is no type 'strng'; did you mean 'string'?");
  EXPECT_EQ(problem(".T { a 0 : string a 1 : string }"),
            "line 1, column 19: the field 'a' stands twice in 'T'");
  EXPECT_EQ(problem(".T { a 0 : string b 0 : string }"),
            "line 1, column 19: the tag 0 stands twice in 'T'");
  EXPECT_EQ(problem(".T { } .T { }"), "line 1, column 9: the type 'T' stands twice");
  EXPECT_EQ(problem(".string { }"),
            "line 1, column 2: 'string' is a type of the language; choose another name");
  EXPECT_EQ(problem("# é\n.T { é 0 : string }"),
            "line 2, column 6: found 'é'; expected a field, a nested type or '}'");
  EXPECT_EQ(problem(".T { \xff }"),
            "line 1, column 6: found a byte that is not UTF-8; expected a "
            "field, a nested type or '}'");
}

TEST(SprotoSchema, BoundsNestingAndNames) {
  std::string deep;
  for (int i = 0; i < 65; ++i) deep += ".T {";
  EXPECT_EQ(problem(deep), "line 1, column 258: types are nested deeper than 64");
  EXPECT_EQ(problem('.' + std::string(401, 'x')),
            "line 1, column 2: a name has 401 characters, those of outer types counted; allowed "
            "are 400");
  // Each level is short, all together are not.
  std::string long_names;
  for (int i = 0; i < 5; ++i) long_names += '.' + std::string(100, 'x') + " { ";
  EXPECT_NE(problem(long_names).find("a name has 403 characters"), std::string::npos);
}

/// The integers are one type in sproto's language.
Schema with_int64(Schema schema) {
  for (MessageType& message : schema.messages) {
    for (Field& field : message.fields) {
      const bool integer = field.type == FieldType::int32 || field.type == FieldType::uint64;
      if (integer) field.type = FieldType::int64;
    }
  }
  return schema;
}

template <class Struct>
void expect_schema_file_fits() {
  std::string name(Describe<Struct>::shape);
  std::ranges::replace(name, '-', '_');
  const auto text = read_file(CWB_SOURCE_DIR "/schemas/" + name + ".sproto", 10'000);
  ASSERT_TRUE(text) << to_string(text.error());
  Schema schema = read(*text, Describe<Struct>::name);
  schema.root_is_wrapped = Describe<Struct>::root_is_wrapped;
  EXPECT_EQ(schema, with_int64(schema_of<Struct>())) << name;
}

template <class... Structs>
void expect_schema_files_fit(StructList<Structs...> /*shapes*/) {
  (expect_schema_file_fits<Structs>(), ...);
}

TEST(SprotoSchema, FilesOfTheShapesAreTheShapes) { expect_schema_files_fit(ShapeStructs{}); }

TEST(SprotoSchema, WritesWhatReadsBack) {
  const Schema schema = read(R"(
    .Entry { key 0 : string value 1 : Root }
    .Root {
      b 0 : boolean
      i 1 : *integer
      fixed 3 : integer(9)
      d 4 : double
      s 5 : string
      raw 6 : binary
      self 7 : Root
      map 8 : *Entry()
      item 9 : Item
    }
    .Item { })",
                             "Root");
  const auto text = write_sproto_schema(schema);
  ASSERT_TRUE(text);
  EXPECT_EQ(read(*text, "Root"), schema) << *text;
}

TEST(SprotoSchema, WritesNamesThatTheLanguageHas) {
  Schema schema{{{"string", {}}, {"a.B", {}}, {"a_B", {}}}, 0, false};
  EXPECT_EQ(write_sproto_schema(schema), ".string_ {\n}\n\n.a_B {\n}\n\n.a_B_ {\n}\n");
  schema.messages[0].fields.push_back({1, "not a name", FieldType::string});
  const auto refused = write_sproto_schema(schema);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().reason,
            "sproto's language cannot write the field name 'not a name'; a name is a letter or _, "
            "then letters, digits and _");
}

TEST(SprotoSchema, NeverCrashesOnMutatedText) {
  constexpr std::string_view good = R"(.A { .E { key 0 : string value 1 : A } m 0 : *E() # c
    n 1 : integer(2) } p 1 { request { a 0 : A } response A.E } .B { x 0 : *A(n) })";
  constexpr std::string_view tokens = ".{}():*#\n aA0 9_\xff";
  Random random(5);
  for (int i = 0; i < 20'000; ++i) {
    std::string text(good);
    for (std::uint64_t n = 1 + random.below(3); n > 0; --n) {
      const std::size_t place = random.below(text.size());
      if (random.below(3) == 0) {
        text.erase(place, 1 + random.below(5));
      } else {
        text[place] = tokens[random.below(tokens.size())];
      }
    }
    const auto schema = read_sproto_schema(text, "A");
    if (schema) {
      EXPECT_TRUE(write_sproto_schema(*schema)) << text;
    }
  }
}

}  // namespace
}  // namespace cwb
