// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/codec_panel.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include "ui/settings/codec_model.h"

namespace cwb {
namespace {

/// Rows that a mouse can hit.
class RoomyRows : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    return QStyledItemDelegate::sizeHint(option, index) + QSize(0, 4);
  }
};

}  // namespace

CodecPanel::CodecPanel(ProfileEditor& editor, QWidget* parent)
    : QWidget(parent),
      model_(new CodecModel(editor, this)),
      filter_(new CodecFilter(this)),
      words_(new QLineEdit(this)),
      tree_(new QTreeView(this)) {
  filter_->setSourceModel(model_);

  words_->setObjectName(QStringLiteral("codecFilter"));
  words_->setPlaceholderText(tr("Filter…"));
  words_->setClearButtonEnabled(true);
  words_->setAccessibleName(tr("Filter of codecs"));
  words_->setToolTip(tr("Shows the codecs whose format, name or traits hold every word"));

  tree_->setObjectName(QStringLiteral("codecTree"));
  tree_->setModel(filter_);
  tree_->setItemDelegate(new RoomyRows(tree_));
  tree_->setHeaderHidden(true);
  tree_->setUniformRowHeights(true);
  tree_->setAccessibleName(tr("Codecs"));
  tree_->setSelectionBehavior(QAbstractItemView::SelectRows);
  tree_->header()->setStretchLastSection(false);
  tree_->header()->setMinimumSectionSize(12);
  // The names stay whole; the traits take what is left, and stand in the tooltip too.
  tree_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  tree_->header()->setSectionResizeMode(1, QHeaderView::Stretch);
  tree_->setTextElideMode(Qt::ElideRight);
  tree_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  tree_->expandAll();
  const auto span = [this] {
    for (int row = 0; row < filter_->rowCount(); ++row) tree_->setFirstColumnSpanned(row, {}, true);
  };
  span();
  tree_->setMinimumHeight(190);

  auto* title = new QLabel(tr("Codecs"), this);
  QFont bold = title->font();
  bold.setBold(true);
  title->setFont(bold);
  auto* top = new QHBoxLayout;
  top->addWidget(title);
  top->addWidget(words_, 1);
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addLayout(top);
  layout->addWidget(tree_, 1);

  connect(words_, &QLineEdit::textChanged, this, [this, span](const QString& text) {
    filter_->setWords(text);
    tree_->expandAll();
    span();
  });
}

}  // namespace cwb
