// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/result_panel.h"

#include <algorithm>

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include "ui/common/app_settings.h"

namespace cwb {
namespace {

/// The state of other columns would be taken for that of these.
QString columnsKey() { return QStringLiteral("results/columns%1").arg(int(ResultModel::columns)); }

}  // namespace

ResultPanel::ResultPanel(QWidget* parent)
    : QWidget(parent),
      model_(new ResultModel(this)),
      order_(new ResultOrder(this)),
      table_(new QTableView(this)),
      notice_(new QLabel(this)),
      only_(new QCheckBox(tr("Only what the chart shows"), this)) {
  order_->setSourceModel(model_);
  table_->setObjectName(QStringLiteral("results"));
  table_->setAccessibleName(tr("Results"));
  table_->setModel(order_);
  table_->setSelectionBehavior(QAbstractItemView::SelectRows);
  table_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  table_->setAlternatingRowColors(true);
  table_->setShowGrid(false);
  table_->setWordWrap(false);
  table_->setTabKeyNavigation(false);
  table_->verticalHeader()->hide();
  table_->verticalHeader()->setDefaultSectionSize(table_->fontMetrics().height() + 6);
  table_->horizontalHeader()->setSectionResizeMode(ResultModel::note, QHeaderView::Stretch);
  table_->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
  table_->horizontalHeader()->setSectionsMovable(true);
  table_->horizontalHeader()->setHighlightSections(false);
  table_->setSortingEnabled(true);
  table_->sortByColumn(ResultModel::payload, Qt::AscendingOrder);

  only_->setObjectName(QStringLiteral("onlyChart"));
  only_->setToolTip(tr("Shows the rows of the chart's payload and phase alone"));
  only_->setAccessibleName(only_->text());
  notice_->setObjectName(QStringLiteral("settingsNotice"));
  notice_->setAccessibleName(tr("Notice"));
  auto* copy_button = new QPushButton(tr("Copy"), this);
  copy_button->setObjectName(QStringLiteral("copyResults"));
  copy_button->setToolTip(tr("Copies the selected rows (all, where none is) as text (Ctrl+C)"));
  copy_button->setAccessibleName(tr("Copy the results"));
  auto* title = new QLabel(tr("Results"), this);
  QFont bold = title->font();
  bold.setBold(true);
  title->setFont(bold);

  auto* top = new QHBoxLayout;
  top->setContentsMargins(6, 0, 6, 0);
  top->addWidget(title);
  top->addSpacing(8);
  top->addWidget(notice_, 1);
  top->addWidget(only_);
  top->addWidget(copy_button);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 4, 0, 0);
  layout->setSpacing(4);
  layout->addLayout(top);
  layout->addWidget(table_, 1);

  auto* copy_action = new QAction(tr("Copy"), table_);
  copy_action->setShortcut(QKeySequence::Copy);
  copy_action->setShortcutContext(Qt::WidgetShortcut);
  table_->addAction(copy_action);
  table_->setContextMenuPolicy(Qt::ActionsContextMenu);
  connect(copy_action, &QAction::triggered, this, &ResultPanel::copy);
  connect(copy_button, &QPushButton::clicked, this, &ResultPanel::copy);
  connect(only_, &QCheckBox::toggled, this, &ResultPanel::applyFilter);
  connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          [this](const QModelIndex& current) {
            if (current.isValid()) emit caseChosen(current.data(ResultModel::CaseRole).toInt());
          });
  fitColumns();
}

void ResultPanel::hideEmptyColumns() {
  for (int column = 0; column < ResultModel::columns; ++column) {
    const bool needless = column == ResultModel::payload && model_->payloads() == 1;
    table_->setColumnHidden(column, needless || !model_->isPresent(column));
  }
}

void ResultPanel::fitColumns() {
  hideEmptyColumns();
  // Room for the figures of a run that has just begun: they change thirty times a second, and
  // columns that follow them would not keep still.
  const QFontMetrics metrics(table_->font());
  const auto width = [&](const QString& text) { return metrics.horizontalAdvance(text) + 16; };
  for (int column = 0; column < ResultModel::note; ++column) {
    int widest = width(model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) + 10;
    const bool time =
        column == ResultModel::median || column == ResultModel::p95 || column == ResultModel::p99;
    const QString room = time                              ? QStringLiteral("000.0 µs")
                         : column == ResultModel::interval ? QStringLiteral("±00.00 %")
                         : column == ResultModel::ratio    ? QStringLiteral("0.0000×")
                         : column == ResultModel::verdict
                             ? QStringLiteral("slower by 1.83x [1.80, 1.86]")
                             : QStringLiteral("0,000");
    if (column >= ResultModel::n) widest = std::max(widest, width(room));
    for (int row = 0; row < model_->rowCount(); ++row) {
      widest = std::max(widest, width(model_->index(row, column).data().toString()));
    }
    table_->setColumnWidth(column, std::min(widest, 340));
  }
}

void ResultPanel::setChartSubject(const QString& payload, const QString& phase) {
  payload_ = payload;
  phase_ = phase;
  applyFilter();
}

void ResultPanel::applyFilter() {
  if (only_->isChecked()) {
    order_->showOnly(payload_, phase_);
  } else {
    order_->showAll();
  }
}

void ResultPanel::setNotice(const QString& text) { notice_->setText(text); }

std::optional<std::size_t> ResultPanel::currentCase() const {
  const QModelIndex current = table_->currentIndex();
  if (!current.isValid()) return std::nullopt;
  return static_cast<std::size_t>(current.data(ResultModel::CaseRole).toInt());
}

void ResultPanel::addRowAction(QAction* action) { table_->addAction(action); }

QString ResultPanel::selectedText() const {
  QModelIndexList rows = table_->selectionModel()->selectedRows();
  if (rows.isEmpty()) {
    for (int row = 0; row < order_->rowCount(); ++row) rows << order_->index(row, 0);
  }
  std::sort(rows.begin(), rows.end());
  QStringList lines;
  QStringList cells;
  for (int column = 0; column < ResultModel::columns; ++column) {
    if (!model_->isPresent(column)) continue;
    cells << model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  }
  lines << cells.join(QLatin1Char('\t'));
  for (const QModelIndex& row : rows) {
    cells.clear();
    for (int column = 0; column < ResultModel::columns; ++column) {
      if (!model_->isPresent(column)) continue;
      cells << row.siblingAtColumn(column).data().toString();
    }
    lines << cells.join(QLatin1Char('\t'));
  }
  return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void ResultPanel::copy() const { QGuiApplication::clipboard()->setText(selectedText()); }

void ResultPanel::restoreState() {
  const QByteArray state = appSettings().value(columnsKey()).toByteArray();
  if (!state.isEmpty()) table_->horizontalHeader()->restoreState(state);
  hideEmptyColumns();
  only_->setChecked(appSettings().value("results/only", false).toBool());
}

void ResultPanel::saveState() const {
  QSettings settings = appSettings();
  settings.setValue(columnsKey(), table_->horizontalHeader()->saveState());
  settings.setValue("results/only", only_->isChecked());
}

}  // namespace cwb
