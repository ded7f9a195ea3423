// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/codec_model.h"

#include <algorithm>

#include <QApplication>
#include <QFont>
#include <QPalette>

#include "codecs/registry.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

/// A group's rows carry no parent pointer, a codec's row the place of its group plus one.
constexpr quintptr group_level = 0;

QString toolTipOf(const CodecInfo& info) {
  const QString words = [&] {
    QStringList list;
    for (const std::string& word : trait_words(info)) list << qs(word);
    return list.join(QStringLiteral(", "));
  }();
  QString tip = QStringLiteral("<p style='white-space:pre-wrap'><b>%1</b><br>%2<br>%3 %4<br>%5")
                    .arg(qs(info.id).toHtmlEscaped(), qs(info.description).toHtmlEscaped(),
                         qs(info.library).toHtmlEscaped(), qs(info.version).toHtmlEscaped(),
                         words.toHtmlEscaped());
  if (!info.documentation_url.empty()) {
    tip += QStringLiteral("<br>") + qs(info.documentation_url).toHtmlEscaped();
  }
  return tip + QStringLiteral("</p>");
}

QString badgesOf(const CodecInfo& info) {
  QStringList list;
  for (const std::string& word : trait_words(info)) list << qs(word);
  return list.join(QStringLiteral(" · "));
}

}  // namespace

CodecModel::CodecModel(ProfileEditor& editor, QObject* parent)
    : QAbstractItemModel(parent), editor_(editor) {
  // The floor, which is no codec to choose from, comes after the others.
  for (const bool floor : {false, true}) {
    for (const auto& codec : all_codecs()) {
      const CodecInfo& info = codec->info();
      if ((info.family == Family::floor) != floor) continue;
      groupNamed(qs(info.format))
          .items.push_back({qs(info.id), qs(info.label), badgesOf(info), toolTipOf(info), true});
    }
  }
  for (const UnbuiltCodec& codec : unbuilt_codecs()) {
    groupNamed(tr("Not in this build"))
        .items.push_back({qs(codec.id), qs(codec.id), tr("not built"),
                          tr("This build lacks %1: install the package %2 and build again.")
                              .arg(qs(codec.id), qs(codec.debian_package)),
                          false});
  }
  connect(&editor_, &ProfileEditor::changed, this, &CodecModel::ticksChanged);
}

CodecModel::Group& CodecModel::groupNamed(const QString& format) {
  const auto found = std::find_if(groups_.begin(), groups_.end(),
                                  [&](const Group& group) { return group.format == format; });
  if (found != groups_.end()) return *found;
  groups_.push_back({format, {}});
  return groups_.back();
}

QModelIndex CodecModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) return {};
  if (!parent.isValid()) return createIndex(row, column, group_level);
  return createIndex(row, column, static_cast<quintptr>(parent.row()) + 1);
}

QModelIndex CodecModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || child.internalId() == group_level) return {};
  return createIndex(static_cast<int>(child.internalId()) - 1, 0, group_level);
}

int CodecModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) return static_cast<int>(groups_.size());
  if (parent.internalId() != group_level || parent.column() != 0) return 0;
  return static_cast<int>(groups_[static_cast<std::size_t>(parent.row())].items.size());
}

int CodecModel::columnCount(const QModelIndex& /*parent*/) const { return 2; }

const CodecModel::Item* CodecModel::itemOf(const QModelIndex& index) const {
  if (!index.isValid() || index.internalId() == group_level) return nullptr;
  return &groups_[index.internalId() - 1].items[static_cast<std::size_t>(index.row())];
}

Qt::CheckState CodecModel::groupState(const Group& group) const {
  const auto ticked = std::count_if(group.items.begin(), group.items.end(), [&](const Item& item) {
    return editor_.isCodecTicked(item.id.toStdString());
  });
  if (ticked == 0) return Qt::Unchecked;
  return ticked == static_cast<long>(group.items.size()) ? Qt::Checked : Qt::PartiallyChecked;
}

QVariant CodecModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Item* item = itemOf(index);
  if (item == nullptr) {
    const Group& group = groups_[static_cast<std::size_t>(index.row())];
    if (index.column() != 0) return {};
    if (role == Qt::DisplayRole || role == Qt::AccessibleTextRole) return group.format;
    if (role == Qt::CheckStateRole && group.items.front().built) return groupState(group);
    if (role == Qt::ToolTipRole) return tr("Tick or untick all codecs of %1").arg(group.format);
    if (role == Qt::FontRole) {
      QFont font = QApplication::font();
      font.setBold(true);
      return font;
    }
    return {};
  }
  const Group& group = groups_[index.internalId() - 1];
  switch (role) {
    case Qt::DisplayRole:
      return index.column() == 0 ? item->label : item->badges;
    case Qt::AccessibleTextRole:
      return index.column() == 0 ? item->id : item->badges;
    case Qt::CheckStateRole:
      if (index.column() != 0) return {};
      return editor_.isCodecTicked(item->id.toStdString()) ? Qt::Checked : Qt::Unchecked;
    case Qt::ToolTipRole:
      return item->toolTip;
    case Qt::ForegroundRole:
      if (index.column() == 1 || !item->built) {
        return QApplication::palette().brush(QPalette::Disabled, QPalette::Text);
      }
      return {};
    case IdRole:
      return item->id;
    case SearchRole:
      return QStringList{group.format, item->id, item->label, item->badges}.join(QLatin1Char(' '));
    default:
      return {};
  }
}

bool CodecModel::setData(const QModelIndex& index, const QVariant& value, int role) {
  if (role != Qt::CheckStateRole || !index.isValid() || index.column() != 0) return false;
  const bool ticked = value.toInt() != Qt::Unchecked;
  if (const Item* item = itemOf(index)) {
    if (!item->built && ticked) return false;
    editor_.setCodecTicked(item->id.toStdString(), ticked);
    return true;
  }
  for (const Item& item : groups_[static_cast<std::size_t>(index.row())].items) {
    if (item.built) editor_.setCodecTicked(item.id.toStdString(), ticked);
  }
  return true;
}

Qt::ItemFlags CodecModel::flags(const QModelIndex& index) const {
  if (!index.isValid()) return Qt::NoItemFlags;
  const Item* item = itemOf(index);
  // A codec that a profile names and this build lacks stays ticked, and can be unticked.
  const bool usable =
      item == nullptr || item->built || editor_.isCodecTicked(item->id.toStdString());
  Qt::ItemFlags flags = Qt::ItemIsSelectable | Qt::ItemIsEnabled;
  if (usable && index.column() == 0) flags |= Qt::ItemIsUserCheckable;
  return flags;
}

QVariant CodecModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  return section == 0 ? tr("Codec") : tr("Traits");
}

QModelIndex CodecModel::indexOf(const QString& id) const {
  for (std::size_t group = 0; group < groups_.size(); ++group) {
    const auto& items = groups_[group].items;
    for (std::size_t row = 0; row < items.size(); ++row) {
      if (items[row].id == id) return createIndex(static_cast<int>(row), 0, group + 1);
    }
  }
  return {};
}

void CodecModel::ticksChanged() {
  const QList<int> roles{Qt::CheckStateRole};
  if (groups_.empty()) return;
  const int last = static_cast<int>(groups_.size()) - 1;
  emit dataChanged(index(0, 0), index(last, 0), roles);
  for (int group = 0; group <= last; ++group) {
    const QModelIndex parent = index(group, 0);
    emit dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, 0, parent), roles);
  }
}

CodecFilter::CodecFilter(QObject* parent) : QSortFilterProxyModel(parent) {
  setRecursiveFilteringEnabled(true);
}

void CodecFilter::setWords(const QString& text) {
  words_ = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  invalidateFilter();
}

bool CodecFilter::filterAcceptsRow(int row, const QModelIndex& parent) const {
  const QString text = sourceModel()->index(row, 0, parent).data(CodecModel::SearchRole).toString();
  // A group's row has no text: it stays where one of its codecs does.
  if (text.isEmpty()) return words_.isEmpty();
  return std::all_of(words_.begin(), words_.end(),
                     [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace cwb
