// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/payload_row.h"

#include <algorithm>
#include <limits>

#include <QCheckBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <QToolButton>

#include "ui/common/text.h"

namespace cwb {
namespace {

int bounded(std::int64_t value) {
  constexpr std::int64_t most = std::numeric_limits<int>::max();
  return static_cast<int>(std::clamp<std::int64_t>(value, -most, most));
}

}  // namespace

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
  auto* box = new QSpinBox(parameters_);
  box->setObjectName(QStringLiteral("%1.%2").arg(qs(choice_.shape), qs(parameter.key)));
  box->setRange(bounded(parameter.minimum), bounded(parameter.maximum));
  box->setGroupSeparatorShown(true);
  box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  box->setKeyboardTracking(false);
  const auto given = choice_.parameters.find(parameter.key);
  box->setValue(bounded(given == choice_.parameters.end() ? parameter.preset : given->second));
  const QLocale locale;
  box->setToolTip(tr("%1: %2 to %3; the preset is %4")
                      .arg(qs(parameter.description), locale.toString(qlonglong{parameter.minimum}),
                           locale.toString(qlonglong{parameter.maximum}),
                           locale.toString(qlonglong{parameter.preset})));
  box->setAccessibleName(tr("%1 of %2").arg(qs(parameter.key), qs(choice_.shape)));
  box->setAccessibleDescription(qs(parameter.description));
  auto* form = static_cast<QFormLayout*>(parameters_->layout());
  auto* label = new QLabel(qs(parameter.key), parameters_);
  label->setToolTip(box->toolTip());
  label->setBuddy(box);
  form->addRow(label, box);
  connect(box, &QSpinBox::valueChanged, this,
          [this, parameter](int value) { parameterChanged(parameter, value); });
}

void PayloadRow::parameterChanged(const ShapeParameter& parameter, int value) {
  // A preset that the profile does not spell out stays unsaid.
  if (value == parameter.preset && !loaded_.parameters.contains(parameter.key)) {
    choice_.parameters.erase(parameter.key);
  } else {
    choice_.parameters[parameter.key] = value;
  }
  emit edited();
}

bool PayloadRow::isTicked() const { return check_->isChecked(); }

void PayloadRow::setTicked(bool ticked) { check_->setChecked(ticked); }

}  // namespace cwb
