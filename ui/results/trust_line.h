// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "run/verdicts.h"

class QLabel;
class QToolButton;

namespace cwb {

/// What is needed to judge the figures above it: the A/A check, the clock, the generations; and,
/// when opened, how sure the verdicts are, who won, and the warnings as sentences.
class TrustLine : public QWidget {
  Q_OBJECT

 public:
  explicit TrustLine(QWidget* parent = nullptr);

  void showNothing();
  /// `precision`: how far the run is from the precision asked for; empty where none is.
  void showRunning(std::uint64_t generation, std::uint64_t generations, const QString& precision);
  void showRun(const Run& run, const Verdicts& verdicts);

 private:
  /// What the button opens: facts, then warnings, which the button counts.
  void setDetails(const std::vector<std::string>& facts, const std::vector<std::string>& warnings);

  QLabel* text_;
  QToolButton* warnings_;
  QLabel* list_;
};

}  // namespace cwb
