// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "codecs/phase.h"

class QCheckBox;

namespace cwb {

class ProfileEditor;

/// A check box for each phase.
class PhasePanel : public QWidget {
  Q_OBJECT

 public:
  explicit PhasePanel(ProfileEditor& editor, QWidget* parent = nullptr);

 private:
  void showProfile();
  void toggled(Phase phase, bool ticked);

  ProfileEditor& editor_;
  std::vector<QCheckBox*> checks_;  ///< in the order of all_phases
};

}  // namespace cwb
