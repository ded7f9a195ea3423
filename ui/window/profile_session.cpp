// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/profile_session.h"

#include <QFileInfo>

#include "base/file.h"
#include "profile/profile_file.h"
#include "ui/common/app_settings.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

const QString builtin_prefix = QStringLiteral("builtin:");
constexpr int recent_limit = 8;

}  // namespace

ProfileSession::ProfileSession(ProfileEditor& editor, QObject* parent)
    : QObject(parent), editor_(editor) {}

bool ProfileSession::open(const QString& given) {
  const QString source =
      given.startsWith(builtin_prefix) ? given : QFileInfo(given).absoluteFilePath();
  const auto loaded = load_profile(QFile::encodeName(source).toStdString());
  if (!loaded) {
    emit problem(toLines(loaded.error(), source));
    return false;
  }
  editor_.setProfile(loaded->profile, loaded->folder);
  become(source);
  return true;
}

bool ProfileSession::saveAs(const QString& given) {
  const QString path = QFileInfo(given).absoluteFilePath();
  const std::filesystem::path folder = toPath(QFileInfo(path).absolutePath());
  const std::string text = write_profile(rebased(editor_.profile(), editor_.folder(), folder));
  if (const auto failed = write_file(toPath(path), text)) {
    emit problem(qs(to_string(*failed, path.toStdString())));
    return false;
  }
  editor_.markSaved(folder);
  become(path);
  return true;
}

void ProfileSession::become(const QString& source) {
  source_ = source;
  QSettings settings = appSettings();
  settings.setValue(QStringLiteral("profile/last"), source);
  if (!isBuiltin()) {
    QStringList list = recent();
    list.removeAll(source);
    list.prepend(source);
    settings.setValue(QStringLiteral("profile/recent"), QStringList(list.mid(0, recent_limit)));
  }
  emit sourceChanged();
}

bool ProfileSession::isBuiltin() const {
  return source_.isEmpty() || source_.startsWith(builtin_prefix);
}

QString ProfileSession::shownName() const {
  return isBuiltin() ? source_ : QFileInfo(source_).fileName();
}

QStringList ProfileSession::recent() {
  return appSettings().value(QStringLiteral("profile/recent")).toStringList();
}

QString ProfileSession::builtin(const QString& name) { return builtin_prefix + name; }

QStringList ProfileSession::builtinNames() {
  QStringList names;
  for (const BuiltinProfile& profile : builtin_profiles()) names << qs(profile.name);
  return names;
}

}  // namespace cwb
