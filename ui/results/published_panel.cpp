// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/published_panel.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include "run/published.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

enum Column { payload, system, quantity, published, here, nearest, columns };

}  // namespace

PublishedPanel::PublishedPanel(QWidget* parent)
    : QWidget(parent), source_(new QLabel(this)), table_(new QTableWidget(0, columns, this)) {
  source_->setWordWrap(true);
  source_->setContentsMargins(6, 4, 6, 4);
  table_->setHorizontalHeaderLabels({tr("payload"), tr("published system"), tr("quantity"),
                                     tr("published"), tr("here"), tr("nearest here")});
  table_->horizontalHeaderItem(here)->setToolTip(
      tr("The same quantity from this run's medians, in the write-up's unit"));
  table_->horizontalHeaderItem(nearest)->setToolTip(
      tr("The codec of this program that comes nearest to the published system"));
  table_->setAccessibleName(tr("Published figures beside this run's"));
  table_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setAlternatingRowColors(true);
  table_->verticalHeader()->hide();
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(source_);
  layout->addWidget(table_, 1);
}

bool PublishedPanel::showRun(const Run& run) {
  table_->setRowCount(0);
  const auto found = published_table(run);
  if (!found) return false;
  source_->setText(tr("%1 (%2). Other machines and libraries: compare the order, not the figures.")
                       .arg(qs(found->title), qs(found->host)));
  table_->setRowCount(static_cast<int>(found->rows.size()));
  for (int i = 0; i < table_->rowCount(); ++i) {
    const PublishedRow& row = found->rows[static_cast<std::size_t>(i)];
    const auto set = [&](Column column, const std::string& text) {
      auto* item = new QTableWidgetItem(text.empty() ? QStringLiteral("—") : qs(text));
      if (column == published || column == here) {
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
      }
      table_->setItem(i, column, item);
    };
    set(payload, row.payload);
    set(system, row.system);
    set(quantity, row.quantity);
    set(published, row.published);
    set(here, row.here);
    set(nearest, row.nearest);
  }
  table_->resizeColumnsToContents();
  table_->resizeRowsToContents();
  return true;
}

}  // namespace cwb
