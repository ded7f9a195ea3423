// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/series_style.h"

#include <array>

#include "codecs/registry.h"

namespace cwb {
namespace {

// After Okabe and Ito's palette (jfly.uni-koeln.de/color); its yellow is too faint on white and its
// black is the text's, so both have a stand-in.
constexpr std::array<QRgb, 7> on_light{0x0072b2, 0xd55e00, 0x009e73, 0xcc79a7,
                                       0x56b4e9, 0xe69f00, 0x6a4c93};
constexpr std::array<QRgb, 7> on_dark{0x4aa8e0, 0xf5813a, 0x2fc79a, 0xe39ac3,
                                      0x8fd0f5, 0xf2bb3d, 0xa98bd6};
constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DashDotLine, Qt::DashDotDotLine};

bool isFloor(const std::string& codec) {
  const Codec* known = find_codec(codec);
  return known != nullptr && known->info().family == Family::floor;
}

}  // namespace

QPen SeriesStyle::pen(double width) const {
  QPen pen(colour, width, dash);
  pen.setJoinStyle(Qt::RoundJoin);
  return pen;
}

QColor SeriesStyle::fill() const {
  QColor faint = colour;
  faint.setAlpha(45);
  return faint;
}

SeriesStyle styleOf(const std::string& codec, std::span<const std::string> codecs, bool dark) {
  if (isFloor(codec)) {
    return {dark ? QColor(0xa0, 0xa4, 0xaa) : QColor(0x70, 0x74, 0x7a), Qt::DotLine};
  }
  std::size_t place = 0;
  for (const std::string& other : codecs) {
    if (other == codec) break;
    if (!isFloor(other)) ++place;
  }
  const auto& colours = dark ? on_dark : on_light;
  return {QColor::fromRgb(colours[place % colours.size()]),
          dashes[place / colours.size() % dashes.size()]};
}

}  // namespace cwb
