// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLineEdit;
class QTreeView;

namespace cwb {

class CodecFilter;
class CodecModel;
class ProfileEditor;

/// The tree of codecs with its filter box.
class CodecPanel : public QWidget {
  Q_OBJECT

 public:
  explicit CodecPanel(ProfileEditor& editor, QWidget* parent = nullptr);

 private:
  CodecModel* model_;
  CodecFilter* filter_;
  QLineEdit* words_;
  QTreeView* tree_;
};

}  // namespace cwb
