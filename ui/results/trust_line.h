// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "run/run.h"

class QLabel;
class QToolButton;

namespace cwb {

/// What is needed to judge the figures above it: the clock, the generations, the warnings.
class TrustLine : public QWidget {
  Q_OBJECT

 public:
  explicit TrustLine(QWidget* parent = nullptr);

  void showNothing();
  void showRunning(std::uint64_t generation, std::uint64_t generations);
  void showRun(const Run& run);

 private:
  void setWarnings(const std::vector<std::string>& warnings);

  QLabel* text_;
  QToolButton* warnings_;
  QLabel* list_;
};

}  // namespace cwb
