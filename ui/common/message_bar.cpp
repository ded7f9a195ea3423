// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/message_bar.h"

#include <QAccessible>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include "ui/common/theme.h"

namespace cwb {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), label_(new QLabel(this)), close_(new QToolButton(this)) {
  setObjectName(QStringLiteral("messageBar"));
  setAutoFillBackground(true);
  setFrameShape(QFrame::StyledPanel);
  label_->setObjectName(QStringLiteral("messageText"));
  label_->setWordWrap(true);
  label_->setTextFormat(Qt::PlainText);
  label_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  label_->setAccessibleName(tr("Message"));
  close_->setObjectName(QStringLiteral("dismissMessage"));
  close_->setText(QStringLiteral("✕"));
  close_->setAutoRaise(true);
  close_->setToolTip(tr("Dismiss this message"));
  close_->setAccessibleName(tr("Dismiss this message"));
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(10, 4, 4, 4);
  layout->addWidget(label_, 1);
  layout->addWidget(close_, 0, Qt::AlignTop);
  connect(close_, &QToolButton::clicked, this, &MessageBar::dismiss);
  hide();
}

void MessageBar::showMessage(Kind kind, const QString& text) {
  kind_ = kind;
  label_->setText(text);
  restyle();
  show();
  QAccessibleEvent event(label_, QAccessible::Alert);
  QAccessible::updateAccessibility(&event);
}

void MessageBar::dismiss() {
  label_->clear();
  hide();
}

QString MessageBar::text() const { return label_->text(); }

void MessageBar::changeEvent(QEvent* event) {
  QFrame::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && !restyling_) restyle();
}

void MessageBar::restyle() {
  restyling_ = true;  // setting the palette below sends the very event that leads here
  const bool dark = parentWidget() != nullptr && isDark(parentWidget()->palette());
  QPalette colours = parentWidget() != nullptr ? parentWidget()->palette() : palette();
  const QColor error = dark ? QColor(0x5c, 0x2b, 0x29) : QColor(0xfb, 0xe3, 0xe0);
  const QColor information = dark ? QColor(0x24, 0x42, 0x5c) : QColor(0xe1, 0xee, 0xf9);
  colours.setColor(QPalette::Window, kind_ == Kind::error ? error : information);
  setPalette(colours);
  restyling_ = false;
}

}  // namespace cwb
