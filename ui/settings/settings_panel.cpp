// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settings_panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QStyle>
#include <QVBoxLayout>

#include "ui/common/text.h"
#include "ui/settings/codec_panel.h"
#include "ui/settings/payload_panel.h"
#include "ui/settings/phase_panel.h"
#include "ui/settings/profile_editor.h"
#include "ui/settings/sampling_panel.h"

namespace cwb {
namespace {

QLabel* heading(const QString& text, QWidget* parent) {
  auto* label = new QLabel(text, parent);
  QFont font = label->font();
  font.setBold(true);
  label->setFont(font);
  return label;
}

QLayout* nameRow(ProfileEditor& editor, QWidget* parent) {
  auto* name = new QLineEdit(parent);
  name->setObjectName(QStringLiteral("profileName"));
  name->setToolTip(SettingsPanel::tr("The profile's name: it stands over every export"));
  name->setAccessibleName(SettingsPanel::tr("Name of the profile"));
  auto* label = heading(SettingsPanel::tr("Profile"), parent);
  label->setBuddy(name);
  const auto show = [name, &editor] {
    name->setText(qs(editor.profile().name));
    name->setCursorPosition(0);
  };
  QObject::connect(&editor, &ProfileEditor::replaced, name, show);
  QObject::connect(name, &QLineEdit::textEdited, name, [&editor](const QString& text) {
    editor.edit([&](Profile& profile) { profile.name = text.toStdString(); });
  });
  show();
  auto* row = new QHBoxLayout;
  row->addWidget(label);
  row->addWidget(name, 1);
  return row;
}

}  // namespace

SettingsPanel::SettingsPanel(ProfileEditor& editor, QWidget* parent) : QScrollArea(parent) {
  setObjectName(QStringLiteral("settings"));
  setAccessibleName(tr("Settings of the run"));
  setWidgetResizable(true);
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* content = new QWidget(this);
  payloads_ = new PayloadPanel(editor, content);
  auto* layout = new QVBoxLayout(content);
  layout->setContentsMargins(8, 6, 8, 8);
  layout->addLayout(nameRow(editor, content));
  layout->addWidget(new CodecPanel(editor, content), 1);
  layout->addWidget(payloads_);
  layout->addWidget(heading(tr("Phases"), content));
  layout->addWidget(new PhasePanel(editor, content));
  layout->addWidget(heading(tr("Sampling"), content));
  layout->addWidget(new SamplingPanel(editor, content));
  setWidget(content);
  setMinimumWidth(content->minimumSizeHint().width() +
                  style()->pixelMetric(QStyle::PM_ScrollBarExtent) + 4);
}

}  // namespace cwb
