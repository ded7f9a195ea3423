// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "measure/runner.h"

class QLabel;
class QProgressBar;

namespace cwb {

/// How far the run is, in the toolbar.
class RunStatus : public QWidget {
  Q_OBJECT

 public:
  explicit RunStatus(QWidget* parent = nullptr);

  void showIdle(const QString& text);
  void showPlanning();
  void showStopping();
  void showProgress(const Progress& progress);

 private:
  QLabel* text_;
  QProgressBar* bar_;
  QLabel* left_;
};

/// "120/300 rounds · gen 4/10"
QString progressText(const Progress& progress);

}  // namespace cwb
