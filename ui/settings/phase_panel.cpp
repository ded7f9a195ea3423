// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/phase_panel.h"

#include <algorithm>

#include <QCheckBox>
#include <QGridLayout>
#include <QSignalBlocker>

#include "ui/common/text.h"
#include "ui/settings/profile_editor.h"

namespace cwb {

PhasePanel::PhasePanel(ProfileEditor& editor, QWidget* parent) : QWidget(parent), editor_(editor) {
  constexpr int columns = 4;
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setVerticalSpacing(2);
  int place = 0;
  for (const Phase phase : all_phases) {
    auto* check = new QCheckBox(qs(to_string(phase)), this);
    check->setObjectName(QStringLiteral("phase:") + qs(to_string(phase)));
    check->setToolTip(qs(meaning(phase)));
    check->setAccessibleName(tr("Phase %1").arg(qs(to_string(phase))));
    check->setAccessibleDescription(qs(meaning(phase)));
    grid->addWidget(check, place / columns, place % columns);
    ++place;
    checks_.push_back(check);
    connect(check, &QCheckBox::toggled, this, [this, phase](bool on) { toggled(phase, on); });
  }
  connect(&editor_, &ProfileEditor::replaced, this, &PhasePanel::showProfile);
  showProfile();
}

void PhasePanel::showProfile() {
  const auto& phases = editor_.profile().phases;
  for (std::size_t i = 0; i < checks_.size(); ++i) {
    const QSignalBlocker quiet(checks_[i]);
    checks_[i]->setChecked(std::find(phases.begin(), phases.end(), all_phases[i]) != phases.end());
  }
}

void PhasePanel::toggled(Phase phase, bool ticked) {
  editor_.edit([&](Profile& profile) {
    auto& phases = profile.phases;
    if (!ticked) {
      std::erase(phases, phase);
    } else if (std::find(phases.begin(), phases.end(), phase) == phases.end()) {
      phases.insert(std::find_if(phases.begin(), phases.end(),
                                 [phase](Phase other) { return other > phase; }),
                    phase);
    }
  });
}

}  // namespace cwb
