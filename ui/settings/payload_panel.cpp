// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/payload_panel.h"

#include <algorithm>

#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include "shapes/shape.h"
#include "ui/common/text.h"
#include "ui/settings/payload_row.h"
#include "ui/settings/profile_editor.h"

namespace cwb {

PayloadPanel::PayloadPanel(ProfileEditor& editor, QWidget* parent)
    : QWidget(parent), editor_(editor), list_(new QVBoxLayout), add_(new QToolButton(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(3);
  auto* title = new QLabel(tr("Payloads"), this);
  QFont bold = title->font();
  bold.setBold(true);
  title->setFont(bold);
  auto* top = new QHBoxLayout;
  top->addWidget(title, 1);
  top->addWidget(add_);
  layout->addLayout(top);
  layout->addLayout(list_);
  list_->setSpacing(3);

  add_->setObjectName(QStringLiteral("addPayload"));
  add_->setText(tr("+ Add"));
  add_->setPopupMode(QToolButton::InstantPopup);
  add_->setToolTip(tr("Adds a JSON file of yours, or a shape once more with other parameters"));
  add_->setAccessibleName(tr("Add a payload"));
  auto* menu = new QMenu(add_);
  connect(menu->addAction(tr("Your JSON file…")), &QAction::triggered, this,
          &PayloadPanel::fileWanted);
  menu->addSeparator();
  for (const Shape* shape : all_shapes()) {
    const ShapeInfo& info = shape->info();
    if (info.parameters.empty()) continue;
    connect(menu->addAction(tr("Another %1").arg(qs(info.id))), &QAction::triggered, this,
            [this, id = info.id] {
              addPayload({id, {}, {}});
            });
  }
  add_->setMenu(menu);

  connect(&editor_, &ProfileEditor::replaced, this, &PayloadPanel::rebuild);
  rebuild();
}

void PayloadPanel::rebuild() {
  qDeleteAll(rows_);
  rows_.clear();
  const auto& chosen = editor_.profile().payloads;
  for (const Shape* shape : all_shapes()) {
    const std::string& id = shape->info().id;
    bool listed = false;
    for (const PayloadChoice& choice : chosen) {
      if (choice.shape != id) continue;
      insertRow(rows_.size(), choice, true, listed);
      listed = true;
    }
    if (!listed) insertRow(rows_.size(), {id, {}, {}}, false, false);
  }
  for (const PayloadChoice& choice : chosen) {
    if (!choice.file.empty()) insertRow(rows_.size(), choice, true, true);
  }
}

PayloadRow* PayloadPanel::insertRow(std::size_t place, const PayloadChoice& choice, bool ticked,
                                    bool removable) {
  auto* row = new PayloadRow(choice, ticked, removable, this);
  rows_.insert(rows_.begin() + static_cast<std::ptrdiff_t>(place), row);
  list_->insertWidget(static_cast<int>(place), row);
  connect(row, &PayloadRow::edited, this, &PayloadPanel::writeBack);
  connect(row, &PayloadRow::removed, this, [this, row] { remove(row); });
  return row;
}

void PayloadPanel::addPayload(const PayloadChoice& choice) {
  if (!choice.file.empty()) {
    const auto same = std::find_if(rows_.begin(), rows_.end(), [&](const PayloadRow* row) {
      return row->choice().file == choice.file;
    });
    if (same != rows_.end()) {
      (*same)->setTicked(true);
      return;
    }
    insertRow(rows_.size(), choice, true, true);
  } else {
    const auto last = std::find_if(rows_.rbegin(), rows_.rend(), [&](const PayloadRow* row) {
      return row->choice().shape == choice.shape;
    });
    insertRow(static_cast<std::size_t>(rows_.rend() - last), choice, true, true);
  }
  writeBack();
}

void PayloadPanel::remove(PayloadRow* row) {
  std::erase(rows_, row);
  row->hide();
  row->deleteLater();  // it is its own button that called
  writeBack();
}

void PayloadPanel::writeBack() {
  editor_.edit([this](Profile& profile) {
    profile.payloads.clear();
    for (const PayloadRow* row : rows_) {
      if (row->isTicked()) profile.payloads.push_back(row->choice());
    }
  });
}

}  // namespace cwb
