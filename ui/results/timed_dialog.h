// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "ui/results/timed_text.h"

namespace cwb {

/// What was timed in one row: the facts, and the codec's own source. Keeps nothing of the run; not
/// modal, so that several can be compared.
class TimedDialog : public QDialog {
  Q_OBJECT

 public:
  explicit TimedDialog(const TimedCase& timed, QWidget* parent = nullptr);

 private:
  QWidget* makeSources(const std::string& codec);
};

}  // namespace cwb
