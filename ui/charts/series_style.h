// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include <QColor>
#include <QPen>

namespace cwb {

/// How a codec's curves are drawn, in every chart of one run.
struct SeriesStyle {
  QColor colour;
  Qt::PenStyle dash = Qt::SolidLine;

  QPen pen(double width = 1.5) const;
  QColor fill() const;
};

/// Colours that stay apart for the colour-blind, seven of them, then again with another line style.
/// A codec's place among those of the run decides, so that seven codecs have seven colours. The
/// floor is a grey dotted line. On a dark ground the colours are lighter.
SeriesStyle styleOf(const std::string& codec, std::span<const std::string> codecs, bool dark);

}  // namespace cwb
