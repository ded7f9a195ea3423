// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/sampling_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include "ui/common/text.h"
#include "ui/settings/profile_editor.h"

namespace cwb {
namespace {

std::optional<double> unlessLowest(double value, double lowest) {
  if (value <= lowest) return std::nullopt;
  return value;
}

std::uint64_t whole(double value) { return static_cast<std::uint64_t>(value); }

}  // namespace

SamplingPanel::SamplingPanel(ProfileEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), baseline_(new QComboBox(this)) {
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->setVerticalSpacing(3);
  form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  addNumbers(form);
  auto* checks = new QHBoxLayout;
  form->addRow(checks);
  addCheck(checks, "settle", tr("Settle"),
           tr("Runs each case untimed for a moment just before its sample, so that the neighbours' "
              "cache footprint is not measured. Off: \"cold\", and the rows say so."),
           &Sampling::settle);
  addCheck(checks, "pin", tr("Pin to a core"),
           tr("Keeps the measuring thread on one core, away from the window's thread."),
           &Sampling::pin);
  auto* more_checks = new QHBoxLayout;
  form->addRow(more_checks);
  addCheck(
      more_checks, "allocations", tr("Allocations"),
      tr("Counts, after the rounds, what each iteration allocates: in a process of its own, so "
         "that the timed one carries no hook."),
      &Sampling::allocations);
  addCheck(more_checks, "counters", tr("Counters"),
           tr("Counts, after the rounds, the instructions, cycles, branch misses and cache misses "
              "of an iteration, where the kernel allows it; the run's data says where not."),
           &Sampling::counters);
  auto* last_checks = new QHBoxLayout;
  form->addRow(last_checks);
  addCheck(last_checks, "compression", tr("Compressed size"),
           tr("Compresses, after the rounds, what each codec encodes with zstd and lz4, and times "
              "that and the way back."),
           &Sampling::compression);
  addCheck(last_checks, "aaCheck", tr("A/A check"),
           tr("Prepares and lists the first codec twice: what the two differ by is the noise floor "
              "of the run, and no verdict is given within it."),
           &Sampling::aa_check);
  addBaseline(form);
  connect(&editor_, &ProfileEditor::replaced, this, &SamplingPanel::showProfile);
  connect(&editor_, &ProfileEditor::changed, this, &SamplingPanel::showBaselines);
  showProfile();
}

void SamplingPanel::addNumbers(QFormLayout* form) {
  const QString automatic = tr("auto");
  const QList<Number> numbers{
      {"rounds",
       tr("Rounds"),
       tr("Samples of each case: 1 to 2,000,000. Every round takes one sample of every case, in a "
          "fresh random order."),
       {},
       {},
       1,
       double(bounds::max_rounds),
       0,
       [](const Sampling& s) { return double(s.rounds); },
       [](Sampling& s, double v) {
         s.rounds = whole(v);
         s.generations = std::min(s.generations, s.rounds);
       }},
      {"iterations",
       tr("Iterations per sample"),
       tr("How often a sample repeats the phase; its value is the time of one iteration. \"auto\" "
          "picks what fills the sample's length; 1 measures single calls."),
       automatic,
       {},
       0,
       double(bounds::max_iterations),
       0,
       [](const Sampling& s) { return double(s.iterations.value_or(0)); },
       [](Sampling& s, double v) {
         s.iterations = v < 1 ? std::nullopt : std::optional(whole(v));
       }},
      {"sampleLength", tr("Sample length"),
       tr("How long one sample lasts, in microseconds: 1 to 10,000,000; \"auto\" is %1 µs. Counts "
          "only where the iterations are on \"auto\".")
           .arg(preset_sample_us),
       automatic, tr(" µs"), 0, bounds::max_sample_us, 0,
       [](const Sampling& s) { return s.sample_us.value_or(0); },
       [](Sampling& s, double v) { s.sample_us = unlessLowest(v, 0); }},
      {"timeBudget", tr("Time budget"),
       tr("The rounds stop after so many seconds, at the latest; what was measured is kept."),
       tr("no limit"), tr(" s"), 0, bounds::max_time_budget_s, 1,
       [](const Sampling& s) { return s.time_budget_s.value_or(0); },
       [](Sampling& s, double v) { s.time_budget_s = unlessLowest(v, 0); }},
      {"precision", tr("Stop at precision ±"),
       tr("The rounds stop when the interval of every median is this narrow, in percent of it; not "
          "before 5 s and 10 generations."),
       tr("off"), tr(" %"), 0, bounds::max_precision_percent, 2,
       [](const Sampling& s) { return s.precision_percent.value_or(0); },
       [](Sampling& s, double v) { s.precision_percent = unlessLowest(v, 0); }},
      {"generations",
       tr("Generations"),
       tr("How often every object is prepared anew within the run, at new addresses: where an "
          "object lies in memory can decide a few percent. At most as many as rounds."),
       {},
       {},
       1,
       double(bounds::max_generations),
       0,
       [](const Sampling& s) { return double(s.generations); },
       [](Sampling& s, double v) {
         s.generations = whole(v);
         s.rounds = std::max(s.rounds, s.generations);
       }},
      {"seed",
       tr("Seed"),
       tr("Decides the payloads' content and the order of the cases: the same seed gives the same "
          "on every machine."),
       {},
       {},
       0,
       double(bounds::max_seed),
       0,
       [](const Sampling& s) { return double(s.seed); },
       [](Sampling& s, double v) { s.seed = whole(v); }}};
  for (const Number& number : numbers) addNumber(form, number);
}

void SamplingPanel::addNumber(QFormLayout* form, const Number& number) {
  // Doubles throughout: they hold all whole numbers up to the largest seed, which int does not.
  auto* box = new QDoubleSpinBox(this);
  box->setObjectName(QLatin1String(number.name));
  box->setDecimals(number.decimals);
  box->setRange(number.low, number.high);
  box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
  box->setSuffix(number.suffix);
  box->setSpecialValueText(number.lowestName);
  box->setGroupSeparatorShown(number.decimals == 0);
  box->setKeyboardTracking(false);
  box->setToolTip(number.toolTip);
  box->setAccessibleName(number.label);
  box->setAccessibleDescription(number.toolTip);
  auto* label = new QLabel(number.label, this);
  label->setToolTip(number.toolTip);
  label->setBuddy(box);
  form->addRow(label, box);
  showers_.emplace_back([box, read = number.read](const Sampling& sampling) {
    // What the widget would round is left alone as long as it shows the same.
    const QSignalBlocker quiet(box);
    box->setValue(read(sampling));
  });
  connect(box, &QDoubleSpinBox::valueChanged, this, [this, write = number.write](double value) {
    editor_.edit([&](Profile& profile) { write(profile.sampling, value); });
    showProfile();  // one number may move another: generations are at most rounds
  });
}

void SamplingPanel::addCheck(QHBoxLayout* row, const char* name, const QString& label,
                             const QString& toolTip, bool Sampling::*field) {
  auto* check = new QCheckBox(label, this);
  check->setObjectName(QLatin1String(name));
  check->setToolTip(toolTip);
  check->setAccessibleName(label);
  check->setAccessibleDescription(toolTip);
  row->addWidget(check, 1);
  showers_.emplace_back([check, field](const Sampling& sampling) {
    const QSignalBlocker quiet(check);
    check->setChecked(sampling.*field);
  });
  connect(check, &QCheckBox::toggled, this, [this, field](bool on) {
    editor_.edit([&](Profile& profile) { profile.sampling.*field = on; });
  });
}

void SamplingPanel::addBaseline(QFormLayout* form) {
  baseline_->setObjectName(QStringLiteral("baseline"));
  baseline_->setToolTip(tr("The codec that the column \"ratio\" compares with"));
  baseline_->setAccessibleName(tr("Baseline"));
  baseline_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  baseline_->setMinimumContentsLength(12);
  auto* label = new QLabel(tr("Baseline"), this);
  label->setToolTip(baseline_->toolTip());
  label->setBuddy(baseline_);
  form->addRow(label, baseline_);
  connect(baseline_, &QComboBox::activated, this, [this](int index) {
    const std::string id = baseline_->itemData(index).toString().toStdString();
    editor_.edit([&](Profile& profile) { profile.baseline = id; });
  });
}

void SamplingPanel::showProfile() {
  for (const auto& show : showers_) show(editor_.profile().sampling);
  showBaselines();
}

void SamplingPanel::showBaselines() {
  const Profile& profile = editor_.profile();
  QStringList ids{QString()};
  for (const std::string& id : profile.codecs) ids << qs(id);
  QStringList shown;
  for (int i = 0; i < baseline_->count(); ++i) shown << baseline_->itemData(i).toString();
  if (ids != shown) {
    baseline_->clear();
    for (const QString& id : ids) baseline_->addItem(id.isEmpty() ? tr("none") : id, id);
  }
  baseline_->setCurrentIndex(std::max(0, baseline_->findData(qs(profile.baseline))));
}

}  // namespace cwb
