// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/published_sources.h"

#include <stdexcept>
#include <string_view>

#include "model/json_reader.h"

namespace cwb {

std::string_view published_text();  // written by CMake

const List& published_sources() {
  static const Document file = [] {
    // The file is a part of the program, so a fault in it is the program's.
    auto parsed = parse_json(published_text());
    if (!parsed) throw std::logic_error(to_string(parsed.error(), "published.json"));
    return std::move(*parsed);
  }();
  return std::get<List>(std::get<Map>(file.value).find("sources")->value);
}

std::vector<std::string> published_ids() {
  std::vector<std::string> ids;
  for (const Document& source : published_sources()) {
    ids.push_back(std::get<std::string>(std::get<Map>(source.value).find("id")->value));
  }
  return ids;
}

}  // namespace cwb
