// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/save_game_message.h"

namespace cwb::protobuf {
namespace {

namespace pb = codec_workbench::save_game;

void build(const shapes::SavePosition& value, pb::SavePosition& message) {
  message.set_x(value.x);
  message.set_y(value.y);
  message.set_z(value.z);
}

void build(const shapes::SavePlayer& value, pb::SavePlayer& message) {
  message.set_name(value.name);
  message.set_level(value.level);
  message.set_experience(value.experience);
  message.set_health(value.health);
  build(value.position, *message.mutable_position());
  auto& skills = *message.mutable_skills();
  for (const auto& [key, held] : value.skills) skills[key] = held;
  if (value.guild) message.set_guild(*value.guild);
}

void build(const shapes::SaveItem& value, pb::SaveItem& message) {
  message.set_name(value.name);
  message.set_count(value.count);
  if (value.condition) message.set_condition(*value.condition);
  for (const auto& item : value.contents) build(item, *message.add_contents());
}

void build(const shapes::SaveObjective& value, pb::SaveObjective& message) {
  message.set_text(value.text);
  message.set_done(value.done);
  message.set_needed(value.needed);
}

void build(const shapes::SaveQuest& value, pb::SaveQuest& message) {
  message.set_title(value.title);
  message.set_finished(value.finished);
  if (value.giver) message.set_giver(*value.giver);
  for (const auto& item : value.objectives) build(item, *message.add_objectives());
}

void read(const pb::SavePosition& message, LeafSum& sum) {
  sum.add(message.x());
  sum.add(message.y());
  sum.add(message.z());
}

void read(const pb::SavePlayer& message, LeafSum& sum) {
  sum.add(std::string_view(message.name()));
  sum.add(message.level());
  sum.add(message.experience());
  sum.add(message.health());
  read(message.position(), sum);
  for (const auto& entry : message.skills()) sum.add(entry.second);
  if (message.has_guild()) sum.add(std::string_view(message.guild()));
}

void read(const pb::SaveItem& message, LeafSum& sum) {
  sum.add(std::string_view(message.name()));
  sum.add(message.count());
  if (message.has_condition()) sum.add(message.condition());
  for (const auto& item : message.contents()) read(item, sum);
}

void read(const pb::SaveObjective& message, LeafSum& sum) {
  sum.add(std::string_view(message.text()));
  sum.add(message.done());
  sum.add(message.needed());
}

void read(const pb::SaveQuest& message, LeafSum& sum) {
  sum.add(std::string_view(message.title()));
  sum.add(message.finished());
  if (message.has_giver()) sum.add(std::string_view(message.giver()));
  for (const auto& item : message.objectives()) read(item, sum);
}

}  // namespace

using SaveGameMessage = ShapeMessage<shapes::SaveGame>;

void SaveGameMessage::build(const shapes::SaveGame& value, Message& message) {
  message.set_version(value.version);
  message.set_saved_at(value.saved_at);
  protobuf::build(value.player, *message.mutable_player());
  for (const auto& item : value.inventory) protobuf::build(item, *message.add_inventory());
  for (const auto& item : value.quests) protobuf::build(item, *message.add_quests());
  auto& flags = *message.mutable_flags();
  for (const auto& [key, held] : value.flags) flags[key] = held;
}

void SaveGameMessage::read(const Message& message, LeafSum& sum) {
  sum.add(message.version());
  sum.add(message.saved_at());
  protobuf::read(message.player(), sum);
  for (const auto& item : message.inventory()) protobuf::read(item, sum);
  for (const auto& item : message.quests()) protobuf::read(item, sum);
  for (const auto& entry : message.flags()) sum.add(entry.second);
}

}  // namespace cwb::protobuf
