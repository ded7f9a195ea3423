// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QWidget>

#include "profile/profile.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QHBoxLayout;
class QSpinBox;

namespace cwb {

class ProfileEditor;

/// How samples are taken, and the baseline.
class SamplingPanel : public QWidget {
  Q_OBJECT

 public:
  explicit SamplingPanel(ProfileEditor& editor, QWidget* parent = nullptr);

 private:
  /// What a field of numbers shows for a profile, and how it writes into one. Where the lowest
  /// value has a name ("auto"), it stands for nothing.
  struct Number {
    const char* name;
    QString label, toolTip, lowestName, suffix;
    double low, high;
    int decimals;
    std::function<double(const Sampling&)> read;
    std::function<void(Sampling&, double)> write;
  };
  void addNumber(QFormLayout* form, const Number& number);
  void addCheck(QHBoxLayout* row, const char* name, const QString& label, const QString& toolTip,
                bool Sampling::*field);
  void addNumbers(QFormLayout* form);
  void addBaseline(QFormLayout* form);
  void showProfile();
  void showBaselines();

  ProfileEditor& editor_;
  std::vector<std::function<void(const Sampling&)>> showers_;  ///< one for each field
  QComboBox* baseline_;
};

}  // namespace cwb
