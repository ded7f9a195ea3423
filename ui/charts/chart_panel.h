// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QImage>
#include <QWidget>

#include "ui/chart_export.h"
#include "ui/charts/distribution_chart.h"
#include "ui/charts/forest_data.h"
#include "ui/charts/phase_data.h"
#include "ui/charts/scaling_data.h"

class QCheckBox;
class QComboBox;
class QMenu;
class QStackedWidget;
QT_BEGIN_NAMESPACE
class QChartView;
QT_END_NAMESPACE

namespace cwb {

class RowChart;

/// The chart with what chooses its content.
class ChartPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ChartPanel(QWidget* parent = nullptr);

  /// A run begins to be shown: its payloads and phases can be chosen. Keeps the choice where it
  /// can.
  void setRun(const LiveRun& run);
  /// The run has new samples.
  void refresh(const LiveRun& run);
  /// The run has ended, and this was judged of it.
  void setVerdicts(std::shared_ptr<const Verdicts> verdicts);

  const ChartSubject& subject() const { return subject_; }
  void choose(const std::string& payload, Phase phase);
  void setKind(ChartKind kind);
  void setEmptyText(const QString& text);

  /// The chart as it is shown, with a caption, at so many pixels for each logical one.
  QImage picture(const Caption& caption, double scale);

  /// An action for each curve of the chart, which shows or hides it.
  void fillCurveMenu(QMenu* menu);

  void restoreChoices();
  void saveChoices() const;

 signals:
  void subjectChanged();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void buildControls();
  void controlsChanged();
  void toggle(const QString& codec);
  void draw();
  void drawRows(const LiveRun& run);
  void forgetDrawings();
  std::vector<std::string> codecs() const;

  const LiveRun* run_ = nullptr;
  std::shared_ptr<const Verdicts> verdicts_;
  ChartSubject subject_;
  DistributionChart* chart_;
  QChartView* view_;
  RowChart* rows_;
  QStackedWidget* stack_;
  std::optional<ForestData> forest_;  ///< as it is drawn now
  std::optional<PhaseData> phases_;
  std::optional<ScalingData> scaling_;
  QComboBox* payload_;
  QComboBox* phase_;
  QComboBox* kind_;
  QCheckBox* log_;
  QCheckBox* per_byte_;
  QCheckBox* floor_;
};

}  // namespace cwb
