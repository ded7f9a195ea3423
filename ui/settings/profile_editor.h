// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>

#include <QObject>

#include "profile/profile.h"

namespace cwb {

/// The settings on the left of the window: a profile under edit. Panels show it and write into it
/// only what the user changed, so a profile that is merely opened comes out as it went in, also
/// where a widget would round or reorder it.
class ProfileEditor : public QObject {
  Q_OBJECT

 public:
  explicit ProfileEditor(QObject* parent = nullptr);

  const Profile& profile() const { return profile_; }
  /// What the paths of file payloads are relative to; empty where they are absolute.
  const std::filesystem::path& folder() const { return folder_; }

  /// Another profile altogether; it counts as saved.
  void setProfile(const Profile& profile, const std::filesystem::path& folder);

  /// The user's change; `changed` follows where it made a difference.
  void edit(const std::function<void(Profile&)>& change);

  void setCodecTicked(const std::string& id, bool ticked);
  bool isCodecTicked(const std::string& id) const;

  bool isModified() const { return !(profile_ == saved_); }
  /// The profile as it stands has been written to a file in this folder: paths of file payloads are
  /// kept valid by `rebased`.
  void markSaved(const std::filesystem::path& folder);

 signals:
  void replaced();  ///< by another profile: panels show it anew
  void changed();   ///< after either

 private:
  Profile profile_;
  Profile saved_;
  std::filesystem::path folder_;
};

/// The profile with its file payloads seen from another folder: relative where they lie in it, else
/// absolute.
Profile rebased(Profile profile, const std::filesystem::path& from,
                const std::filesystem::path& to);

/// Why this profile cannot be run as it stands, as a sentence; empty where it can.
QString notRunnable(const Profile& profile);

}  // namespace cwb
