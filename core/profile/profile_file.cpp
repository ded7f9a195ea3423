// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile/profile_file.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "codecs/registry.h"
#include "model/json_reader.h"
#include "profile/published_sources.h"
#include "profile/sections.h"

namespace cwb {
namespace {

using profile::found;
using profile::Keys;
using profile::Place;

/// Of all codecs that the project knows: one that this build lacks is no mistake in a profile.
std::vector<std::string> codec_ids() {
  std::vector<std::string> ids;
  for (const auto& codec : all_codecs()) ids.push_back(codec->info().id);
  for (const UnbuiltCodec& codec : unbuilt_codecs()) ids.push_back(codec.id);
  return ids;
}

std::vector<std::string> phase_names() {
  std::vector<std::string> names;
  names.reserve(all_phases.size());
  for (const Phase phase : all_phases) names.emplace_back(to_string(phase));
  return names;
}

/// The names of a list, each one of those allowed, none twice. `kind` is the word for one.
std::vector<std::string> read_names(const Place& place, std::string_view kind,
                                    const std::vector<std::string>& allowed, Problems& problems) {
  const std::string empty =
      fmt::format("no {} is ticked: name at least one of {}", kind, profile::enumerated(allowed));
  std::vector<std::string> names;
  for (const Place& item : profile::items(place, empty, problems)) {
    const auto name = profile::text(item, problems);
    if (!name) continue;
    if (std::ranges::find(allowed, *name) == allowed.end()) {
      problems.push_back({item.pointer, fmt::format("{}, which is no {}{}", found(*item.value),
                                                    kind, profile::suggestion(*name, allowed))});
    } else if (std::ranges::find(names, *name) != names.end()) {
      problems.push_back(
          {item.pointer, fmt::format("{} a second time; allowed is once", found(*item.value))});
    } else {
      names.push_back(*name);
    }
  }
  return names;
}

void read_version(Keys& keys, Problems& problems) {
  const auto place =
      keys.required("version", fmt::format("\"version\": {} is needed", profile_version));
  if (!place || *place->value == Document{profile_version}) return;
  problems.push_back({place->pointer, fmt::format("{}; this program reads version {}",
                                                  found(*place->value), profile_version)});
}

void read_baseline(const Place& place, bool codecs_known, Profile& profile, Problems& problems) {
  const auto id = profile::text(place, problems);
  if (!id) return;
  profile.baseline = *id;
  const bool listed = std::ranges::find(profile.codecs, *id) != profile.codecs.end();
  if (id->empty() || listed || !codecs_known) return;
  problems.push_back(
      {place.pointer, fmt::format("{}, which is not among the profile's codecs{}",
                                  found(*place.value), profile::suggestion(*id, profile.codecs))});
}

void read_published(const Place& place, Profile& profile, Problems& problems) {
  const auto id = profile::text(place, problems);
  if (!id) return;
  profile.published = *id;
  const std::vector<std::string> ids = published_ids();
  if (id->empty() || std::ranges::find(ids, *id) != ids.end()) return;
  problems.push_back(
      {place.pointer, fmt::format("{}, which is no published measurement{}", found(*place.value),
                                  profile::suggestion(*id, ids))});
}

}  // namespace

tl::expected<Profile, Problems> read_profile(const Document& document) {
  Profile profile;
  Problems problems;
  Keys keys({&document, ""}, problems);
  read_version(keys, problems);
  if (const auto name = keys.optional("name")) {
    profile.name = profile::text(*name, problems).value_or("");
  }
  if (const auto description = keys.optional("description")) {
    profile.description = profile::text(*description, problems).value_or("");
  }
  const std::size_t before_codecs = problems.size();
  if (const auto codecs = keys.required("codecs", "a list of codecs is needed")) {
    profile.codecs = read_names(*codecs, "codec", codec_ids(), problems);
  }
  const bool codecs_known = problems.size() == before_codecs;
  if (const auto payloads = keys.required("payloads", "a list of payloads is needed")) {
    profile.payloads = profile::read_payloads(*payloads, problems);
  }
  profile.phases = preset_phases;
  if (const auto phases = keys.optional("phases")) {
    profile.phases.clear();
    for (const auto& name : read_names(*phases, "phase", phase_names(), problems)) {
      profile.phases.push_back(*phase_from(name));
    }
  }
  if (const auto sampling = keys.optional("sampling")) {
    profile.sampling = profile::read_sampling(*sampling, problems);
  }
  if (const auto baseline = keys.optional("baseline")) {
    read_baseline(*baseline, codecs_known, profile, problems);
  }
  if (const auto published = keys.optional("published")) {
    read_published(*published, profile, problems);
  }
  keys.refuse_others();
  if (!problems.empty()) return tl::unexpected(std::move(problems));
  return profile;
}

tl::expected<Profile, Problems> parse_profile(std::string_view text) {
  const auto document = parse_json(text, {.bytes = profile_limit_bytes});
  if (!document) return tl::unexpected(Problems{document.error()});
  return read_profile(*document);
}

}  // namespace cwb
