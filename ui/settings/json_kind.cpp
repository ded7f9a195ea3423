// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/json_kind.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>

#include "base/file.h"
#include "model/json_reader.h"
#include "profile/profile_file.h"

namespace cwb {

tl::expected<JsonKind, Problem> jsonKind(const std::filesystem::path& path) {
  std::error_code none;
  const auto size = std::filesystem::file_size(path, none);
  if (!none && size > profile_limit_bytes) return JsonKind::payload;
  const auto text = read_file(path, profile_limit_bytes);
  if (!text) return tl::unexpected(text.error());
  const auto document = parse_json(*text);
  if (!document) {
    return tl::unexpected(Problem{document.error().place,
                                  "this is no JSON document (" + document.error().message + ")"});
  }
  const Map* map = document->get_if<Map>();
  if (map == nullptr) return JsonKind::payload;
  // "version" and "name" stand in many documents, these do not.
  constexpr std::array<std::string_view, 5> own{"codecs", "payloads", "phases", "sampling",
                                                "baseline"};
  const auto found = std::count_if(
      own.begin(), own.end(), [map](std::string_view key) { return map->find(key) != nullptr; });
  return found >= 2 ? JsonKind::profile : JsonKind::payload;
}

}  // namespace cwb
