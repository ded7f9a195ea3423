// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/save_game.h"

#include <array>

#include "shapes/builtin.h"
#include "shapes/make_payload.h"
#include "shapes/random_values.h"

namespace cwb {
namespace {

using namespace std::string_view_literals;

constexpr std::array things{"rope"sv, "lantern"sv, "iron key"sv, "map of the marsh"sv, "bread"sv};
constexpr std::array skills{"climbing"sv, "cooking"sv, "archery"sv, "bargaining"sv, "healing"sv};

/// A bag inside the bag around it, and so on; each holds this many things besides.
constexpr std::uint64_t things_per_bag = 2;

double coordinate(Random& random) {
  return thousandths(static_cast<std::int64_t>(random.below(4'000'000)) - 2'000'000);
}

class SaveGameShape final : public Shape {
 public:
  const ShapeInfo& info() const override {
    static const ShapeInfo info{
        "save-game",
        "Save game",
        "The saved state of a game: a player, things in bags inside bags, quests with their "
        "objectives, a map of flags. It stresses nesting and a mix of all types, as the state of a "
        "program has it.",
        {{"items", "things that the player holds", 40, 0, 1'000'000},
         {"nesting", "bags inside one another", 6, 0, 90},
         {"quests", "quests, with 3 objectives each", 15, 0, 1'000'000},
         {"flags", "flags in the map", 50, 0, 1'000'000}}};
    return info;
  }

  std::uint64_t estimated_json_bytes(const ShapeParameters& parameters) const override {
    constexpr std::uint64_t around = 320;
    constexpr std::uint64_t per_item = 57;
    constexpr std::uint64_t per_bag = 39 + things_per_bag * per_item;
    constexpr std::uint64_t per_quest = 240;
    constexpr std::uint64_t per_flag = 21;
    return around + amount(parameters, "items") * per_item +
           amount(parameters, "nesting") * per_bag + amount(parameters, "quests") * per_quest +
           amount(parameters, "flags") * per_flag;
  }

  Payload make(const ShapeParameters& parameters, std::uint64_t seed) const override {
    Random random(seed);
    shapes::SaveGame game;
    game.version = 7;
    game.saved_at = static_cast<std::int64_t>(between(random, 1'700'000'000, 1'799'999'999));
    game.player = player(random);
    for (std::uint64_t i = 0; i < amount(parameters, "items"); ++i) {
      game.inventory.push_back(item(random));
    }
    if (amount(parameters, "nesting") > 0) {
      game.inventory.push_back(bag(random, amount(parameters, "nesting")));
    }
    game.quests.resize(amount(parameters, "quests"));
    for (shapes::SaveQuest& quest : game.quests) fill(quest, random);
    for (std::uint64_t i = 0; i < amount(parameters, "flags"); ++i) {
      game.flags["door." + std::to_string(i) + ".opened"] = chance(random, 50);
    }
    return make_payload(payload_id(parameters), game);
  }

 private:
  static shapes::SavePlayer player(Random& random) {
    shapes::SavePlayer player;
    player.name = "Wren of the Marsh";
    player.level = static_cast<std::int32_t>(between(random, 1, 60));
    player.experience = integer_of_bits(random, 40);
    player.health = thousandths(static_cast<std::int64_t>(between(random, 1, 100'000)));
    player.position.x = coordinate(random);
    player.position.y = coordinate(random);
    player.position.z = coordinate(random);
    for (const std::string_view skill : skills) {
      player.skills[std::string(skill)] = static_cast<std::int32_t>(between(random, 0, 100));
    }
    player.guild = perhaps(random, 50, [&] { return words(random, 18); });
    return player;
  }

  static shapes::SaveItem item(Random& random) {
    shapes::SaveItem item;
    item.name = one_of(random, things);
    item.count = static_cast<std::int32_t>(between(random, 1, 20));
    item.condition = perhaps(random, 50, [&] {
      return thousandths(static_cast<std::int64_t>(between(random, 0, 1'000)));
    });
    return item;
  }

  static shapes::SaveItem bag(Random& random, std::uint64_t nesting) {
    shapes::SaveItem bag;
    bag.name = "bag";
    bag.count = 1;
    for (std::uint64_t i = 0; i < things_per_bag; ++i) bag.contents.push_back(item(random));
    if (nesting > 1) bag.contents.push_back(SaveGameShape::bag(random, nesting - 1));
    return bag;
  }

  static void fill(shapes::SaveQuest& quest, Random& random) {
    quest.title = words(random, 24);
    quest.finished = chance(random, 30);
    quest.giver = perhaps(random, 50, [&] { return words(random, 10); });
    quest.objectives.resize(3);
    for (shapes::SaveObjective& objective : quest.objectives) {
      objective.text = words(random, 16);
      objective.needed = static_cast<std::int32_t>(between(random, 1, 12));
      objective.done = static_cast<std::int32_t>(
          between(random, 0, static_cast<std::uint64_t>(objective.needed)));
    }
  }
};

}  // namespace

const Shape& save_game_shape() {
  static const SaveGameShape shape;
  return shape;
}

}  // namespace cwb
