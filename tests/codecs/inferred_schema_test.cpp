// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Documents of a user's file, by their inferred schema, through the codecs that need one.
#include <algorithm>
#include <string>

#include <gmock/gmock.h>

#include "codecs/codec.h"
#include "codecs/registry.h"
#include "measure/verify.h"
#include "model/infer_schema.h"
#include "model/json_reader.h"
#include "model/json_writer.h"

namespace cwb {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

Payload own_payload(std::string_view json) {
  Payload payload;
  payload.id = "own.json";
  payload.document = parse_json(json).value();
  payload.json_bytes = to_json(payload.document).size();
  set_schema(payload, infer_schema(payload.document)->schema);
  return payload;
}

/// What the gate says of every codec that works on any document by a schema.
class InferredSchema : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    if (!find_codec(GetParam())) GTEST_SKIP() << "this build has no " << GetParam();
  }

  static tl::expected<Verified, std::string> gate(const Payload& payload) {
    const Codec& codec = *find_codec(GetParam());
    auto subject = codec.prepare(payload_for(codec.info(), payload));
    if (!subject) return tl::unexpected("refused: " + subject.error().reason);
    return verify(**subject, codec.info(), payload);
  }

  static std::vector<std::string> notes(std::string_view json) {
    const auto verified = gate(own_payload(json));
    return verified ? verified->notes : std::vector{verified.error()};
  }
};

INSTANTIATE_TEST_SUITE_P(Codecs, InferredSchema,
                         ::testing::Values("protobuf/dynamic", "protobuf/table",
                                           "protobuf/table-lazy", "sproto/raw", "sproto/packed"),
                         [](const auto& instance) {
                           std::string name = instance.param;
                           std::ranges::replace_if(
                               name, [](char c) { return c == '/' || c == '-'; }, '_');
                           return name;
                         });

TEST_P(InferredSchema, HoldsADocumentOfEveryType) {
  EXPECT_THAT(notes(R"({"b":true,"i":-5,"d":2.0,"s":"ö","l":[1,2],"m":{"1":"x","2":"y"},
                        "r":{"x":{"y":[{"z":1}]}},"größe-1":7,"order_id":1,"orderId":2})"),
              IsEmpty());
}

TEST_P(InferredSchema, HoldsARootThatIsNoMessage) {
  for (const char* json : {"7", "\"text\"", "true", "0.5", "[1,2]", "[[1],[2,3]]",
                           R"({"1":{"a":1}})", R"([{"a":1},{}])", R"({})", "[[[1.5]]]"}) {
    EXPECT_THAT(notes(json), IsEmpty()) << json;
  }
}

TEST_P(InferredSchema, NamesTheLossOfANull) {
  EXPECT_THAT(notes(R"([{"a":null,"b":1},{"a":"x","b":2}])"),
              ElementsAre("a null comes back absent"));
  EXPECT_THAT(notes(R"({"x":{"1":1,"2":null},"y":5})"), ElementsAre("a null comes back absent"));
}

TEST_P(InferredSchema, NamesTheLossOfAnInteger) {
  EXPECT_THAT(notes(R"([{"x":1},{"x":0.5}])"),
              ElementsAre("an integer beside doubles comes back as a double"));
}

TEST_P(InferredSchema, HoldsWrappedListsAndMaps) {
  EXPECT_THAT(notes(R"({"a":[[[1,2],[3]],[[4]]],"b":{"1":[0.5],"2":[1.5]}})"), IsEmpty());
  EXPECT_THAT(notes(R"([{"1":1,"2":2},{"3":3,"4":4},{"5":5,"6":6},{"7":7,"8":8},{"9":9}])"),
              IsEmpty());
}

TEST_P(InferredSchema, SaysWhereNoSchemaHoldsTheDocument) {
  EXPECT_THAT(notes(R"({"a":[1,null]})"),
              ElementsAre("refused: at /a/1: no schema can hold a null in a list"));
  EXPECT_THAT(notes(R"({"a":[1,"x"]})"),
              ElementsAre("refused: at /a/1: a string stands here, and an integer at /a/0; a field "
                          "of a schema has one type"));
}

TEST_P(InferredSchema, SaysThePlaceInTheDocumentAndNotInItsForm) {
  if (std::string_view(GetParam()).starts_with("sproto")) {
    EXPECT_THAT(notes("{\"a\":[[1],[5,18446744073709551615]]}"),
                ElementsAre(HasSubstr("at /a/1/1: found 18446744073709551615")));
    return;
  }
  std::string deep = "1";
  for (int i = 0; i < 103; ++i) deep = "[" + deep + "]";
  EXPECT_THAT(notes("{\"a\":" + deep + "}"), ElementsAre(HasSubstr("at /a/0/0/0/0")));
  EXPECT_THAT(notes("{\"a\":" + deep + "}"), ElementsAre(Not(HasSubstr("items"))));
}

TEST_P(InferredSchema, IsFoundOutWhereTheFormIsNotTheDocuments) {
  Payload payload = own_payload("[[1],[2]]");
  Payload form = *payload.schema_form;
  (*form.document.get_if<List>())[0] = {Map{{"items", {List{{std::int64_t{3}}}}}}};
  payload.schema_form = std::make_shared<Payload>(form);
  EXPECT_EQ(gate(payload).error(),
            "out of the schema's form, at /0/0: expected the integer 1, got the integer 3");
}

}  // namespace
}  // namespace cwb
