// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/caption.h"

#include <QCoreApplication>
#include <QLocale>

#include "codecs/registry.h"
#include "ui/common/format.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("cwb::Caption", text); }

QString codecWithVersion(const std::string& id) {
  const Codec* codec = find_codec(id);
  if (codec == nullptr) return qs(id);
  const CodecInfo& info = codec->info();
  const QString library =
      qs(info.version.empty() ? info.library : info.library + " " + info.version);
  return QStringLiteral("%1 (%2)").arg(qs(id), library);
}

QString endOf(StopReason reason) { return qs(to_string(reason)); }

}  // namespace

Caption captionOf(const Profile& profile, const Run* run) {
  Caption caption;
  caption.title = qs(profile.name);
  QStringList codecs;
  for (const std::string& id : profile.codecs) codecs << codecWithVersion(id);
  caption.lines << tr("Codecs: %1").arg(codecs.join(QStringLiteral(", ")));
  if (run == nullptr) {
    caption.lines << tr("Drawn while the run was going on.");
    return caption;
  }
  const Manifest& machine = run->manifest;
  caption.lines << tr("Machine: %1, %2 cores, %3, %4 %5")
                       .arg(qs(machine.cpu))
                       .arg(machine.cores)
                       .arg(qs(machine.kernel), qs(machine.compiler), qs(machine.flags));
  caption.lines << tr("Run: %1, %2 rounds, %3 generations, seed %4, ended by: %5")
                       .arg(qs(machine.started), countText(run->rounds),
                            countText(run->generations))
                       .arg(profile.sampling.seed)
                       .arg(endOf(run->ended_by));
  for (const std::string& warning : machine.warnings)
    caption.lines << tr("Warning: %1").arg(qs(warning));
  return caption;
}

}  // namespace cwb
