// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/nlohmann_json/optional_member.h"
#include "shapes/save_game.h"

// As struct_json.h, for the shape save-game. Structs with optional members have the two functions
// that the macro would write, for the macro knows no member that may be absent.
namespace cwb::shapes {

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SavePosition, x, y, z)

inline void to_json(nlohmann::json& j, const SavePlayer& value) {
  j["name"] = value.name;
  j["level"] = value.level;
  j["experience"] = value.experience;
  j["health"] = value.health;
  j["position"] = value.position;
  j["skills"] = value.skills;
  nlohmann_json::put(j, "guild", value.guild);
}

inline void from_json(const nlohmann::json& j, SavePlayer& value) {
  j.at("name").get_to(value.name);
  j.at("level").get_to(value.level);
  j.at("experience").get_to(value.experience);
  j.at("health").get_to(value.health);
  j.at("position").get_to(value.position);
  j.at("skills").get_to(value.skills);
  nlohmann_json::take(j, "guild", value.guild);
}

inline void to_json(nlohmann::json& j, const SaveItem& value) {
  j["name"] = value.name;
  j["count"] = value.count;
  nlohmann_json::put(j, "condition", value.condition);
  j["contents"] = value.contents;
}

inline void from_json(const nlohmann::json& j, SaveItem& value) {
  j.at("name").get_to(value.name);
  j.at("count").get_to(value.count);
  nlohmann_json::take(j, "condition", value.condition);
  j.at("contents").get_to(value.contents);
}

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SaveObjective, text, done, needed)

inline void to_json(nlohmann::json& j, const SaveQuest& value) {
  j["title"] = value.title;
  j["finished"] = value.finished;
  nlohmann_json::put(j, "giver", value.giver);
  j["objectives"] = value.objectives;
}

inline void from_json(const nlohmann::json& j, SaveQuest& value) {
  j.at("title").get_to(value.title);
  j.at("finished").get_to(value.finished);
  nlohmann_json::take(j, "giver", value.giver);
  j.at("objectives").get_to(value.objectives);
}

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(SaveGame, version, saved_at, player, inventory, quests, flags)

}  // namespace cwb::shapes
