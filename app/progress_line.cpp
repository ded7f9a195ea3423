// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/progress_line.h"

#include <cstdio>

#include <fmt/format.h>

#include "run/figures.h"

namespace cwb {

std::string progress_text(const Progress& progress) {
  std::string text =
      fmt::format("{}: {}/{}", to_string(progress.stage), progress.done, progress.total);
  if (progress.stage == Stage::sampling) {
    text += fmt::format(" rounds, generation {}/{}", progress.generation, progress.generations);
  }
  if (progress.remaining) text += fmt::format(", {} left", clock_text(progress.remaining->count()));
  return text;
}

void ProgressLine::on_case(std::size_t /*case_index*/, const CaseResult& /*result*/) {}

void ProgressLine::on_samples(std::span<const SampleEvent> /*samples*/) {}

void ProgressLine::on_progress(const Progress& progress) {
  // Passing over one report is better than waiting for the thread that shows them.
  const std::unique_lock lock(mutex_, std::try_to_lock);
  if (lock) latest_ = progress;
}

void ProgressLine::show() {
  std::optional<Progress> progress;
  {
    const std::lock_guard lock(mutex_);
    progress = latest_;
  }
  if (!progress) return;
  fmt::print(stderr, "\r{}\x1b[K", progress_text(*progress));
  std::fflush(stderr);
  shown_ = true;
}

void ProgressLine::clear() {
  if (!shown_) return;
  fmt::print(stderr, "\r\x1b[K");
  std::fflush(stderr);
  shown_ = false;
}

}  // namespace cwb
