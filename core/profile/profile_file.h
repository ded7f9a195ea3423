// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "base/problem.h"
#include "model/document.h"
#include "profile/profile.h"

// The profile file: version 1, JSON, described by schemas/profile.schema.json.
namespace cwb {

inline constexpr std::int64_t profile_version = 1;
inline constexpr std::size_t profile_limit_bytes = std::size_t{1024} * 1024;

/// The profile in a document. Every mistake is reported, each with its JSON pointer, what was
/// found, what is allowed and, for a key or an id that nothing knows, the nearest that exists.
tl::expected<Profile, Problems> read_profile(const Document& document);

/// The profile in JSON text.
tl::expected<Profile, Problems> parse_profile(std::string_view text);

/// The profile as a document with every key present; read_profile gives the profile back.
Document to_document(const Profile& profile);

/// The text of a profile file.
std::string write_profile(const Profile& profile);

/// Sets a value of a profile's document: `assignment` is `JSON-pointer=JSON-value`, as in
/// `/sampling/rounds=50`. A last token of `-` appends to a list. The places on the way must exist,
/// but for the last key of a map.
std::optional<Problem> set_value(Document& document, std::string_view assignment);

/// A built-in profile, from resources/profiles.
struct BuiltinProfile {
  std::string_view name;  ///< "cookie", opened as builtin:cookie
  std::string_view text;  ///< the file
};

std::span<const BuiltinProfile> builtin_profiles();

/// A profile with where it came from.
struct LoadedProfile {
  Profile profile;
  std::string source;            ///< as the user named it: a path, or `builtin:NAME`
  std::filesystem::path folder;  ///< what paths in it are relative to; empty for a built-in one
};

/// Reads a path or `builtin:NAME`, applies the assignments of --set in their order, checks.
tl::expected<LoadedProfile, Problems> load_profile(const std::string& source,
                                                   std::span<const std::string> assignments = {});

}  // namespace cwb
