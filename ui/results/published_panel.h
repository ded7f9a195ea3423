// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "run/run.h"

QT_BEGIN_NAMESPACE
class QLabel;
class QTableWidget;
QT_END_NAMESPACE

namespace cwb {

/// The published figures that a profile re-runs, beside those of the run shown.
class PublishedPanel : public QWidget {
  Q_OBJECT

 public:
  explicit PublishedPanel(QWidget* parent = nullptr);

  /// False where the run's profile re-runs no write-up; the panel is empty then.
  bool showRun(const Run& run);

 private:
  QLabel* source_;
  QTableWidget* table_;
};

}  // namespace cwb
