// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/profile_editor.h"

#include <algorithm>

#include "codecs/registry.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

/// The codec's place in the order in which the user sees them; unbuilt ones come last.
std::size_t placeOf(const std::string& id) {
  const CodecList& codecs = all_codecs();
  const auto found = std::find_if(codecs.begin(), codecs.end(),
                                  [&](const auto& codec) { return codec->info().id == id; });
  return static_cast<std::size_t>(found - codecs.begin());
}

}  // namespace

ProfileEditor::ProfileEditor(QObject* parent) : QObject(parent) {}

void ProfileEditor::setProfile(const Profile& profile, const std::filesystem::path& folder) {
  profile_ = profile;
  saved_ = profile;
  folder_ = folder;
  emit replaced();
  emit changed();
}

void ProfileEditor::edit(const std::function<void(Profile&)>& change) {
  Profile next = profile_;
  change(next);
  if (next == profile_) return;
  profile_ = std::move(next);
  emit changed();
}

void ProfileEditor::setCodecTicked(const std::string& id, bool ticked) {
  edit([&](Profile& profile) {
    auto& codecs = profile.codecs;
    const auto found = std::find(codecs.begin(), codecs.end(), id);
    if (!ticked) {
      if (found != codecs.end()) codecs.erase(found);
      if (profile.baseline == id) profile.baseline.clear();
    } else if (found == codecs.end()) {
      // Before the first that the user sees below it: unticking and ticking again changes nothing.
      const auto before = std::find_if(codecs.begin(), codecs.end(), [&](const std::string& other) {
        return placeOf(other) > placeOf(id);
      });
      codecs.insert(before, id);
    }
  });
}

bool ProfileEditor::isCodecTicked(const std::string& id) const {
  return std::find(profile_.codecs.begin(), profile_.codecs.end(), id) != profile_.codecs.end();
}

void ProfileEditor::markSaved(const std::filesystem::path& folder) {
  const Profile moved = rebased(profile_, folder_, folder);
  const bool other = !(moved == profile_);
  profile_ = moved;
  saved_ = moved;
  folder_ = folder;
  if (other) emit replaced();
  emit changed();
}

Profile rebased(Profile profile, const std::filesystem::path& from,
                const std::filesystem::path& to) {
  if (from == to) return profile;
  for (PayloadChoice& payload : profile.payloads) {
    if (payload.file.empty()) continue;
    const std::filesystem::path whole = (from / payload.file).lexically_normal();
    const std::filesystem::path inside = whole.lexically_relative(to);
    const bool lies_in = !to.empty() && !inside.empty() && *inside.begin() != "..";
    payload.file = (lies_in ? inside : whole).string();
  }
  return profile;
}

QString notRunnable(const Profile& profile) {
  if (profile.codecs.empty()) {
    return ProfileEditor::tr("No codec is ticked: tick at least one under Codecs, then run.");
  }
  if (profile.payloads.empty()) {
    return ProfileEditor::tr("No payload is ticked: tick at least one under Payloads, then run.");
  }
  if (profile.phases.empty()) {
    return ProfileEditor::tr("No phase is ticked: tick at least one under Phases, then run.");
  }
  return {};
}

}  // namespace cwb
