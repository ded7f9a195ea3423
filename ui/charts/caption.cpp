// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/caption.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

#include "codecs/registry.h"
#include "run/manifest_json.h"
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

/// What else of the machine decides how far its times can be trusted.
QString hostLine(const Manifest& machine) {
  const HostFacts& host = machine.host;
  QStringList words;
  for (const CacheFacts& cache : host.caches) {
    // "L1 Data 48 KiB"
    words << QStringLiteral("L%1 %2 %3")
                 .arg(cache.level)
                 .arg(qs(cache.type), QLocale::c().formattedDataSize(qint64(cache.bytes), 0));
  }
  if (host.governor) words << tr("governor %1").arg(qs(*host.governor));
  if (host.virtual_machine) words << tr("virtual machine");
  words << (machine.pinned_core ? tr("pinned to core %1").arg(*machine.pinned_core)
                                : tr("not pinned"));
  QString clock = tr("clock resolution %1, cost %2")
                      .arg(timeText(machine.clock_resolution_ns), timeText(machine.clock_cost_ns));
  if (host.clock_source) clock += QStringLiteral(" (%1)").arg(qs(*host.clock_source));
  words << clock;
  return tr("Host: %1").arg(words.join(QStringLiteral(", ")));
}

QString samplingLine(const Run& run) {
  const Sampling& sampling = run.profile.sampling;
  QStringList words;
  if (sampling.iterations) {
    words << tr("%1 iterations a sample").arg(countText(*sampling.iterations));
  } else {
    words
        << tr("samples of %1").arg(timeText(sampling.sample_us.value_or(preset_sample_us) * 1000));
    std::uint64_t least = 0;
    std::uint64_t most = 0;
    for (const CaseResult& result : run.cases) {
      if (result.iterations == 0) continue;
      least = least == 0 ? result.iterations : std::min(least, result.iterations);
      most = std::max(most, result.iterations);
    }
    if (most > 0) words << tr("%1 to %2 iterations each").arg(countText(least), countText(most));
  }
  words << (sampling.settle ? tr("settled") : tr("cold"));
  return tr("Sampling: %1").arg(words.join(QStringLiteral(", ")));
}

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
  caption.lines << hostLine(machine) << samplingLine(*run);
  caption.lines << tr("Run: %1, %2 rounds, %3 generations, seed %4, ended by: %5")
                       .arg(qs(machine.started), countText(run->rounds),
                            countText(run->generations))
                       .arg(profile.sampling.seed)
                       .arg(endOf(run->ended_by));
  for (const std::string& warning : machine.warnings)
    caption.lines << tr("Warning: %1").arg(qs(warning));
  caption.manifest = qs(manifest_json(*run));
  return caption;
}

}  // namespace cwb
