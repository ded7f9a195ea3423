// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/run_status.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

#include "ui/common/format.h"
#include "ui/common/text.h"

namespace cwb {

RunStatus::RunStatus(QWidget* parent)
    : QWidget(parent),
      text_(new QLabel(this)),
      bar_(new QProgressBar(this)),
      left_(new QLabel(this)) {
  text_->setObjectName(QStringLiteral("progressText"));
  text_->setAccessibleName(tr("Progress"));
  bar_->setObjectName(QStringLiteral("progressBar"));
  bar_->setAccessibleName(tr("Progress of the run"));
  bar_->setTextVisible(false);
  bar_->setFixedWidth(150);
  bar_->setMaximumHeight(14);
  bar_->setRange(0, 1000);
  left_->setObjectName(QStringLiteral("remaining"));
  left_->setAccessibleName(tr("Remaining time"));
  left_->setToolTip(
      tr("Time that the rounds will still take, at the pace so far, or until the time "
         "budget or the precision ends them. About: estimated from how fast the intervals shrink. "
         "At most: too early to tell when the precision is reached."));
  left_->setMinimumWidth(left_->fontMetrics().horizontalAdvance(QStringLiteral("00:00 left")));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(6, 0, 6, 0);
  layout->addStretch(1);
  layout->addWidget(text_);
  layout->addWidget(bar_);
  layout->addWidget(left_);
  showIdle({});
}

void RunStatus::showIdle(const QString& text) {
  text_->setText(text);
  text_->setToolTip({});
  left_->clear();
  bar_->hide();
  left_->hide();
}

void RunStatus::showPlanning() {
  text_->setText(tr("making the payloads"));
  left_->clear();
  bar_->setRange(0, 0);
  bar_->show();
  left_->show();
}

void RunStatus::showStopping() { text_->setText(tr("stopping after this sample")); }

void RunStatus::showProgress(const Progress& progress, const LiveRun& run) {
  text_->setText(progressText(progress));
  text_->setToolTip(precisionText(progress, run));
  const double part = progress.total == 0 ? 0
                                          : static_cast<double>(progress.done) /
                                                static_cast<double>(progress.total);
  double shown = part;
  if (progress.stage == Stage::sampling && progress.remaining) {
    // The time budget may end the rounds before their number does: the bar follows the time.
    const double whole = progress.elapsed.count() + progress.remaining->count();
    if (whole > 0) shown = progress.elapsed.count() / whole;
  }
  bar_->setRange(0, 1000);
  bar_->setValue(static_cast<int>(shown * 1000));
  bar_->show();
  left_->setText(remainingText(progress));
  left_->show();
}

QString progressText(const Progress& progress) {
  const QString count =
      QStringLiteral("%1/%2").arg(countText(progress.done), countText(progress.total));
  if (progress.stage != Stage::sampling) {
    return QStringLiteral("%1 %2").arg(qs(to_string(progress.stage)), count);
  }
  const QString text =
      RunStatus::tr("%1 rounds · gen %2/%3")
          .arg(count, countText(progress.generation), countText(progress.generations));
  if (!progress.widest || !progress.asked_percent) return text;
  return RunStatus::tr("%1 · %2 of %3")
      .arg(text, plusMinusText(progress.widest->half_width),
           plusMinusText(*progress.asked_percent / 100));
}

QString remainingText(const Progress& progress) {
  if (!progress.remaining) return {};
  const QString time = clockText(*progress.remaining);
  switch (progress.sureness) {
    case Sureness::about:
      return RunStatus::tr("about %1 left").arg(time);
    case Sureness::at_most:
      return RunStatus::tr("at most %1 left").arg(time);
    case Sureness::at_this_pace:
      break;
  }
  return RunStatus::tr("%1 left").arg(time);
}

QString precisionText(const Progress& progress, const LiveRun& run) {
  if (!progress.widest || !progress.asked_percent) return {};
  const std::size_t index = progress.widest->case_index;
  if (index >= run.cases().size()) return {};
  return RunStatus::tr("widest interval %1 (%2), asked %3")
      .arg(plusMinusText(progress.widest->half_width), qs(to_string(run.cases()[index].result.id)),
           plusMinusText(*progress.asked_percent / 100));
}

}  // namespace cwb
