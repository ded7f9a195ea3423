// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "profile/profile.h"

class QCheckBox;

namespace cwb {

class ParameterEditor;

/// One payload to choose: a shape with its parameters, or a file.
class PayloadRow : public QWidget {
  Q_OBJECT

 public:
  /// `removable` rows (files, further copies of a shape) have a button that takes them away.
  PayloadRow(const PayloadChoice& choice, bool ticked, bool removable, QWidget* parent = nullptr);

  const PayloadChoice& choice() const { return choice_; }
  bool isTicked() const;
  void setTicked(bool ticked);

 signals:
  void edited();
  void removed();

 private:
  void addParameter(const ShapeParameter& parameter);
  void parameterEdited(const ShapeParameter& parameter, const ParameterEditor& editor);

  PayloadChoice choice_;
  PayloadChoice loaded_;
  QCheckBox* check_;
  QWidget* parameters_ = nullptr;
};

}  // namespace cwb
