// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "run/extra_figures.h"

#include <algorithm>

#include <fmt/format.h>

#include "run/figures.h"
#include "run/result_text.h"

namespace cwb {
namespace {

std::optional<double> count_of(const CaseFacts& facts, HardwareEvent event) {
  return facts.counts ? (*facts.counts)[event] : std::nullopt;
}

std::optional<double> bytes_of(const CaseFacts& facts, Compressor compressor) {
  const auto& compressed = facts.compressed[compressor];
  if (!compressed) return std::nullopt;
  return static_cast<double>(compressed->bytes);
}

}  // namespace

std::string_view extra_title(ExtraFigure figure) {
  switch (figure) {
    case ExtraFigure::instructions:
      return "instr";
    case ExtraFigure::cycles:
      return "cycles";
    case ExtraFigure::branch_misses:
      return "br miss";
    case ExtraFigure::cache_misses:
      return "LLC miss";
    case ExtraFigure::zstd:
      return to_string(Compressor::zstd);
    case ExtraFigure::lz4:
      return to_string(Compressor::lz4);
  }
  return "";
}

std::optional<double> extra_value(const CaseFacts& facts, ExtraFigure figure) {
  switch (figure) {
    case ExtraFigure::instructions:
      return count_of(facts, HardwareEvent::instructions);
    case ExtraFigure::cycles:
      return count_of(facts, HardwareEvent::cycles);
    case ExtraFigure::branch_misses:
      return count_of(facts, HardwareEvent::branch_misses);
    case ExtraFigure::cache_misses:
      return count_of(facts, HardwareEvent::cache_misses);
    case ExtraFigure::zstd:
      return bytes_of(facts, Compressor::zstd);
    case ExtraFigure::lz4:
      return bytes_of(facts, Compressor::lz4);
  }
  return std::nullopt;
}

std::string extra_text(const CaseFacts& facts, ExtraFigure figure) {
  const auto value = extra_value(facts, figure);
  if (!value) return std::string(no_figure);
  // A size is exact, like that of what was encoded.
  const bool size = figure == ExtraFigure::zstd || figure == ExtraFigure::lz4;
  return size ? fmt::format("{:.0f}", *value) : three_digits(*value);
}

std::vector<ExtraFigure> extra_figures(const Run& run) {
  std::vector<ExtraFigure> figures;
  for (const ExtraFigure figure : all_extra_figures) {
    const bool present = std::ranges::any_of(run.cases, [&](const CaseResult& result) {
      return extra_value(result, figure).has_value();
    });
    if (present) figures.push_back(figure);
  }
  return figures;
}

}  // namespace cwb
