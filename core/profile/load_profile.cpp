// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "base/file.h"
#include "base/nearest.h"
#include "model/json_reader.h"
#include "profile/checks.h"
#include "profile/profile_file.h"

namespace cwb {
namespace {

constexpr std::string_view builtin_prefix = "builtin:";

tl::expected<std::string, Problem> builtin_text(std::string_view name) {
  std::vector<std::string> names;
  for (const BuiltinProfile& builtin : builtin_profiles()) {
    if (builtin.name == name) return std::string(builtin.text);
    names.emplace_back(builtin.name);
  }
  const auto meant = nearest(name, names);
  return tl::unexpected(
      Problem{"", fmt::format("there is no such built-in profile; {}there are {}",
                              meant ? fmt::format("did you mean builtin:{}? ", *meant) : "",
                              profile::enumerated(names))});
}

}  // namespace

tl::expected<LoadedProfile, Problems> load_profile(const std::string& source,
                                                   std::span<const std::string> assignments) {
  const bool is_builtin = source.starts_with(builtin_prefix);
  const auto text = is_builtin ? builtin_text(source.substr(builtin_prefix.size()))
                               : read_file(source, profile_limit_bytes);
  if (!text) return tl::unexpected(Problems{text.error()});
  auto document = parse_json(*text, {.bytes = profile_limit_bytes});
  if (!document) return tl::unexpected(Problems{document.error()});
  Problems problems;
  for (const std::string& assignment : assignments) {
    if (auto problem = set_value(*document, assignment)) problems.push_back(std::move(*problem));
  }
  // Where an assignment failed, what is left to check is not what the user meant.
  if (!problems.empty()) return tl::unexpected(std::move(problems));
  auto profile = read_profile(*document);
  if (!profile) return tl::unexpected(std::move(profile.error()));
  return LoadedProfile{
      std::move(*profile), source,
      is_builtin ? std::filesystem::path() : std::filesystem::path(source).parent_path()};
}

}  // namespace cwb
