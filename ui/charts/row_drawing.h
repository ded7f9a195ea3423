// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QColor>
#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QString>

#include "ui/charts/axis_ticks.h"
#include "ui/charts/drawing.h"

class QPainter;

// What charts with a line for each codec share: a heading, rows, an axis below, a key.
namespace cwb {

/// The colours and the font of a drawing.
struct Ink {
  QColor text, dim, faint, ground;
  bool dark = false;
  QFont font;

  double line() const;  ///< height of one line of text
};
Ink inkOf(const QPalette& palette, const QFont& font);

/// One entry of a key: a small picture, painted into the square given, and its meaning.
struct KeyEntry {
  QString text;
  std::function<void(QPainter&, const QRectF&)> paint;
};

/// Entries side by side, as many lines as the width needs.
double keyHeight(const std::vector<KeyEntry>& entries, double width, const Ink& ink);
void paintKey(QPainter& painter, const QRectF& area, const std::vector<KeyEntry>& entries,
              const Ink& ink);

/// Where the rows lie.
struct RowFrame {
  QRectF plot;
  double row_height = 0;

  QRectF row(std::size_t i) const {
    return {plot.left(), plot.top() + static_cast<double>(i) * row_height, plot.width(),
            row_height};
  }
};

/// A drawing of rows.
class RowDrawing : public Drawing {
 public:
  double leastHeight(double width, const Ink& ink) const override;
  void paint(QPainter& painter, const QRectF& area, const Ink& ink) const override;
  QString wordsAt(const QPointF& place, const QRectF& area, const Ink& ink) const override;
  QStringList words() const override;
  bool isEmpty() const override { return rows() == 0; }
  /// The row at this place; nothing beside the rows.
  std::optional<std::size_t> rowAt(const QPointF& place, const QRectF& area, const Ink& ink) const;

  virtual std::size_t rows() const = 0;
  virtual QString rowWords(std::size_t row) const = 0;

 protected:
  struct RowHeights {
    double least, most;
  };
  /// Text columns beside the plot.
  struct Margins {
    double left, right;
  };
  virtual QString title() const = 0;
  virtual RowHeights rowHeights(double width, const Ink& ink) const = 0;
  virtual Margins margins(double width, const Ink& ink) const = 0;
  virtual std::vector<KeyEntry> key(const Ink& ink) const = 0;
  virtual void paintRows(QPainter& painter, const RowFrame& frame, const QRectF& area,
                         const Ink& ink) const = 0;

 private:
  RowFrame frame(const QRectF& area, const Ink& ink) const;
};

/// Grid lines, labels below the plot and the axis's title below them. `x` is where a tick is.
void paintRowAxis(QPainter& painter, const QRectF& plot, const std::vector<Tick>& ticks,
                  const std::function<double(const Tick&)>& x, const QString& title,
                  const Ink& ink);

/// Text at the left of a place, cut to the width, centred on a height.
void paintCell(QPainter& painter, const QRectF& cell, const QString& text, const QColor& colour);

}  // namespace cwb
