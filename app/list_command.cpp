// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/list_command.h"

#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/console.h"
#include "app/exit_code.h"
#include "codecs/registry.h"
#include "model/json_writer.h"
#include "profile/profile_file.h"
#include "run/columns.h"
#include "shapes/shape.h"

namespace cwb {
namespace {

using Lines = std::vector<std::vector<std::string>>;

std::vector<std::string> phase_words(PhaseSet phases) {
  std::vector<std::string> words;
  for (const Phase phase : all_phases) {
    if (phases.has(phase)) words.emplace_back(to_string(phase));
  }
  return words;
}

std::string codec_table() {
  Lines lines{{"codec", "library", "traits", "phases"}};
  for (const auto& codec : all_codecs()) {
    const CodecInfo& info = codec->info();
    lines.push_back({info.id, info.library + ' ' + info.version,
                     fmt::format("{}", fmt::join(trait_words(info), ", ")),
                     fmt::format("{}", fmt::join(phase_words(info.phases), ", "))});
  }
  for (const UnbuiltCodec& codec : unbuilt_codecs()) {
    lines.push_back({codec.id, fmt::format("not in this build: install {} and build again",
                                           codec.debian_package)});
  }
  return in_columns(lines);
}

Document texts(const std::vector<std::string>& words) {
  List list;
  for (const std::string& word : words) list.push_back({word});
  return {std::move(list)};
}

List codec_list() {
  List list;
  for (const auto& codec : all_codecs()) {
    const CodecInfo& info = codec->info();
    list.push_back({Map{{"id", {info.id}},
                        {"format", {info.format}},
                        {"library", {info.library}},
                        {"version", {info.version}},
                        {"traits", texts(trait_words(info))},
                        {"phases", texts(phase_words(info.phases))},
                        {"description", {info.description}},
                        {"documentation", {info.documentation_url}}}});
  }
  for (const UnbuiltCodec& codec : unbuilt_codecs()) {
    list.push_back({Map{{"id", {codec.id}}, {"missing_package", {codec.debian_package}}}});
  }
  return list;
}

std::string payload_table() {
  Lines lines{{"payload", "parameter", "preset", "allowed", "meaning"}};
  for (const Shape* shape : all_shapes()) {
    const ShapeInfo& info = shape->info();
    if (info.parameters.empty()) lines.push_back({info.id, "(none)"});
    std::string id = info.id;
    for (const ShapeParameter& parameter : info.parameters) {
      lines.push_back({std::exchange(id, ""), parameter.key, std::to_string(parameter.preset),
                       fmt::format("{} to {}", parameter.minimum, parameter.maximum),
                       parameter.description});
    }
  }
  return in_columns(lines);
}

List payload_list() {
  List list;
  for (const Shape* shape : all_shapes()) {
    const ShapeInfo& info = shape->info();
    List parameters;
    for (const ShapeParameter& parameter : info.parameters) {
      parameters.push_back({Map{{"key", {parameter.key}},
                                {"description", {parameter.description}},
                                {"preset", {parameter.preset}},
                                {"minimum", {parameter.minimum}},
                                {"maximum", {parameter.maximum}}}});
    }
    list.push_back({Map{{"id", {info.id}},
                        {"title", {info.title}},
                        {"description", {info.description}},
                        {"parameters", {std::move(parameters)}}}});
  }
  return list;
}

std::string profile_id(const BuiltinProfile& builtin) {
  return fmt::format("builtin:{}", builtin.name);
}

/// That the built-in profiles can be read is held by a test of theirs.
Profile profile_of(const BuiltinProfile& builtin) { return parse_profile(builtin.text).value(); }

std::string profile_table() {
  Lines lines{{"profile", "name"}};
  for (const BuiltinProfile& builtin : builtin_profiles()) {
    lines.push_back({profile_id(builtin), profile_of(builtin).name});
  }
  return in_columns(lines);
}

List profile_list() {
  List list;
  for (const BuiltinProfile& builtin : builtin_profiles()) {
    const Profile profile = profile_of(builtin);
    list.push_back({Map{{"id", {profile_id(builtin)}},
                        {"name", {profile.name}},
                        {"description", {profile.description}}}});
  }
  return list;
}

}  // namespace

int list_command(const std::string& subject, bool json) {
  struct Lister {
    std::string (*table)();
    List (*list)();
  };
  const Lister lister = subject == "codecs"     ? Lister{codec_table, codec_list}
                        : subject == "payloads" ? Lister{payload_table, payload_list}
                                                : Lister{profile_table, profile_list};
  const std::string text =
      json ? to_json({lister.list()}, JsonLayout::pretty) + '\n' : lister.table();
  return print(text) ? exit_fine : exit_failure;
}

}  // namespace cwb
