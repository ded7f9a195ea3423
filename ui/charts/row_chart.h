// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QScrollArea>

#include "ui/charts/drawing.h"

namespace cwb {

/// Shows a drawing: as high as the place allows, and scrolled where that is not enough.
class RowChart : public QScrollArea {
  Q_OBJECT

 public:
  explicit RowChart(QWidget* parent = nullptr);
  ~RowChart() override;

  void setDrawing(std::unique_ptr<Drawing> drawing, const QString& name);
  /// Told where the drawing is empty and has no sentence of its own.
  void setEmptyText(const QString& text);

  /// All of the drawing, also what is scrolled away.
  QSize pictureSize() const;
  void paintPicture(QPainter& painter, const QRectF& area) const;

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  class Canvas;

  void fit();

  Canvas* canvas_;
};

}  // namespace cwb
