// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/chart_export.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QBuffer>
#include <QGraphicsView>
#include <QImageWriter>
#include <QPainter>
#include <QTextCursor>
#include <QTextDocument>

#include "base/file.h"

namespace cwb {
namespace {

constexpr int margin = 14;

void fill(QTextDocument& document, const Caption& caption, int width) {
  QFont font = QApplication::font();
  document.setDefaultFont(font);
  document.setDocumentMargin(0);
  QString html = QStringLiteral("<b>%1</b>").arg(caption.title.toHtmlEscaped());
  for (const QString& line : caption.lines) html += QStringLiteral("<br>") + line.toHtmlEscaped();
  document.setHtml(html);
  document.setTextWidth(width - 2 * margin);
}

void paintText(QPainter& painter, QTextDocument& document, const QColor& colour) {
  QTextCursor all(&document);
  all.select(QTextCursor::Document);
  QTextCharFormat format;
  format.setForeground(colour);
  all.mergeCharFormat(format);
  document.drawContents(&painter);
}

}  // namespace

QImage drawPicture(const QSize& size, const std::function<void(QPainter&, const QRectF&)>& draw,
                   const Caption& caption, const PictureStyle& style) {
  QTextDocument text;
  fill(text, caption, size.width());
  const int text_height = static_cast<int>(std::ceil(text.size().height()));
  const QSize whole(size.width(), size.height() + text_height + 2 * margin);
  const double scale = std::clamp(style.scale, 1.0, 4.0);
  QImage image(whole * scale, QImage::Format_RGB32);
  if (image.isNull()) return image;
  image.fill(style.ground);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.scale(scale, scale);
  draw(painter, QRectF(QPointF(0, 0), size));
  painter.translate(margin, size.height() + margin);
  paintText(painter, text, style.text);
  painter.end();
  image.setText(QStringLiteral("Title"), caption.title);
  image.setText(QStringLiteral("Description"), caption.lines.join(QLatin1Char('\n')));
  if (!caption.manifest.isEmpty()) image.setText(QStringLiteral("Manifest"), caption.manifest);
  image.setText(QStringLiteral("Software"), QApplication::applicationDisplayName());
  return image;
}

QImage drawPicture(QGraphicsView& view, const Caption& caption, const PictureStyle& style) {
  const QRect source = view.viewport()->rect();
  return drawPicture(
      source.size(),
      [&](QPainter& painter, const QRectF& target) { view.render(&painter, target, source); },
      caption, style);
}

std::optional<Problem> writePng(const QImage& image, const std::filesystem::path& path) {
  if (image.isNull()) return Problem{{}, "the picture is too large for the memory"};
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QImageWriter writer(&buffer, "png");
  if (!writer.write(image)) return Problem{{}, writer.errorString().toStdString()};
  return write_file(path,
                    std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

}  // namespace cwb
