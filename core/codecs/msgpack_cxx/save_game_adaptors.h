// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/msgpack_cxx/adaptor_forms.h"
#include "shapes/save_game.h"

namespace cwb::msgpack_cxx {

auto as_map(Is<shapes::SavePosition> auto& v) {
  return msgpack::type::make_define_map("x", v.x, "y", v.y, "z", v.z);
}
auto as_array(Is<shapes::SavePosition> auto& v) {
  return msgpack::type::make_define_array(v.x, v.y, v.z);
}

auto as_map(Is<shapes::SavePlayer> auto& v) {
  return map_of_present("name", v.name, "level", v.level, "experience", v.experience, "health",
                        v.health, "position", v.position, "skills", v.skills, "guild", v.guild);
}
auto as_array(Is<shapes::SavePlayer> auto& v) {
  return msgpack::type::make_define_array(v.name, v.level, v.experience, v.health, v.position,
                                          v.skills, v.guild);
}

auto as_map(Is<shapes::SaveItem> auto& v) {
  return map_of_present("name", v.name, "count", v.count, "condition", v.condition, "contents",
                        v.contents);
}
auto as_array(Is<shapes::SaveItem> auto& v) {
  return msgpack::type::make_define_array(v.name, v.count, v.condition, v.contents);
}

auto as_map(Is<shapes::SaveObjective> auto& v) {
  return msgpack::type::make_define_map("text", v.text, "done", v.done, "needed", v.needed);
}
auto as_array(Is<shapes::SaveObjective> auto& v) {
  return msgpack::type::make_define_array(v.text, v.done, v.needed);
}

auto as_map(Is<shapes::SaveQuest> auto& v) {
  return map_of_present("title", v.title, "finished", v.finished, "giver", v.giver, "objectives",
                        v.objectives);
}
auto as_array(Is<shapes::SaveQuest> auto& v) {
  return msgpack::type::make_define_array(v.title, v.finished, v.giver, v.objectives);
}

auto as_map(Is<shapes::SaveGame> auto& v) {
  return msgpack::type::make_define_map("version", v.version, "saved_at", v.saved_at, "player",
                                        v.player, "inventory", v.inventory, "quests", v.quests,
                                        "flags", v.flags);
}
auto as_array(Is<shapes::SaveGame> auto& v) {
  return msgpack::type::make_define_array(v.version, v.saved_at, v.player, v.inventory, v.quests,
                                          v.flags);
}

}  // namespace cwb::msgpack_cxx
