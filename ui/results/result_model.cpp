// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/results/result_model.h"

#include <algorithm>

#include <QApplication>
#include <QPalette>

#include "run/diagnostics.h"
#include "run/extra_figures.h"
#include "run/result_text.h"
#include "ui/common/format.h"
#include "ui/common/text.h"
#include "ui/results/result_columns.h"

namespace cwb {
namespace {

const QString dash = QStringLiteral("—");

QString timeOrDash(const std::optional<double>& ns) { return ns ? timeText(*ns) : dash; }

QVariant orNothing(const std::optional<double>& value) {
  return value ? QVariant(*value) : QVariant();
}

std::optional<double> halfWidth(const Summary& summary) {
  if (!summary.interval || summary.median <= 0) return std::nullopt;
  return (summary.interval->high - summary.interval->low) / 2 / summary.median;
}

/// The symptoms in few words, then the notes: the tool tip has the sentences.
std::vector<std::string> notesOf(const CaseResult& result) {
  std::vector<std::string> words;
  for (const Diagnosis& diagnosis : result.diagnoses) {
    words.emplace_back(to_string(diagnosis.symptom));
  }
  words.insert(words.end(), result.notes.begin(), result.notes.end());
  return words;
}

/// The figure of a column that only some runs fill.
std::optional<ExtraFigure> extraOf(int column) {
  switch (column) {
    case ResultModel::instructions:
      return ExtraFigure::instructions;
    case ResultModel::cycles:
      return ExtraFigure::cycles;
    case ResultModel::branchMisses:
      return ExtraFigure::branch_misses;
    case ResultModel::cacheMisses:
      return ExtraFigure::cache_misses;
    case ResultModel::zstd:
      return ExtraFigure::zstd;
    case ResultModel::lz4:
      return ExtraFigure::lz4;
    default:
      return std::nullopt;
  }
}

template <class T>
std::size_t placeIn(const std::vector<T>& list, const T& value) {
  return static_cast<std::size_t>(std::find(list.begin(), list.end(), value) - list.begin());
}

/// Figures to the right, words to the left. A rank stands beside words, so in the middle.
int alignment(int column) {
  if (column == ResultModel::rank) return int(Qt::AlignCenter);
  const bool figure = column >= ResultModel::n && column < ResultModel::rank;
  return int(Qt::AlignVCenter | (figure ? Qt::AlignRight : Qt::AlignLeft));
}

QString joined(const std::vector<std::string>& words, const QString& between) {
  QStringList list;
  for (const std::string& word : words) list << qs(word);
  return list.join(between);
}

}  // namespace

ResultModel::ResultModel(QObject* parent) : QAbstractTableModel(parent) {}

bool ResultModel::isPresent(int column) const {
  const auto extra = extraOf(column);
  if (!extra) return true;
  if (run_ == nullptr) return false;
  return std::ranges::any_of(run_->cases(), [&](const LiveCase& shown) {
    return extra_value(shown.result, *extra).has_value();
  });
}

void ResultModel::setRun(const LiveRun* run) {
  beginResetModel();
  run_ = run;
  next_ = 0;
  endResetModel();
}

void ResultModel::refreshAll() {
  if (rowCount() > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columns - 1));
}

void ResultModel::refreshSome(LiveRun& run, std::chrono::microseconds budget) {
  const std::size_t count = static_cast<std::size_t>(rowCount());
  if (count == 0) return;
  const auto end = std::chrono::steady_clock::now() + budget;
  std::size_t low = count, high = 0;
  for (std::size_t visited = 0; visited < count; ++visited) {
    const std::size_t row = next_ % count;
    next_ = row + 1;
    if (run.refresh(row)) {
      low = std::min(low, row);
      high = std::max(high, row);
    }
    if (std::chrono::steady_clock::now() >= end) break;
  }
  if (low > high) return;
  emit dataChanged(index(static_cast<int>(low), 0), index(static_cast<int>(high), columns - 1));
}

int ResultModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() || run_ == nullptr ? 0 : static_cast<int>(run_->cases().size());
}

int ResultModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : columns;
}

QString ResultModel::text(const LiveCase& shown, int column) const {
  const CaseResult& result = shown.result;
  if (const auto extra = extraOf(column)) {
    const auto value = extra_value(result, *extra);
    if (!value) return dash;
    if (column == zstd || column == lz4) return countText(static_cast<std::uint64_t>(*value));
    return qs(extra_text(result, *extra));
  }
  switch (column) {
    case codec:
      return qs(result.id.codec);
    case family:
      return qs(to_string(result.family));
    case payload:
      return qs(result.id.payload);
    case phase:
      return qs(to_string(result.id.phase));
    case rank:
      return shown.row.rank ? qs(rank_text(shown.row)) : dash;
    case verdict:
      return shown.row.verdict ? qs(verdict_text(*shown.row.verdict)) : dash;
    case note:
      return result.reason.empty() ? joined(notesOf(result), QStringLiteral("; "))
                                   : qs(result.reason);
    case allocations:
      return result.allocations ? qs(count_or_part(result.allocations->count)) : dash;
    case bytes:
      return result.encoded_bytes == 0 ? dash : countText(result.encoded_bytes);
    default:
      break;
  }
  if (column == median && !shown.row.summary) {
    if (result.state == CaseState::refused) return tr("refused");
    if (result.state == CaseState::failed) return tr("failed");
  }
  if (!shown.row.summary) return dash;
  const Summary& summary = *shown.row.summary;
  switch (column) {
    case n:
      return countText(summary.n);
    case median:
      return shown.row.below_resolution ? tr("below resolution") : timeText(summary.median);
    case interval: {
      const auto half = halfWidth(summary);
      return half && !shown.row.below_resolution ? plusMinusText(*half) : dash;
    }
    case p95:
      return timeOrDash(summary.p95);
    case p99:
      return timeOrDash(summary.p99);
    case rate:
      return shown.row.mb_per_s && !shown.row.below_resolution ? rateText(*shown.row.mb_per_s)
                                                               : dash;
    case ratio:
      return shown.row.ratio_to_baseline && !shown.row.below_resolution
                 ? ratioText(*shown.row.ratio_to_baseline)
                 : dash;
    default:
      return {};
  }
}

QVariant ResultModel::sortValue(const LiveCase& shown, int column) const {
  const auto& summary = shown.row.summary;
  if (const auto extra = extraOf(column)) return orNothing(extra_value(shown.result, *extra));
  switch (column) {
    case codec:
      return qulonglong(placeIn(run_->codecs(), shown.result.id.codec));
    case family:
      return qulonglong(static_cast<unsigned>(shown.result.family));
    case payload:
      return qulonglong(placeIn(run_->payloads(), shown.result.id.payload));
    case phase:
      return qulonglong(placeIn(run_->phases(), shown.result.id.phase));
    case n:
      return summary ? QVariant(qulonglong(summary->n)) : QVariant();
    case median:
      return summary ? QVariant(summary->median) : QVariant();
    case interval:
      return summary ? orNothing(halfWidth(*summary)) : QVariant();
    case p95:
      return summary ? orNothing(summary->p95) : QVariant();
    case p99:
      return summary ? orNothing(summary->p99) : QVariant();
    case rate:
      return orNothing(shown.row.mb_per_s);
    case bytes:
      return shown.result.encoded_bytes == 0 ? QVariant()
                                             : QVariant(qulonglong(shown.result.encoded_bytes));
    case allocations:
      return shown.result.allocations ? QVariant(shown.result.allocations->count) : QVariant();
    case ratio:
      return orNothing(shown.row.ratio_to_baseline);
    case rank:
      return shown.row.rank ? QVariant(qulonglong(*shown.row.rank)) : QVariant();
    case verdict:
      return shown.row.verdict && shown.row.verdict->comparison
                 ? QVariant(shown.row.verdict->comparison->ratio)
                 : QVariant();
    default: {
      const QString words = text(shown, note);
      return words.isEmpty() ? QVariant() : QVariant(words);
    }
  }
}

QString ResultModel::toolTip(const LiveCase& shown) const {
  const CaseResult& result = shown.result;
  QStringList lines{qs(to_string(result.id)),
                    tr("%1: %2").arg(qs(to_string(result.id.phase)), qs(meaning(result.id.phase)))};
  if (!result.traits.empty()) lines << joined(result.traits, QStringLiteral(", "));
  if (!result.reason.empty()) lines << qs(result.reason);
  if (result.state == CaseState::not_apart)
    lines << tr("The library has no such phase of its own.");
  if (result.iterations > 0)
    lines << tr("%1 iterations per sample").arg(countText(result.iterations));
  if (const auto& counted = result.allocations) {
    lines << tr("An iteration allocates %1 blocks, %2 bytes; at most %3 bytes live at once.")
                 .arg(qs(count_or_part(counted->count)), qs(count_or_part(counted->bytes)),
                      countText(counted->peak_bytes));
  }
  for (const Compressor compressor : all_compressors) {
    if (const auto& compressed = result.compressed[compressor]) {
      lines << tr("%1 makes %2 bytes of what is encoded, in %3, and takes %4 back.")
                   .arg(qs(std::string(to_string(compressor))), countText(compressed->bytes),
                        timeText(compressed->compress_ns), timeText(compressed->decompress_ns));
    }
  }
  for (const Diagnosis& diagnosis : result.diagnoses) {
    lines << tr("%1: %2").arg(qs(diagnosis.sentence), qs(advice(diagnosis.symptom)));
  }
  for (const std::string& sentence : result.notes) lines << qs(sentence);
  return lines.join(QLatin1Char('\n'));
}

QVariant ResultModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || run_ == nullptr) return {};
  const LiveCase& shown = run_->cases()[static_cast<std::size_t>(index.row())];
  const int column = index.column();
  switch (role) {
    case Qt::DisplayRole:
      return text(shown, column);
    case Qt::ToolTipRole:
      return toolTip(shown);
    case Qt::TextAlignmentRole:
      return alignment(column);
    case Qt::ForegroundRole:
      if (shown.result.state == CaseState::runs) return {};
      return QApplication::palette().brush(QPalette::Disabled, QPalette::Text);
    case SortRole:
      return sortValue(shown, column);
    case CaseRole:
      return index.row();
    default:
      return {};
  }
}

QVariant ResultModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::DisplayRole) return columnTitle(section);
  if (role == Qt::ToolTipRole) return columnMeaning(section);
  if (role == Qt::TextAlignmentRole) {
    return alignment(section);
  }
  return {};
}

}  // namespace cwb
