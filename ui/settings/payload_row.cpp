// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/payload_row.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/common/text.h"
#include "ui/settings/parameter_editor.h"

namespace cwb {

PayloadRow::PayloadRow(const PayloadChoice& choice, bool ticked, bool removable, QWidget* parent)
    : QWidget(parent), choice_(choice), loaded_(choice), check_(new QCheckBox(this)) {
  const Shape* shape = find_shape(choice.shape);
  const bool file = choice.shape.empty();
  check_->setObjectName(QStringLiteral("payload:") + qs(file ? choice.file : choice.shape));
  check_->setChecked(ticked);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(1);
  auto* top = new QHBoxLayout;
  top->addWidget(check_, 1);
  layout->addLayout(top);

  if (file) {
    check_->setText(QFileInfo(qs(choice.file)).fileName());
    check_->setToolTip(tr("Your JSON document: %1").arg(qs(choice.file)));
    check_->setAccessibleName(tr("Payload from the file %1").arg(qs(choice.file)));
  } else {
    check_->setText(qs(choice.shape));
    check_->setAccessibleName(tr("Payload %1").arg(qs(choice.shape)));
    if (shape != nullptr) check_->setToolTip(qs(shape->info().description));
  }
  if (removable) {
    auto* remove = new QToolButton(this);
    remove->setObjectName(QStringLiteral("removePayload"));
    remove->setText(QStringLiteral("✕"));
    remove->setAutoRaise(true);
    remove->setToolTip(tr("Take this payload off the list"));
    remove->setAccessibleName(tr("Remove the payload %1").arg(check_->text()));
    top->addWidget(remove);
    connect(remove, &QToolButton::clicked, this, &PayloadRow::removed);
  }
  if (shape != nullptr && !shape->info().parameters.empty()) {
    parameters_ = new QWidget(this);
    auto* form = new QFormLayout(parameters_);
    form->setContentsMargins(24, 0, 0, 2);
    form->setVerticalSpacing(2);
    layout->addWidget(parameters_);
    for (const ShapeParameter& parameter : shape->info().parameters) addParameter(parameter);
    parameters_->setVisible(ticked);
  }
  connect(check_, &QCheckBox::toggled, this, [this](bool on) {
    if (parameters_ != nullptr) parameters_->setVisible(on);
    emit edited();
  });
}

void PayloadRow::addParameter(const ShapeParameter& parameter) {
  auto* editor = new ParameterEditor(qs(choice_.shape), parameter, parameters_);
  const auto given = choice_.parameters.find(parameter.key);
  if (given != choice_.parameters.end()) editor->setValue(given->second);
  const auto swept = choice_.sweeps.find(parameter.key);
  if (swept != choice_.sweeps.end()) editor->setSweep(swept->second);
  auto* form = static_cast<QFormLayout*>(parameters_->layout());
  auto* label = new QLabel(qs(parameter.key), parameters_);
  label->setToolTip(editor->toolTip());
  label->setBuddy(editor);
  form->addRow(label, editor);
  connect(editor, &ParameterEditor::edited, this,
          [this, parameter, editor] { parameterEdited(parameter, *editor); });
}

void PayloadRow::parameterEdited(const ShapeParameter& parameter, const ParameterEditor& editor) {
  choice_.parameters.erase(parameter.key);
  choice_.sweeps.erase(parameter.key);
  if (editor.sweep()) {
    choice_.sweeps[parameter.key] = *editor.sweep();
  } else if (editor.value() != parameter.preset || loaded_.parameters.contains(parameter.key)) {
    // A preset that the profile does not spell out stays unsaid.
    choice_.parameters[parameter.key] = editor.value();
  }
  emit edited();
}

bool PayloadRow::isTicked() const { return check_->isChecked(); }

void PayloadRow::setTicked(bool ticked) { check_->setChecked(ticked); }

}  // namespace cwb
