// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/row_chart.h"

#include <cmath>

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/charts/row_drawing.h"

namespace cwb {

class RowChart::Canvas : public QWidget {
 public:
  using QWidget::QWidget;

  Ink ink() const { return inkOf(palette(), font()); }

  void draw(QPainter& painter, const QRectF& area) const {
    painter.fillRect(area, palette().color(QPalette::Base));
    if (drawing && (!drawing->isEmpty() || !drawing->whyEmpty().isEmpty())) {
      drawing->paint(painter, area, ink());
      return;
    }
    painter.setPen(ink().dim);
    painter.setFont(font());
    painter.drawText(area.adjusted(10, 10, -10, -10), int(Qt::AlignCenter) | Qt::TextWordWrap,
                     empty_text);
  }

  std::unique_ptr<Drawing> drawing;
  QString empty_text;

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    draw(painter, rect());
  }

  bool event(QEvent* event) override {
    if (event->type() != QEvent::ToolTip || !drawing) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString words = drawing->wordsAt(help->pos(), rect(), ink());
    if (words.isEmpty()) {
      QToolTip::hideText();
    } else {
      QToolTip::showText(help->globalPos(), words, this);
    }
    return true;
  }
};

RowChart::RowChart(QWidget* parent) : QScrollArea(parent), canvas_(new Canvas) {
  setObjectName(QStringLiteral("rowChart"));
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  canvas_->setObjectName(QStringLiteral("rowCanvas"));
  setWidget(canvas_);
}

RowChart::~RowChart() = default;

void RowChart::setDrawing(std::unique_ptr<Drawing> drawing, const QString& name) {
  canvas_->drawing = std::move(drawing);
  QStringList lines = canvas_->drawing->words();
  if (lines.isEmpty()) lines << canvas_->drawing->whyEmpty();
  for (QWidget* widget : {static_cast<QWidget*>(this), static_cast<QWidget*>(canvas_)}) {
    widget->setAccessibleName(name);
    widget->setAccessibleDescription(lines.join(QLatin1Char('\n')));
  }
  fit();
  canvas_->update();
}

void RowChart::setEmptyText(const QString& text) {
  canvas_->empty_text = text;
  canvas_->update();
}

void RowChart::fit() {
  // Where the scroll bar takes some width, the drawing may need more height.
  const double least =
      canvas_->drawing ? canvas_->drawing->leastHeight(viewport()->width(), canvas_->ink()) : 0;
  canvas_->setMinimumHeight(static_cast<int>(std::ceil(least)));
}

void RowChart::resizeEvent(QResizeEvent* event) {
  QScrollArea::resizeEvent(event);
  fit();
}

QSize RowChart::pictureSize() const { return canvas_->size(); }

void RowChart::paintPicture(QPainter& painter, const QRectF& area) const {
  canvas_->draw(painter, area);
}

}  // namespace cwb
