// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "shapes/describe.h"

// The saved state of a game: messages inside messages, bags inside bags.
namespace cwb::shapes {

struct SavePosition {
  double x = 0;
  double y = 0;
  double z = 0;
};

struct SavePlayer {
  std::string name;
  std::int32_t level = 0;
  std::uint64_t experience = 0;
  double health = 0;
  SavePosition position;
  std::map<std::string, std::int32_t> skills;
  std::optional<std::string> guild;
};

struct SaveItem {
  std::string name;
  std::int32_t count = 0;
  std::optional<double> condition;
  std::vector<SaveItem> contents;
};

struct SaveObjective {
  std::string text;
  std::int32_t done = 0;
  std::int32_t needed = 0;
};

struct SaveQuest {
  std::string title;
  bool finished = false;
  std::optional<std::string> giver;
  std::vector<SaveObjective> objectives;
};

struct SaveGame {
  std::int32_t version = 0;
  std::int64_t saved_at = 0;
  SavePlayer player;
  std::vector<SaveItem> inventory;
  std::vector<SaveQuest> quests;
  std::map<std::string, bool> flags;
};

}  // namespace cwb::shapes

namespace cwb {

template <>
struct Describe<shapes::SavePosition> {
  using S = shapes::SavePosition;
  static constexpr std::string_view name = "SavePosition";
  static constexpr std::tuple members{member(1, "x", &S::x), member(2, "y", &S::y),
                                      member(3, "z", &S::z)};
};

template <>
struct Describe<shapes::SavePlayer> {
  using S = shapes::SavePlayer;
  static constexpr std::string_view name = "SavePlayer";
  static constexpr std::tuple members{member(1, "name", &S::name),
                                      member(2, "level", &S::level),
                                      member(3, "experience", &S::experience),
                                      member(4, "health", &S::health),
                                      member(5, "position", &S::position),
                                      member(6, "skills", &S::skills),
                                      member(7, "guild", &S::guild)};
};

template <>
struct Describe<shapes::SaveItem> {
  using S = shapes::SaveItem;
  static constexpr std::string_view name = "SaveItem";
  static constexpr std::tuple members{member(1, "name", &S::name), member(2, "count", &S::count),
                                      member(3, "condition", &S::condition),
                                      member(4, "contents", &S::contents)};
};

template <>
struct Describe<shapes::SaveObjective> {
  using S = shapes::SaveObjective;
  static constexpr std::string_view name = "SaveObjective";
  static constexpr std::tuple members{member(1, "text", &S::text), member(2, "done", &S::done),
                                      member(3, "needed", &S::needed)};
};

template <>
struct Describe<shapes::SaveQuest> {
  using S = shapes::SaveQuest;
  static constexpr std::string_view name = "SaveQuest";
  static constexpr std::tuple members{
      member(1, "title", &S::title), member(2, "finished", &S::finished),
      member(3, "giver", &S::giver), member(4, "objectives", &S::objectives)};
};

template <>
struct Describe<shapes::SaveGame> {
  using S = shapes::SaveGame;
  static constexpr std::string_view name = "SaveGame";
  static constexpr std::string_view shape = "save-game";
  static constexpr bool root_is_wrapped = false;
  static constexpr std::tuple members{
      member(1, "version", &S::version), member(2, "saved_at", &S::saved_at),
      member(3, "player", &S::player),   member(4, "inventory", &S::inventory),
      member(5, "quests", &S::quests),   member(6, "flags", &S::flags)};
};

}  // namespace cwb
