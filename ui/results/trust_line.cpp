// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/trust_line.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include "run/diagnostics.h"
#include "run/result_text.h"
#include "ui/common/format.h"
#include "ui/common/text.h"

namespace cwb {

TrustLine::TrustLine(QWidget* parent)
    : QWidget(parent),
      text_(new QLabel(this)),
      warnings_(new QToolButton(this)),
      list_(new QLabel(this)) {
  text_->setObjectName(QStringLiteral("trust"));
  text_->setAccessibleName(tr("Trust"));
  text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  text_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  text_->setToolTip(
      tr("What the figures rest on: the clock that timed them, and how often every "
         "object was prepared anew."));
  warnings_->setObjectName(QStringLiteral("warnings"));
  warnings_->setCheckable(true);
  warnings_->setAutoRaise(true);
  warnings_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  warnings_->setArrowType(Qt::RightArrow);
  list_->setObjectName(QStringLiteral("warningList"));
  list_->setWordWrap(true);
  list_->setTextInteractionFlags(Qt::TextSelectableByMouse);
  list_->hide();
  auto* row = new QHBoxLayout;
  row->addWidget(text_, 1);
  row->addWidget(warnings_);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(6, 2, 6, 4);
  layout->setSpacing(2);
  layout->addLayout(row);
  layout->addWidget(list_);
  connect(warnings_, &QToolButton::toggled, this, [this](bool open) {
    list_->setVisible(open);
    warnings_->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
  });
  showNothing();
}

void TrustLine::showNothing() {
  text_->setText(tr("Trust: nothing was measured yet"));
  setDetails({}, {});
}

void TrustLine::showRunning(std::uint64_t generation, std::uint64_t generations,
                            const QString& precision) {
  QString text =
      generation == 0
          ? tr("Trust: preparing")
          : tr("Trust: generation %1 of %2").arg(countText(generation), countText(generations));
  if (!precision.isEmpty()) text += QStringLiteral(" · ") + precision;
  text_->setText(text);
  text_->setToolTip(text);  // a narrow window cuts it
  setDetails({}, {});
}

void TrustLine::showRun(const Run& run, const Verdicts& verdicts) {
  const Manifest& machine = run.manifest;
  QStringList parts;
  if (verdicts.aa) parts << qs(aa_text(verdicts));
  parts << tr("clock resolution %1, a reading %2")
               .arg(roughTimeText(machine.clock_resolution_ns),
                    roughTimeText(machine.clock_cost_ns));
  parts << tr("%1 of %2 generations")
               .arg(countText(run.generations), countText(run.profile.sampling.generations));
  parts << tr("%1 rounds").arg(countText(run.rounds));
  parts << (machine.pinned_core ? tr("pinned to core %1").arg(*machine.pinned_core)
                                : tr("not pinned"));
  parts << tr("ended by: %1").arg(qs(to_string(run.ended_by)));
  text_->setText(tr("Trust: %1").arg(parts.join(QStringLiteral(" · "))));
  text_->setToolTip(text_->text());  // a narrow window cuts it
  std::vector<std::string> facts;
  if (verdicts.comparisons > 0) facts.push_back(confidence_line(run, verdicts));
  if (verdicts.aa) facts.push_back(aa_line(verdicts));
  for (const std::string& line : leader_lines(run, verdicts)) facts.push_back(line);
  if (std::string line = counters_line(machine); !line.empty()) facts.push_back(std::move(line));
  std::vector<std::string> warnings = machine.warnings;
  for (std::string& line : diagnosis_lines(run)) warnings.push_back(std::move(line));
  setDetails(facts, warnings);
}

void TrustLine::setDetails(const std::vector<std::string>& facts,
                           const std::vector<std::string>& warnings) {
  QStringList lines;
  for (const std::string& fact : facts) lines << qs(fact);
  for (const std::string& warning : warnings) lines << QStringLiteral("• ") + qs(warning);
  list_->setText(lines.join(QLatin1Char('\n')));
  warnings_->setVisible(!lines.isEmpty());
  warnings_->setText(warnings.empty()       ? tr("Details")
                     : warnings.size() == 1 ? tr("1 warning")
                                            : tr("%1 warnings").arg(warnings.size()));
  warnings_->setToolTip(tr("Shows how sure the verdicts are, who won, and the warnings"));
  warnings_->setAccessibleName(warnings_->text());
  if (lines.isEmpty()) warnings_->setChecked(false);
}

}  // namespace cwb
