// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace cwb {

/// Fusion with a line around every check box that can be seen: Fusion's own is darker than the
/// window, which a dark palette swallows.
class ClearBoxes : public QProxyStyle {
  Q_OBJECT

 public:
  ClearBoxes();

  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
};

}  // namespace cwb
