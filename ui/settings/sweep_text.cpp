// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/sweep_text.h"

#include <string>

#include <QCoreApplication>
#include <QRegularExpression>

#include "model/json_reader.h"
#include "profile/read_sweep.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

QString tr(const char* text) { return QCoreApplication::translate("cwb::SweepText", text); }

/// The text as a profile has it; empty where it is neither form.
QString asJson(const QString& text) {
  static const QRegularExpression range(
      QStringLiteral("^\\s*(\\d+)\\s*to\\s*(\\d+)\\s*by\\s*(\\d+(?:\\.\\d+)?)\\s*$"),
      QRegularExpression::CaseInsensitiveOption);
  static const QRegularExpression list(QStringLiteral("^\\s*\\d+(?:\\s*[,;]\\s*\\d+)*\\s*$"));
  if (const auto match = range.match(text); match.hasMatch()) {
    return QStringLiteral("{\"from\": %1, \"to\": %2, \"factor\": %3}")
        .arg(match.captured(1), match.captured(2), match.captured(3));
  }
  if (list.match(text).hasMatch()) {
    return QStringLiteral("[%1]").arg(QString(text).replace(QLatin1Char(';'), QLatin1Char(',')));
  }
  return {};
}

}  // namespace

QString sweepText(const Sweep& sweep) {
  if (sweep.range) {
    return QStringLiteral("%1 to %2 by %3")
        .arg(sweep.range->from)
        .arg(sweep.range->to)
        .arg(sweep.range->factor);
  }
  QStringList values;
  for (const std::int64_t value : sweep.values) values << QString::number(value);
  return values.join(QStringLiteral(", "));
}

tl::expected<Sweep, QString> readSweep(const QString& text, std::int64_t minimum,
                                       std::int64_t maximum) {
  const QString json = asJson(text);
  if (json.isEmpty()) {
    return tl::unexpected(
        tr("Write several whole numbers, such as 1, 10, 100, or a range, such as 1 to 10000 by "
           "10."));
  }
  // The profile's reader decides what is allowed, here as in a file.
  Problems problems;
  const auto document = parse_json(json.toStdString());
  if (!document) return tl::unexpected(qs(document.error().message));
  const auto sweep = profile::read_sweep({&*document, {}}, {minimum, maximum}, problems);
  if (sweep) return *sweep;
  const Problem& first = problems.front();
  return tl::unexpected(first.place.empty() ? qs(first.message)
                                            : qs(first.place.substr(1) + ": " + first.message));
}

}  // namespace cwb
