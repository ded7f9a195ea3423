// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QColor>
#include <QRectF>
#include <QString>

#include "run/summary_rows.h"

class QPainter;

namespace cwb {

/// One codec's line in a box panel.
struct BoxRow {
  std::string codec;
  Summary summary;
  bool below_resolution = false;
};

/// The codecs of one payload and phase side by side.
struct BoxPanel {
  QString title;
  std::vector<BoxRow> rows;         ///< fastest first
  std::vector<std::string> codecs;  ///< of the run: they give the colours
  QStringList remarks;              ///< cases that gave no samples, with the reason

  /// In logical pixels, for the font that is in use.
  double height() const;
};

/// A panel for each payload and phase of the run that has anything to show.
std::vector<BoxPanel> boxPanels(const Run& run, const std::vector<SummaryRow>& rows);

/// Box from quartile to quartile, whiskers from p5 to p95, a bar at the median, and in figures the
/// median with its interval.
void paintBoxPanel(QPainter& painter, const QRectF& area, const BoxPanel& panel, const QColor& text,
                   bool dark);

}  // namespace cwb
