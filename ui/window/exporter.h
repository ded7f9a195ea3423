// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QImage>
#include <QObject>

#include "run/run.h"

namespace cwb {

/// Writes pictures and data on a background thread and tells how it went.
class Exporter : public QObject {
  Q_OBJECT

 public:
  explicit Exporter(QObject* parent = nullptr);

  void writePicture(const QImage& image, const QString& path);
  /// The samples to the path, the summary and the manifest (manifest_path) beside it.
  void writeData(std::shared_ptr<const Run> run, const QString& path);

  /// `results.csv` has its summary in `results.summary.csv`; where `results.csv` is new and a
  /// summary of that name is there, in the first free of `results.summary-2.csv`, ...
  static QString summaryPath(const QString& path);

 signals:
  void done(const QString& message);
  void problem(const QString& message);
};

}  // namespace cwb
