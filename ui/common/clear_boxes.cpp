// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/clear_boxes.h"

#include <QPainter>
#include <QStyleOption>

namespace cwb {

ClearBoxes::ClearBoxes() : QProxyStyle(QStringLiteral("Fusion")) {}

void ClearBoxes::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                               QPainter* painter, const QWidget* widget) const {
  QProxyStyle::drawPrimitive(element, option, painter, widget);
  if (element != PE_IndicatorCheckBox && element != PE_IndicatorItemViewItemCheck) return;
  QColor line = option->palette.color(QPalette::Text);
  line.setAlpha(110);
  painter->save();
  painter->setPen(QPen(line, 1));
  painter->setBrush(Qt::NoBrush);
  painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
  painter->restore();
}

}  // namespace cwb
