// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_panel.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QtCharts/QChartView>

#include "ui/charts/forest_drawing.h"
#include "ui/charts/phase_drawing.h"
#include "ui/charts/row_chart.h"
#include "ui/charts/scaling_drawing.h"
#include "ui/common/app_settings.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

QComboBox* addCombo(QHBoxLayout* row, QWidget* parent, const char* name, const QString& label,
                    const QString& toolTip) {
  auto* combo = new QComboBox(parent);
  combo->setObjectName(QLatin1String(name));
  combo->setToolTip(toolTip);
  combo->setAccessibleName(label);
  combo->setSizeAdjustPolicy(QComboBox::AdjustToContents);
  auto* text = new QLabel(label, parent);
  text->setBuddy(combo);
  row->addWidget(text);
  row->addWidget(combo);
  return combo;
}

QCheckBox* addCheck(QHBoxLayout* row, QWidget* parent, const char* name, const QString& label,
                    const QString& toolTip) {
  auto* check = new QCheckBox(label, parent);
  check->setObjectName(QLatin1String(name));
  check->setToolTip(toolTip);
  check->setAccessibleName(label);
  row->addWidget(check);
  return check;
}

}  // namespace

ChartPanel::ChartPanel(QWidget* parent)
    : QWidget(parent),
      chart_(new DistributionChart),
      view_(new QChartView(chart_, this)),
      rows_(new RowChart(this)),
      stack_(new QStackedWidget(this)) {
  buildControls();
  view_->setObjectName(QStringLiteral("chart"));
  view_->setAccessibleName(tr("Distributions"));
  view_->setAccessibleDescription(tr("The same figures stand in the table of results."));
  view_->setFrameShape(QFrame::NoFrame);
  view_->setRenderHint(QPainter::Antialiasing);
  view_->setMinimumSize(320, 180);
  rows_->setMinimumSize(view_->minimumSize());
  stack_->addWidget(view_);
  stack_->addWidget(rows_);
  layout()->addWidget(stack_);
  connect(chart_, &DistributionChart::codecClicked, this, &ChartPanel::toggle);
  chart_->restyle(palette());
}

void ChartPanel::buildControls() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  auto* row = new QHBoxLayout;
  row->setContentsMargins(6, 4, 6, 0);
  column->addLayout(row);
  payload_ = addCombo(row, this, "chartPayload", tr("Payload"), tr("Whose times are drawn"));
  phase_ = addCombo(row, this, "chartPhase", tr("Phase"), tr("What was timed"));
  kind_ = addCombo(
      row, this, "chartKind", tr("Chart"),
      tr("ECDF: which part of the samples took at most this time. Histogram: how many "
         "took about this time. Timeline: the samples in the order of rounds, mean "
         "and extremes; drift is seen here. Verdicts: what may be claimed against the "
         "baseline. Phases: what each phase takes, stacked. Scaling: how the time grows with "
         "the size of the payload."));
  kind_->addItem(tr("ECDF"), int(ChartKind::ecdf));
  kind_->addItem(tr("Histogram"), int(ChartKind::histogram));
  kind_->addItem(tr("Timeline"), int(ChartKind::timeline));
  kind_->addItem(tr("Verdicts"), int(ChartKind::verdicts));
  kind_->addItem(tr("Phases"), int(ChartKind::phases));
  kind_->addItem(tr("Scaling"), int(ChartKind::scaling));
  row->addSpacing(6);
  log_ = addCheck(row, this, "logAxis", tr("Log time"),
                  tr("The time axis is logarithmic: the same distance is the same ratio"));
  log_->setChecked(subject_.log_time);
  per_byte_ = addCheck(row, this, "perByte", tr("Per byte"),
                       tr("The time of an operation divided by the bytes of the payload's compact "
                          "JSON: a level line grows as its payload does"));
  per_byte_->hide();
  floor_ = addCheck(row, this, "showFloor", tr("Floor"),
                    tr("Shows baseline/memcpy too, where it is in the run: what moving the bytes "
                       "alone costs"));
  row->addStretch(1);
  payload_->setEnabled(false);
  phase_->setEnabled(false);
  for (QComboBox* combo : {payload_, phase_, kind_}) {
    connect(combo, &QComboBox::currentIndexChanged, this, &ChartPanel::controlsChanged);
  }
  connect(log_, &QCheckBox::toggled, this, &ChartPanel::controlsChanged);
  connect(per_byte_, &QCheckBox::toggled, this, &ChartPanel::controlsChanged);
  connect(floor_, &QCheckBox::toggled, this, &ChartPanel::controlsChanged);
}

void ChartPanel::setRun(const LiveRun& run) {
  run_ = &run;
  verdicts_.reset();
  {
    const QSignalBlocker quiet_payload(payload_);
    const QSignalBlocker quiet_phase(phase_);
    payload_->clear();
    phase_->clear();
    for (const std::string& id : run.payloads()) payload_->addItem(qs(id));
    for (const Phase phase : run.phases()) phase_->addItem(qs(to_string(phase)), int(phase));
    payload_->setCurrentIndex(std::max(0, payload_->findText(qs(subject_.payload))));
    phase_->setCurrentIndex(std::max(0, phase_->findData(int(subject_.phase))));
    payload_->setEnabled(payload_->count() > 0);
  }
  controlsChanged();
}

void ChartPanel::refresh(const LiveRun& run) {
  run_ = &run;
  draw();
}

void ChartPanel::setVerdicts(std::shared_ptr<const Verdicts> verdicts) {
  verdicts_ = std::move(verdicts);
  draw();
}

void ChartPanel::draw() {
  static const LiveRun nothing;
  const bool in_rows = isRowChart(subject_.kind);
  stack_->setCurrentIndex(in_rows ? 1 : 0);
  if (in_rows) {
    drawRows(run_ != nullptr ? *run_ : nothing);
    return;
  }
  // Smoothing the long strokes of a timeline costs more than it shows.
  view_->setRenderHint(QPainter::Antialiasing, subject_.kind != ChartKind::timeline);
  chart_->draw(run_ != nullptr ? *run_ : nothing, subject_);
}

void ChartPanel::drawRows(const LiveRun& run) {
  // Comes with every frame: what has not changed is not painted anew.
  if (subject_.kind == ChartKind::verdicts) {
    auto now = forestData(run, verdicts_.get(), subject_);
    if (forest_ == now) return;
    forgetDrawings();
    forest_ = now;
    rows_->setDrawing(std::make_unique<ForestDrawing>(std::move(now)), tr("Verdicts"));
  } else if (subject_.kind == ChartKind::scaling) {
    auto now = scalingData(run, subject_);
    if (scaling_ == now) return;
    forgetDrawings();
    scaling_ = now;
    rows_->setDrawing(std::make_unique<ScalingDrawing>(std::move(now)), tr("Scaling"));
  } else {
    auto now = phaseData(run, subject_);
    if (phases_ == now) return;
    forgetDrawings();
    phases_ = now;
    rows_->setDrawing(std::make_unique<PhaseDrawing>(std::move(now)), tr("Phases"));
  }
}

void ChartPanel::forgetDrawings() {
  forest_.reset();
  phases_.reset();
  scaling_.reset();
}

std::vector<std::string> ChartPanel::codecs() const {
  if (subject_.kind == ChartKind::verdicts && forest_) return forest_->codecs;
  if (subject_.kind == ChartKind::phases && phases_) return phases_->codecs;
  if (subject_.kind == ChartKind::scaling && scaling_) return scaling_->codecs;
  return chart_->codecs();
}

void ChartPanel::controlsChanged() {
  const ChartSubject before = subject_;
  if (payload_->count() > 0) subject_.payload = payload_->currentText().toStdString();
  if (phase_->count() > 0) subject_.phase = Phase(phase_->currentData().toInt());
  subject_.kind = ChartKind(kind_->currentData().toInt());
  subject_.log_time = log_->isChecked();
  subject_.floor = floor_->isChecked();
  subject_.per_byte = per_byte_->isChecked();
  const bool scaling = subject_.kind == ChartKind::scaling;
  per_byte_->setVisible(scaling);
  log_->setVisible(!scaling);
  log_->setEnabled(!isRowChart(subject_.kind));
  phase_->setEnabled(phase_->count() > 0 && subject_.kind != ChartKind::phases);
  draw();
  if (!(before == subject_)) emit subjectChanged();
}

void ChartPanel::choose(const std::string& payload, Phase phase) {
  {
    const QSignalBlocker quiet(payload_);
    payload_->setCurrentIndex(payload_->findText(qs(payload)));
  }
  {
    const QSignalBlocker quiet(phase_);
    phase_->setCurrentIndex(phase_->findData(int(phase)));
  }
  controlsChanged();
}

void ChartPanel::setKind(ChartKind kind) { kind_->setCurrentIndex(kind_->findData(int(kind))); }

void ChartPanel::setEmptyText(const QString& text) {
  chart_->setEmptyText(text);
  rows_->setEmptyText(text);
}

void ChartPanel::toggle(const QString& codec) {
  const std::string id = codec.toStdString();
  if (!subject_.hidden.erase(id)) subject_.hidden.insert(id);
  draw();
  emit subjectChanged();
}

void ChartPanel::fillCurveMenu(QMenu* menu) {
  menu->clear();
  for (const std::string& codec : codecs()) {
    QAction* action = menu->addAction(qs(codec));
    action->setCheckable(true);
    action->setChecked(!subject_.hidden.contains(codec));
    connect(action, &QAction::triggered, this, [this, id = qs(codec)] { toggle(id); });
  }
  if (menu->isEmpty()) menu->addAction(tr("No curve is shown yet"))->setEnabled(false);
}

QImage ChartPanel::picture(const Caption& caption, double scale) {
  const PictureStyle style{palette().color(QPalette::Base), palette().color(QPalette::Text), scale};
  if (!isRowChart(subject_.kind)) return drawPicture(*view_, caption, style);
  return drawPicture(
      rows_->pictureSize(),
      [this](QPainter& painter, const QRectF& area) { rows_->paintPicture(painter, area); },
      caption, style);
}

void ChartPanel::restoreChoices() {
  QSettings settings = appSettings();
  kind_->setCurrentIndex(
      std::clamp(settings.value("chart/kind", 0).toInt(), 0, kind_->count() - 1));
  log_->setChecked(settings.value("chart/log", true).toBool());
  per_byte_->setChecked(settings.value("chart/perByte", false).toBool());
  floor_->setChecked(settings.value("chart/floor", false).toBool());
}

void ChartPanel::saveChoices() const {
  QSettings settings = appSettings();
  settings.setValue("chart/kind", kind_->currentIndex());
  settings.setValue("chart/log", log_->isChecked());
  settings.setValue("chart/perByte", per_byte_->isChecked());
  settings.setValue("chart/floor", floor_->isChecked());
}

void ChartPanel::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && view_ != nullptr) {
    chart_->restyle(palette());
    draw();
  }
}

}  // namespace cwb
