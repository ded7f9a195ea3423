// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "base/file.h"
#include "model/json_reader.h"
#include "model/json_writer.h"
#include "profile/profile_file.h"
#include "profile/published_sources.h"

// schemas/profile.schema.json documents what the code checks. These tests keep it from drifting.
namespace cwb {
namespace {

using testing::ElementsAreArray;

class ProfileSchema : public testing::Test {
 protected:
  ProfileSchema() {
    const auto text = read_file(CWB_SOURCE_DIR "/schemas/profile.schema.json", 1'000'000);
    EXPECT_TRUE(text);
    if (text) schema = parse_json(*text).value_or(Document{});
  }

  /// The value at the keys, which must exist.
  const Document& at(const std::vector<std::string>& keys) const {
    const Document* value = &schema;
    for (const std::string& key : keys) {
      const auto* map = value->get_if<Map>();
      value = map ? map->find(key) : nullptr;
      if (!value) {
        ADD_FAILURE() << "the schema has no " << testing::PrintToString(keys);
        return schema;
      }
    }
    return *value;
  }

  std::string json(const std::vector<std::string>& keys) const { return to_json(at(keys)); }

  static std::vector<std::string> keys_of(const Document& map) {
    std::vector<std::string> keys;
    for (const Member& member : map.get_if<Map>()->members) keys.push_back(member.key);
    return keys;
  }

  /// The profile's document where a user gave nothing but what is required.
  static Document presets() {
    return to_document(*parse_profile(
        R"({"version":1,"codecs":["baseline/memcpy"],"payloads":[{"shape":"cookie"}]})"));
  }

  Document schema;
};

Document whole(std::uint64_t number) { return Document::number(number); }

TEST_F(ProfileSchema, NamesTheKeysOfAProfile) {
  const Document profile = presets();
  EXPECT_THAT(keys_of(at({"properties"})), ElementsAreArray(keys_of(profile)));
  EXPECT_THAT(keys_of(at({"$defs", "sampling", "properties"})),
              ElementsAreArray(keys_of(*profile.get_if<Map>()->find("sampling"))));
  EXPECT_EQ(json({"properties", "version", "const"}), std::to_string(profile_version));
}

TEST_F(ProfileSchema, AllowsNoOtherKeysAnywhere) {
  EXPECT_EQ(json({"additionalProperties"}), "false");
  for (const std::string& name : keys_of(at({"$defs"}))) {
    EXPECT_EQ(json({"$defs", name, "additionalProperties"}), "false") << name;
  }
}

TEST_F(ProfileSchema, RequiresWhatTheReaderRequires) {
  std::vector<std::string> required;
  const auto all = keys_of(presets());
  for (const std::string& key : all) {
    Document without = presets();
    auto& members = without.get_if<Map>()->members;
    std::erase_if(members, [&](const Member& member) { return member.key == key; });
    if (!read_profile(without)) required.push_back('"' + key + '"');
  }
  std::string text;
  for (const std::string& key : required) text += (text.empty() ? "" : ",") + key;
  EXPECT_EQ(json({"required"}), "[" + text + "]");
}

TEST_F(ProfileSchema, GivesTheReadersPresets) {
  const Document profile = presets();
  for (const std::string key : {"name", "description", "phases", "baseline", "published"}) {
    EXPECT_EQ(at({"properties", key, "default"}), *profile.get_if<Map>()->find(key)) << key;
  }
  for (const Member& member : profile.get_if<Map>()->find("sampling")->get_if<Map>()->members) {
    EXPECT_EQ(at({"$defs", "sampling", "properties", member.key, "default"}), member.value)
        << member.key;
  }
}

TEST_F(ProfileSchema, GivesTheBoundsOfSampling) {
  struct Bounds {
    std::string key;
    Document minimum, maximum;
  };
  const Bounds cases[] = {
      {"sample_us", {bounds::min_sample_us}, {bounds::max_sample_us}},
      {"iterations", whole(1), whole(bounds::max_iterations)},
      {"rounds", whole(1), whole(bounds::max_rounds)},
      {"generations", whole(1), whole(bounds::max_generations)},
      {"time_budget_s", {bounds::min_time_budget_s}, {bounds::max_time_budget_s}},
      {"precision_percent", {bounds::min_precision_percent}, {bounds::max_precision_percent}},
      {"seed", whole(0), whole(bounds::max_seed)},
  };
  const auto as_double = [](const Document& number) {
    const auto* integer = number.get_if<std::int64_t>();
    return integer ? static_cast<double>(*integer) : *number.get_if<double>();
  };
  for (const auto& [key, minimum, maximum] : cases) {
    const Document& property = at({"$defs", "sampling", "properties", key});
    const auto* alternatives = property.get_if<Map>()->find("anyOf");
    const Document& numbers = alternatives ? alternatives->get_if<List>()->back() : property;
    const Map& map = *numbers.get_if<Map>();
    EXPECT_EQ(as_double(*map.find("minimum")), as_double(minimum)) << key;
    EXPECT_EQ(as_double(*map.find("maximum")), as_double(maximum)) << key;
    const bool is_whole = minimum.get_if<std::int64_t>() != nullptr;
    EXPECT_EQ(to_json(*map.find("type")), is_whole ? "\"integer\"" : "\"number\"") << key;
  }
  EXPECT_NE(json({"$defs", "sampling", "properties", "sample_us", "description"})
                .find("\\\"auto\\\" is " + std::to_string(static_cast<int>(preset_sample_us))),
            std::string::npos);
}

TEST_F(ProfileSchema, NamesEveryPhase) {
  List names;
  for (const Phase phase : all_phases) names.push_back({std::string(to_string(phase))});
  EXPECT_EQ(at({"properties", "phases", "items", "enum"}), Document{names});

  List published{{std::string()}};
  for (const std::string& id : published_ids()) published.push_back({id});
  EXPECT_EQ(at({"properties", "published", "enum"}), Document{published});
}

TEST_F(ProfileSchema, DescribesEveryShapeWithItsParameters) {
  List choices;
  for (const Shape* shape : all_shapes()) {
    const ShapeInfo& info = shape->info();
    choices.push_back({Map{{"$ref", {"#/$defs/" + info.id}}}});
    Map properties{{"shape", {Map{{"const", {info.id}}}}}};
    const List numbers_or_sweeps{
        {std::string("integer")}, {std::string("array")}, {std::string("object")}};
    for (const ShapeParameter& parameter : info.parameters) {
      properties.members.push_back({parameter.key,
                                    {Map{{"description", {parameter.description}},
                                         {"type", {numbers_or_sweeps}},
                                         {"$ref", {std::string("#/$defs/sweep")}},
                                         {"minimum", {parameter.minimum}},
                                         {"maximum", {parameter.maximum}},
                                         {"default", {parameter.preset}}}}});
    }
    EXPECT_EQ(json({"$defs", info.id, "properties"}), to_json({properties})) << info.id;
    EXPECT_EQ(json({"$defs", info.id, "required"}), "[\"shape\"]") << info.id;
  }
  choices.push_back({Map{{"$ref", {std::string("#/$defs/file")}}}});
  EXPECT_EQ(json({"properties", "payloads", "items", "oneOf"}), to_json({choices}));
}

}  // namespace
}  // namespace cwb
