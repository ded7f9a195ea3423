// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "ui/results/result_model.h"

class QCheckBox;
class QLabel;
class QTableView;

namespace cwb {

/// The table of results with its heading.
class ResultPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ResultPanel(QWidget* parent = nullptr);

  ResultModel& model() { return *model_; }
  QTableView* table() const { return table_; }

  /// Sets columns to fit what stands in them now.
  void fitColumns();
  /// What the chart shows, for the check box that shows nothing else.
  void setChartSubject(const QString& payload, const QString& phase);
  /// Said beside the heading: that the settings are no longer those of the run shown.
  void setNotice(const QString& text);
  /// The case of the row that is chosen; nothing where none is.
  std::optional<std::size_t> currentCase() const;
  /// One more entry of the rows' context menu.
  void addRowAction(QAction* action);
  /// The selected rows (all, where none is) as tab-separated text with a heading.
  QString selectedText() const;

  void restoreState();
  void saveState() const;

 signals:
  void caseChosen(int case_index);  ///< a row became the current one

 private:
  void copy() const;
  void applyFilter();
  void hideEmptyColumns();

  ResultModel* model_;
  ResultOrder* order_;
  QTableView* table_;
  QLabel* notice_;
  QCheckBox* only_;
  QString payload_, phase_;
};

}  // namespace cwb
