// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/result_model.h"

namespace cwb {

ResultOrder::ResultOrder(QObject* parent) : QSortFilterProxyModel(parent) {
  setSortRole(ResultModel::SortRole);
  setDynamicSortFilter(true);
}

void ResultOrder::showOnly(const QString& payload, const QString& phase) {
  if (payload == payload_ && phase == phase_) return;
  payload_ = payload;
  phase_ = phase;
  invalidateFilter();
}

void ResultOrder::showAll() { showOnly({}, {}); }

bool ResultOrder::lessThan(const QModelIndex& left, const QModelIndex& right) const {
  const bool descending = sortOrder() == Qt::DescendingOrder;
  const QVariant a = left.data(ResultModel::SortRole);
  const QVariant b = right.data(ResultModel::SortRole);
  // Descending order is made by swapping the two, so what must stay last says so the other way.
  if (a.isValid() != b.isValid()) return a.isValid() != descending;
  if (a.isValid()) {
    const QPartialOrdering order = QVariant::compare(a, b);
    if (order == QPartialOrdering::Less) return true;
    if (order == QPartialOrdering::Greater) return false;
  }
  for (const int column : {ResultModel::payload, ResultModel::phase, ResultModel::codec}) {
    const auto x = left.siblingAtColumn(column).data(ResultModel::SortRole).toULongLong();
    const auto y = right.siblingAtColumn(column).data(ResultModel::SortRole).toULongLong();
    if (x != y) return (x < y) != descending;
  }
  return (left.row() < right.row()) != descending;
}

bool ResultOrder::filterAcceptsRow(int row, const QModelIndex& parent) const {
  if (payload_.isEmpty() && phase_.isEmpty()) return true;
  const auto shows = [&](int column) {
    return sourceModel()->index(row, column, parent).data().toString();
  };
  return shows(ResultModel::payload) == payload_ && shows(ResultModel::phase) == phase_;
}

}  // namespace cwb
