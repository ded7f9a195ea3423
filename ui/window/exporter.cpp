// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/exporter.h"

#include <QDir>
#include <QFileInfo>

#include "base/file.h"
#include "run/export_csv.h"
#include "run/manifest_json.h"
#include "ui/chart_export.h"
#include "ui/common/background.h"
#include "ui/common/text.h"

namespace cwb {

Exporter::Exporter(QObject* parent) : QObject(parent) {}

void Exporter::writePicture(const QImage& image, const QString& path) {
  inBackground(
      this, [image, to = toPath(path)] { return writePng(image, to); },
      [this, path](const std::optional<Problem>& failed) {
        if (failed) {
          emit problem(qs(to_string(*failed, path.toStdString())));
        } else {
          emit done(tr("The chart was written to %1").arg(QDir::toNativeSeparators(path)));
        }
      });
}

void Exporter::writeData(std::shared_ptr<const Run> run, const QString& path) {
  const QString summary = summaryPath(path);
  const QString manifest = fromPath(manifest_path(toPath(path)));
  inBackground(
      this,
      [run = std::move(run), samples = toPath(path), figures = toPath(summary),
       how = toPath(manifest)]() -> std::optional<Problem> {
        const auto write = [](const std::filesystem::path& to, const std::string& text) {
          auto failed = write_file(to, text);
          if (failed) failed->place = to.string();
          return failed;
        };
        if (auto failed = write(samples, samples_csv(*run))) return failed;
        if (auto failed = write(figures, summary_csv(*run))) return failed;
        return write(how, manifest_json(*run));
      },
      [this, path, summary, manifest](const std::optional<Problem>& failed) {
        if (failed) {
          emit problem(qs(to_string(*failed)));
        } else {
          emit done(tr("The samples were written to %1, their summary to %2, the manifest to %3")
                        .arg(QDir::toNativeSeparators(path), QFileInfo(summary).fileName(),
                             QFileInfo(manifest).fileName()));
        }
      });
}

QString Exporter::summaryPath(const QString& path) {
  const QFileInfo info(path);
  const QString suffix = info.suffix().isEmpty() ? QStringLiteral("csv") : info.suffix();
  const auto named = [&](const QString& number) {
    return info.dir().filePath(info.completeBaseName() + QStringLiteral(".summary") + number +
                               QLatin1Char('.') + suffix);
  };
  QString summary = named({});
  // Who chose an existing file was asked, and meant its summary too; any other is left alone.
  for (int number = 2; !info.exists() && QFileInfo::exists(summary); ++number) {
    summary = named(QStringLiteral("-%1").arg(number));
  }
  return summary;
}

}  // namespace cwb
