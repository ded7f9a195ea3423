// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include "ui/run/live_run.h"

namespace cwb {

/// The figures of a run's cases, a row for each. Shows a LiveRun that someone else owns and
/// changes: who changes it calls the functions below.
class ResultModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column {
    codec,
    family,
    payload,
    phase,
    n,
    median,
    interval,
    p95,
    p99,
    rate,
    bytes,
    allocations,
    instructions,
    cycles,
    branchMisses,
    cacheMisses,
    zstd,
    lz4,
    ratio,
    rank,
    verdict,
    note
  };
  static constexpr int columns = note + 1;
  enum Role { SortRole = Qt::UserRole + 1, CaseRole };

  explicit ResultModel(QObject* parent = nullptr);

  /// Whether the column has something to show in any row. Most always have.
  bool isPresent(int column) const;

  void setRun(const LiveRun* run);  ///< another run, or one that has new cases
  void refreshAll();                ///< every figure may have changed
  /// Brings figures up to date, for about so long at most: what is left comes next time.
  void refreshSome(LiveRun& run, std::chrono::microseconds budget);

  /// How many payloads the run has.
  std::size_t payloads() const { return run_ == nullptr ? 0 : run_->payloads().size(); }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QString text(const LiveCase& shown, int column) const;
  QVariant sortValue(const LiveCase& shown, int column) const;
  QString toolTip(const LiveCase& shown) const;

  const LiveRun* run_ = nullptr;
  std::size_t next_ = 0;  ///< where refreshSome goes on
};

/// Sorts by a column's value, rows without one last in either direction; equals stay in the order
/// payload, phase, codec of the run. May show one payload and phase alone.
class ResultOrder : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  explicit ResultOrder(QObject* parent = nullptr);
  void showOnly(const QString& payload, const QString& phase);
  void showAll();

 protected:
  bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  QString payload_, phase_;
};

}  // namespace cwb
