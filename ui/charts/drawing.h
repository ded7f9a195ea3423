// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QStringList>

class QPainter;

namespace cwb {

struct Ink;

/// A chart's content as a value that paints itself, the same on screen and in a picture.
class Drawing {
 public:
  virtual ~Drawing() = default;

  /// With less height than this, its parts would run into each other.
  virtual double leastHeight(double width, const Ink& ink) const = 0;
  virtual void paint(QPainter& painter, const QRectF& area, const Ink& ink) const = 0;
  /// What lies at this place, in words; empty where nothing does.
  virtual QString wordsAt(const QPointF& place, const QRectF& area, const Ink& ink) const = 0;
  /// All that it shows, in words: for those who cannot see it.
  virtual QStringList words() const = 0;
  virtual bool isEmpty() const = 0;
  /// A sentence in its place where it is empty and the run tells why; else empty.
  virtual QString whyEmpty() const = 0;
};

}  // namespace cwb
