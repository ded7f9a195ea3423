// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "run/run.h"

namespace cwb {

/// What a picture needs beside its curves to be understood later: drawn under it, and written into
/// the file.
struct Caption {
  QString title;      ///< the profile's name
  QStringList lines;  ///< codecs with versions, machine, date and size of the run, warnings
  QString manifest;   ///< as JSON, for the file alone; empty while the run is going on
};

/// `run` may be null: a run that is still going on has no manifest yet.
Caption captionOf(const Profile& profile, const Run* run);

}  // namespace cwb
