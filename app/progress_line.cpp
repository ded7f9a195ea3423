// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/progress_line.h"

#include <cstdio>

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/utf8.h"
#include "run/figures.h"

namespace cwb {

namespace {

std::string left_text(const Progress& progress) {
  const std::string time = clock_text(progress.remaining->count());
  switch (progress.sureness) {
    case Sureness::about:
      return fmt::format("about {} left", time);
    case Sureness::at_most:
      return fmt::format("at most {} left", time);
    case Sureness::at_this_pace:
      break;
  }
  return fmt::format("{} left", time);
}

/// Of the terminal; a longer line would wrap, and could not be written over.
std::size_t columns() {
  winsize size{};
  if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return 80;
  return size.ws_col;
}

}  // namespace

std::string progress_text(const Progress& progress, const Plan& plan) {
  std::string text =
      fmt::format("{}: {}/{}", to_string(progress.stage), progress.done, progress.total);
  if (progress.stage == Stage::sampling) {
    text += fmt::format(" rounds, generation {}/{}", progress.generation, progress.generations);
  }
  if (progress.remaining) text += ", " + left_text(progress);
  if (progress.widest && progress.asked_percent) {
    const double half = progress.widest->half_width;
    text += fmt::format(
        ", widest interval {} ({}), asked ±{:g} %", spread_text({1 - half, 1 + half}, 1),
        to_string(plan.cases[progress.widest->case_index].id), *progress.asked_percent);
  }
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
  const std::string text = progress_text(*progress, plan_);
  fmt::print(stderr, "\r{}\x1b[K", utf8_prefix(text, columns() - 1));
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
