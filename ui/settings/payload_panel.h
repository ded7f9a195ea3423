// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "profile/profile.h"

class QToolButton;
class QVBoxLayout;

namespace cwb {

class PayloadRow;
class ProfileEditor;

/// The list of payloads: each shape at least once, then the user's files.
class PayloadPanel : public QWidget {
  Q_OBJECT

 public:
  explicit PayloadPanel(ProfileEditor& editor, QWidget* parent = nullptr);

  /// A further payload, ticked; a file that stands in the list already is ticked.
  void addPayload(const PayloadChoice& choice);

 signals:
  void fileWanted();  ///< the user asks for the dialog

 private:
  void rebuild();
  PayloadRow* insertRow(std::size_t place, const PayloadChoice& choice, bool ticked,
                        bool removable);
  void remove(PayloadRow* row);
  void writeBack();

  ProfileEditor& editor_;
  QVBoxLayout* list_;
  QToolButton* add_;
  std::vector<PayloadRow*> rows_;
};

}  // namespace cwb
