// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/forest_data.h"
#include "ui/charts/row_drawing.h"

namespace cwb {

/// A point at each ratio, a whisker over its interval, a band for the margin.
class ForestDrawing final : public RowDrawing {
 public:
  explicit ForestDrawing(ForestData data) : data_(std::move(data)) {}

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
  double widestName(const Ink& ink) const;
  double widestVerdict(const Ink& ink) const;
  /// Where verdicts have no room beside the plot they stand under the names.
  bool isNarrow(double width, const Ink& ink) const;

  ForestData data_;
};

}  // namespace cwb
