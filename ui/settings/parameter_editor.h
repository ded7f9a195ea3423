// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "profile/sweep.h"
#include "shapes/shape.h"

class QLineEdit;
class QSpinBox;
class QToolButton;

namespace cwb {

/// A shape's parameter: one value in a spin box, or several in a line, as a button says.
class ParameterEditor : public QWidget {
  Q_OBJECT

 public:
  ParameterEditor(const QString& shape, const ShapeParameter& parameter, QWidget* parent = nullptr);

  void setValue(std::int64_t value);
  void setSweep(const Sweep& sweep);

  std::int64_t value() const;
  const std::optional<Sweep>& sweep() const { return sweep_; }  ///< nothing: one value

 signals:
  void edited();

 private:
  void showSeveral(bool several);
  void severalToggled(bool several);
  void textEdited();

  ShapeParameter parameter_;
  QSpinBox* box_;
  QLineEdit* line_;
  QToolButton* several_;
  std::optional<Sweep> sweep_;
};

}  // namespace cwb
