// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run_picture.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QPainter>

#include "ui/chart_export.h"
#include "ui/charts/box_panel.h"

namespace cwb {
namespace {

constexpr double panel_width = 640;
constexpr double margin = 14;
/// Above this a picture of many payloads would be refused by programs that show it.
constexpr double most_pixels = 30'000;

}  // namespace

std::optional<Problem> write_run_png(const Run& run, const std::filesystem::path& path) {
  const auto panels = boxPanels(run, summary_rows(run));
  if (panels.empty()) return Problem{{}, "the run has no case that could be drawn"};
  const std::size_t columns = panels.size() == 1 ? 1 : 2;
  // Panels side by side are as high as the higher of the two.
  std::vector<double> heights((panels.size() + columns - 1) / columns, 0);
  for (std::size_t i = 0; i < panels.size(); ++i) {
    heights[i / columns] = std::max(heights[i / columns], panels[i].height());
  }
  double height = margin;
  for (const double one : heights) height += one + margin;
  const double width = margin + static_cast<double>(columns) * (panel_width + margin);

  const QColor text(0x1d, 0x1d, 0x1f);
  const PictureStyle style{Qt::white, text, std::clamp(most_pixels / height, 1.0, 2.0)};
  const auto draw = [&](QPainter& painter, const QRectF& /*target*/) {
    double y = margin;
    painter.setFont(QApplication::font());
    for (std::size_t i = 0; i < panels.size(); ++i) {
      const std::size_t column = i % columns;
      const QRectF area(margin + static_cast<double>(column) * (panel_width + margin), y,
                        panel_width, panels[i].height());
      paintBoxPanel(painter, area, panels[i], text, false);
      if (column + 1 == columns) y += heights[i / columns] + margin;
    }
  };
  Caption caption = captionOf(run.profile, &run);
  caption.lines << QCoreApplication::translate(
      "cwb::RunPicture",
      "Bar: median, with half the width of its 95 % interval. Box: quartiles. Line: p5 to p95.");
  const QSize size(static_cast<int>(width), static_cast<int>(std::ceil(height)));
  return writePng(drawPicture(size, draw, caption, style), path);
}

}  // namespace cwb
