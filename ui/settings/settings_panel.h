// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace cwb {

class PayloadPanel;
class ProfileEditor;

/// The left of the window: everything that makes up a profile.
class SettingsPanel : public QScrollArea {
  Q_OBJECT

 public:
  explicit SettingsPanel(ProfileEditor& editor, QWidget* parent = nullptr);

  PayloadPanel* payloads() const { return payloads_; }

 private:
  PayloadPanel* payloads_;
};

}  // namespace cwb
