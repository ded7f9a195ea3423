// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include <QFile>
#include <QString>

#include "base/problem.h"

namespace cwb {

inline QString qs(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

inline std::filesystem::path toPath(const QString& path) {
  return QFile::encodeName(path).toStdString();
}

inline QString fromPath(const std::filesystem::path& path) {
  return QFile::decodeName(QByteArray::fromStdString(path.string()));
}

/// The problems as lines, at most `limit` of them and then how many more there are.
QString toLines(const Problems& problems, const QString& file, int limit = 6);

}  // namespace cwb
