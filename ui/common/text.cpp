// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/common/text.h"

#include <QCoreApplication>
#include <QStringList>

namespace cwb {

QString toLines(const Problems& problems, const QString& file, int limit) {
  QStringList lines;
  for (const Problem& problem : problems) {
    if (lines.size() == limit) break;
    lines << qs(to_string(problem, file.toStdString()));
  }
  if (const auto more = static_cast<int>(problems.size()) - limit; more > 0) {
    lines << QCoreApplication::translate("cwb::Problems", "and %1 more").arg(more);
  }
  return lines.join(QLatin1Char('\n'));
}

}  // namespace cwb
