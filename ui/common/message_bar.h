// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace cwb {

/// One message over the window's content, which stays until it is dismissed or replaced. Errors are
/// told here and not in modal boxes.
class MessageBar : public QFrame {
  Q_OBJECT

 public:
  enum class Kind { information, error };

  explicit MessageBar(QWidget* parent = nullptr);

  void showMessage(Kind kind, const QString& text);
  void dismiss();
  QString text() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void restyle();

  QLabel* label_;
  QToolButton* close_;
  Kind kind_ = Kind::information;
  bool restyling_ = false;
};

}  // namespace cwb
