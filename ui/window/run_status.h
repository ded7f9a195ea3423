// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/run/live_run.h"

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
  void showProgress(const Progress& progress, const LiveRun& run);

 private:
  QLabel* text_;
  QProgressBar* bar_;
  QLabel* left_;
};

/// "120/300 rounds · gen 4/10 · ±2.3 % of ±1 %"
QString progressText(const Progress& progress);

/// "about 0:07 left"; empty where it cannot be told.
QString remainingText(const Progress& progress);

/// "widest interval ±2.3 % (protobuf/dynamic, cookie, encode), asked ±1 %"; empty where no
/// precision is asked for or nothing is known yet.
QString precisionText(const Progress& progress, const LiveRun& run);

}  // namespace cwb
