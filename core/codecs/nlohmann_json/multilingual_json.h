// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/nlohmann_json/optional_member.h"
#include "shapes/multilingual.h"

// As struct_json.h, for the shape multilingual. Structs with optional members have the two
// functions that the macro would write, for the macro knows no member that may be absent.
namespace cwb::shapes {

inline void to_json(nlohmann::json& j, const MultilingualText& value) {
  j["language"] = value.language;
  j["title"] = value.title;
  j["text"] = value.text;
  nlohmann_json::put(j, "note", value.note);
}

inline void from_json(const nlohmann::json& j, MultilingualText& value) {
  j.at("language").get_to(value.language);
  j.at("title").get_to(value.title);
  j.at("text").get_to(value.text);
  nlohmann_json::take(j, "note", value.note);
}

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Multilingual, texts)

}  // namespace cwb::shapes
