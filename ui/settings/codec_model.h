// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractItemModel>
#include <QSortFilterProxyModel>

#include "ui/settings/profile_editor.h"

namespace cwb {

/// The codecs, grouped by format, with a check box each; those that this build lacks are listed too
/// and cannot be ticked. A tree of two levels. The ticks are the editor's.
class CodecModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Role { IdRole = Qt::UserRole + 1, SearchRole };

  explicit CodecModel(ProfileEditor& editor, QObject* parent = nullptr);

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  bool setData(const QModelIndex& index, const QVariant& value, int role) override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  /// Invalid where no codec has this id.
  QModelIndex indexOf(const QString& id) const;

 private:
  struct Item {
    QString id, label, badges, toolTip;
    bool built = true;
  };
  struct Group {
    QString format;
    std::vector<Item> items;
  };
  const Item* itemOf(const QModelIndex& index) const;
  Qt::CheckState groupState(const Group& group) const;
  Group& groupNamed(const QString& format);
  void ticksChanged();

  ProfileEditor& editor_;
  std::vector<Group> groups_;
};

/// Keeps the codecs whose format, id, library or traits hold every word of the filter.
class CodecFilter : public QSortFilterProxyModel {
  Q_OBJECT

 public:
  explicit CodecFilter(QObject* parent = nullptr);
  void setWords(const QString& text);

 protected:
  bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

 private:
  QStringList words_;
};

}  // namespace cwb
