// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/theme.h"

#include <QApplication>
#include <QColor>
#include <QStyle>

#include "ui/common/clear_boxes.h"

namespace cwb {
namespace {

QPalette darkPalette() {
  const QColor ground(0x1e, 0x20, 0x24), raised(0x2a, 0x2d, 0x33), text(0xe6, 0xe6, 0xe6),
      dim(0x85, 0x88, 0x8e), accent(0x3d, 0x8b, 0xd4);
  QPalette palette(raised, raised);
  palette.setColor(QPalette::Window, raised);
  palette.setColor(QPalette::WindowText, text);
  palette.setColor(QPalette::Base, ground);
  palette.setColor(QPalette::AlternateBase, QColor(0x25, 0x27, 0x2c));
  palette.setColor(QPalette::Text, text);
  palette.setColor(QPalette::Button, QColor(0x34, 0x38, 0x3f));
  palette.setColor(QPalette::ButtonText, text);
  palette.setColor(QPalette::BrightText, Qt::white);
  palette.setColor(QPalette::ToolTipBase, QColor(0x34, 0x38, 0x3f));
  palette.setColor(QPalette::ToolTipText, text);
  palette.setColor(QPalette::PlaceholderText, dim);
  palette.setColor(QPalette::Highlight, accent);
  palette.setColor(QPalette::HighlightedText, Qt::white);
  palette.setColor(QPalette::Link, QColor(0x6c, 0xb0, 0xf0));
  palette.setColor(QPalette::LinkVisited, QColor(0xb3, 0x9d, 0xdb));
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, dim);
  }
  palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(0x45, 0x49, 0x50));
  return palette;
}

QPalette lightPalette() {
  const QColor ground(0xf3, 0xf3, 0xf2), text(0x1d, 0x1d, 0x1f), dim(0x8c, 0x8c, 0x90),
      accent(0x1f, 0x6f, 0xb5);
  QPalette palette(ground, ground);
  palette.setColor(QPalette::WindowText, text);
  palette.setColor(QPalette::Base, Qt::white);
  palette.setColor(QPalette::AlternateBase, QColor(0xf7, 0xf8, 0xf9));
  palette.setColor(QPalette::Text, text);
  palette.setColor(QPalette::ButtonText, text);
  palette.setColor(QPalette::ToolTipBase, QColor(0xff, 0xff, 0xf4));
  palette.setColor(QPalette::ToolTipText, text);
  palette.setColor(QPalette::PlaceholderText, dim);
  palette.setColor(QPalette::Highlight, accent);
  palette.setColor(QPalette::HighlightedText, Qt::white);
  palette.setColor(QPalette::Link, accent);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
    palette.setColor(QPalette::Disabled, role, dim);
  }
  return palette;
}

}  // namespace

QString themeKey(Theme theme) {
  switch (theme) {
    case Theme::light:
      return QStringLiteral("light");
    case Theme::dark:
      return QStringLiteral("dark");
    case Theme::system:
      break;
  }
  return QStringLiteral("system");
}

Theme themeFrom(const QString& key) {
  if (key == themeKey(Theme::light)) return Theme::light;
  if (key == themeKey(Theme::dark)) return Theme::dark;
  return Theme::system;
}

bool isDark(const QPalette& palette) {
  return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
}

void applyTheme(Theme theme) {
  // Qt 6.4 on X11 does not follow a desktop's dark mode by itself: hence the choice. The palette
  // that the desktop gave is kept from the first call, before any other was set.
  static const QPalette desktop = QApplication::palette();
  if (qobject_cast<ClearBoxes*>(QApplication::style()) == nullptr) {
    QApplication::setStyle(new ClearBoxes);
  }
  switch (theme) {
    case Theme::light:
      QApplication::setPalette(lightPalette());
      break;
    case Theme::dark:
      QApplication::setPalette(darkPalette());
      break;
    case Theme::system:
      QApplication::setPalette(isDark(desktop) ? desktop : lightPalette());
      break;
  }
}

}  // namespace cwb
