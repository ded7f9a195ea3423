// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <optional>

#include <QColor>
#include <QImage>
#include <QSize>

#include "base/problem.h"
#include "ui/charts/caption.h"

class QGraphicsView;
class QPainter;

namespace cwb {

/// What a picture is drawn with.
struct PictureStyle {
  QColor ground;
  QColor text;
  double scale = 2;  ///< pixels for each logical one, 1 to 4
};

/// A picture of a drawing of that many logical pixels, with the caption under it. The image carries
/// the caption as text too.
QImage drawPicture(const QSize& size, const std::function<void(QPainter&, const QRectF&)>& draw,
                   const Caption& caption, const PictureStyle& style);

/// A picture of what the view shows, in its size.
QImage drawPicture(QGraphicsView& view, const Caption& caption, const PictureStyle& style);

/// Writes the image and its text as PNG, by way of a temporary file: the path holds the old file or
/// the whole new one. Needs no GUI thread.
std::optional<Problem> writePng(const QImage& image, const std::filesystem::path& path);

}  // namespace cwb
