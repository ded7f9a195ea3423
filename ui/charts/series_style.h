// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QColor>
#include <QPen>

namespace cwb {

/// How a codec's curves are drawn, in every chart of every run: its place in the registry decides.
struct SeriesStyle {
  QColor colour;
  Qt::PenStyle dash = Qt::SolidLine;

  QPen pen(double width = 1.5) const;
  QColor fill() const;
};

/// Colours that stay apart for the colour-blind, seven of them, then again with another line style.
/// The floor is a grey dotted line. On a dark ground the colours are lighter.
SeriesStyle styleOf(const std::string& codec, bool dark);

}  // namespace cwb
