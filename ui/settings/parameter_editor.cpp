// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/parameter_editor.h"

#include <algorithm>
#include <limits>

#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QToolTip>

#include "ui/common/text.h"
#include "ui/settings/sweep_text.h"

namespace cwb {
namespace {

int bounded(std::int64_t value) {
  constexpr std::int64_t most = std::numeric_limits<int>::max();
  return static_cast<int>(std::clamp<std::int64_t>(value, -most, most));
}

}  // namespace

ParameterEditor::ParameterEditor(const QString& shape, const ShapeParameter& parameter,
                                 QWidget* parent)
    : QWidget(parent),
      parameter_(parameter),
      box_(new QSpinBox(this)),
      line_(new QLineEdit(this)),
      several_(new QToolButton(this)) {
  const QString key = qs(parameter.key);
  const QLocale locale;
  const QString bounds =
      tr("%1: %2 to %3; the preset is %4")
          .arg(qs(parameter.description), locale.toString(qlonglong{parameter.minimum}),
               locale.toString(qlonglong{parameter.maximum}),
               locale.toString(qlonglong{parameter.preset}));
  setToolTip(bounds);
  box_->setObjectName(QStringLiteral("%1.%2").arg(shape, key));
  box_->setRange(bounded(parameter.minimum), bounded(parameter.maximum));
  box_->setGroupSeparatorShown(true);
  box_->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  box_->setKeyboardTracking(false);
  box_->setValue(bounded(parameter.preset));
  box_->setToolTip(bounds);
  box_->setAccessibleName(tr("%1 of %2").arg(key, shape));
  box_->setAccessibleDescription(qs(parameter.description));
  line_->setObjectName(QStringLiteral("%1.%2.several").arg(shape, key));
  line_->setPlaceholderText(QStringLiteral("1, 10, 100"));
  line_->setToolTip(
      tr("Several values, each a payload: 1, 10, 100, or 1 to 10000 by 10. %1").arg(bounds));
  line_->setAccessibleName(tr("Values of %1 of %2").arg(key, shape));
  line_->hide();
  several_->setObjectName(QStringLiteral("%1.%2.sweep").arg(shape, key));
  several_->setText(QStringLiteral("…"));
  several_->setCheckable(true);
  several_->setAutoRaise(true);
  several_->setToolTip(
      tr("Several values in one run: the chart Scaling then shows how the time grows with them"));
  several_->setAccessibleName(tr("Several values of %1 of %2").arg(key, shape));
  setFocusProxy(box_);
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(2);
  row->addWidget(box_, 1);
  row->addWidget(line_, 1);
  row->addWidget(several_);
  connect(box_, &QSpinBox::valueChanged, this, &ParameterEditor::edited);
  connect(line_, &QLineEdit::editingFinished, this, &ParameterEditor::textEdited);
  connect(several_, &QToolButton::toggled, this, &ParameterEditor::severalToggled);
}

void ParameterEditor::setValue(std::int64_t value) {
  const QSignalBlocker quiet(box_);
  box_->setValue(bounded(value));
}

std::int64_t ParameterEditor::value() const { return box_->value(); }

void ParameterEditor::setSweep(const Sweep& sweep) {
  sweep_ = sweep;
  line_->setText(sweepText(sweep));
  const QSignalBlocker quiet(several_);
  several_->setChecked(true);
  showSeveral(true);
}

void ParameterEditor::showSeveral(bool several) {
  box_->setVisible(!several);
  line_->setVisible(several);
  setFocusProxy(several ? static_cast<QWidget*>(line_) : box_);
}

void ParameterEditor::severalToggled(bool several) {
  if (several) {
    // Begins with what is there; the user adds to it.
    sweep_ = Sweep{{value()}, {}};
    line_->setText(sweepText(*sweep_));
  } else {
    sweep_.reset();
  }
  showSeveral(several);
  (several ? static_cast<QWidget*>(line_) : box_)->setFocus();
  emit edited();
}

void ParameterEditor::textEdited() {
  if (!sweep_) return;
  auto read = readSweep(line_->text(), parameter_.minimum, parameter_.maximum);
  if (!read) {
    // What cannot be read is told where it stands, and what was there before comes back.
    QToolTip::showText(line_->mapToGlobal(QPoint(0, line_->height())), read.error(), line_);
    line_->setText(sweepText(*sweep_));
    return;
  }
  if (*read == *sweep_) return;
  sweep_ = std::move(*read);
  line_->setText(sweepText(*sweep_));
  emit edited();
}

}  // namespace cwb
