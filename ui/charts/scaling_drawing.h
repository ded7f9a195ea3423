// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "ui/charts/drawing.h"
#include "ui/charts/scaling_data.h"

namespace cwb {

/// Time against size, both logarithmic: a line for each codec, a ring where two cross.
class ScalingDrawing final : public Drawing {
 public:
  explicit ScalingDrawing(ScalingData data) : data_(std::move(data)) {}

  double leastHeight(double width, const Ink& ink) const override;
  void paint(QPainter& painter, const QRectF& area, const Ink& ink) const override;
  QString wordsAt(const QPointF& place, const QRectF& area, const Ink& ink) const override;
  QStringList words() const override;
  bool isEmpty() const override { return data_.lines.empty(); }
  QString whyEmpty() const override { return data_.why_empty; }

 private:
  struct Frame;

  Frame frame(const QRectF& area, const Ink& ink) const;
  QStringList notes() const;
  void paintAxes(QPainter& painter, const Frame& frame, const Ink& ink) const;
  void paintLines(QPainter& painter, const Frame& frame, const Ink& ink) const;
  void paintCrossovers(QPainter& painter, const Frame& frame, const Ink& ink) const;

  ScalingData data_;
};

}  // namespace cwb
