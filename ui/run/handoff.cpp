// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/handoff.h"

#include <algorithm>

namespace cwb {

void Batch::clear() {
  plan.reset();
  cases.clear();
  samples.clear();
  progress.reset();
  finished.reset();
  failure.reset();
  next = nullptr;
}

Handoff::~Handoff() {
  freeList(full_.load());
  freeList(empty_.load());
  freeList(spare_);
}

void Handoff::freeList(Batch* first) {
  while (first != nullptr) {
    const std::unique_ptr<Batch> owned(first);
    first = first->next;
  }
}

// Safe from the ABA problem of such stacks because nothing is ever popped singly: the other side
// takes the whole list.
void Handoff::pushOn(std::atomic<Batch*>& list, Batch* batch) {
  batch->next = list.load(std::memory_order_relaxed);
  while (!list.compare_exchange_weak(batch->next, batch, std::memory_order_release,
                                     std::memory_order_relaxed)) {
  }
}

std::unique_ptr<Batch> Handoff::blank() {
  if (spare_ == nullptr) spare_ = empty_.exchange(nullptr, std::memory_order_acquire);
  if (spare_ == nullptr) return std::make_unique<Batch>();
  std::unique_ptr<Batch> batch(spare_);
  spare_ = batch->next;
  batch->next = nullptr;
  return batch;
}

void Handoff::push(std::unique_ptr<Batch> batch) { pushOn(full_, batch.release()); }

std::vector<std::unique_ptr<Batch>> Handoff::take() {
  std::vector<std::unique_ptr<Batch>> batches;
  Batch* batch = full_.exchange(nullptr, std::memory_order_acquire);
  while (batch != nullptr) {
    batches.emplace_back(batch);
    batch = batch->next;
  }
  std::reverse(batches.begin(), batches.end());
  return batches;
}

void Handoff::giveBack(std::unique_ptr<Batch> batch) {
  batch->clear();
  pushOn(empty_, batch.release());
}

namespace {
/// Twice in a frame of 60 Hz: a view at 30 Hz never sees samples more than a frame old.
constexpr std::chrono::milliseconds flush_interval{8};
}  // namespace

HandoffSink::HandoffSink(Handoff& handoff)
    : handoff_(handoff), batch_(handoff.blank()), last_(std::chrono::steady_clock::now()) {}

void HandoffSink::on_case(std::size_t case_index, const CaseResult& result) {
  // Within a batch, changes are applied before samples: a case that fails after samples which still
  // wait here is no matter, its samples are kept in either order.
  batch_->cases.emplace_back(case_index, result);
  flushIfDue();
}

void HandoffSink::on_samples(std::span<const SampleEvent> samples) {
  batch_->samples.insert(batch_->samples.end(), samples.begin(), samples.end());
  flushIfDue();
}

void HandoffSink::on_progress(const Progress& progress) {
  batch_->progress = progress;
  if (progress.stage != stage_) {
    stage_ = progress.stage;
    flush();
  } else {
    flushIfDue();
  }
}

void HandoffSink::flushIfDue() {
  if (std::chrono::steady_clock::now() - last_ >= flush_interval) flush();
}

void HandoffSink::flush() {
  handoff_.push(std::move(batch_));
  batch_ = handoff_.blank();
  last_ = std::chrono::steady_clock::now();
}

}  // namespace cwb
