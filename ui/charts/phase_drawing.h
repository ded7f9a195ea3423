// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/phase_data.h"
#include "ui/charts/row_drawing.h"

namespace cwb {

/// A stacked bar of the single phases for each codec, and under it a line for each fused one.
class PhaseDrawing final : public RowDrawing {
 public:
  explicit PhaseDrawing(PhaseData data) : data_(std::move(data)) {}

  std::size_t rows() const override { return data_.rows.size(); }
  QString rowWords(std::size_t row) const override { return rowText(data_.rows[row]); }
  QString whyEmpty() const override { return data_.why_empty; }

 protected:
  QString title() const override;
  RowHeights rowHeights(double width, const Ink& ink) const override;
  Margins margins(double width, const Ink& ink) const override;
  std::vector<KeyEntry> key(const Ink& ink) const override;
  void paintRows(QPainter& painter, const RowFrame& frame, const QRectF& area,
                 const Ink& ink) const override;

 private:
  PhaseData data_;
};

/// A colour for each single phase that the colour-blind can tell from its neighbours.
QColor phaseColour(Phase phase, bool dark);

}  // namespace cwb
