// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/run_controller.h"

#include <exception>
#include <utility>

#include <QThread>

#include "run/plan.h"
#include "ui/common/text.h"

namespace cwb {
namespace {

/// The worker: plan, run, figures. Everything it says goes into the hand-off.
void work(const Engine& engine, const Profile& profile, const std::filesystem::path& folder,
          const std::stop_token& stop, Handoff& handoff) {
  auto last = handoff.blank();
  try {
    auto plan = engine.plan(profile, folder, stop);
    if (!plan) {
      last->failure = toLines(plan.error(), {}).toStdString();
    } else {
      const auto shared = std::make_shared<const Plan>(std::move(*plan));
      HandoffSink sink(handoff);
      auto first = handoff.blank();
      first->plan = shared;
      handoff.push(std::move(first));
      auto run = std::make_shared<const Run>(engine.execute(*shared, stop, sink));
      sink.flush();
      auto verdicts = std::make_shared<const Verdicts>(judge(*run));
      auto rows = summary_rows(*run, *verdicts);
      last->finished = FinishedRun{std::move(run), std::move(rows), std::move(verdicts)};
    }
  } catch (const std::bad_alloc&) {
    last->failure = "the memory is used up: choose smaller payloads or fewer rounds";
  } catch (const std::exception& error) {
    last->failure = std::string("the run was ended by an error: ") + error.what();
  }
  handoff.push(std::move(last));
}

}  // namespace

Engine coreEngine() {
  return {make_plan, [](const Plan& plan, const std::stop_token& stop, RunSink& sink) {
            return execute(plan, stop, sink);
          }};
}

RunController::RunController(Engine engine, QObject* parent)
    : QObject(parent), engine_(std::move(engine)) {
  timer_.setInterval(frame_interval);
  timer_.setTimerType(Qt::PreciseTimer);
  connect(&timer_, &QTimer::timeout, this, &RunController::drain);
}

RunController::~RunController() {
  stop();
  endThread();
}

void RunController::start(const Profile& profile, const std::filesystem::path& folder) {
  if (running_) return;
  stop_ = std::stop_source();
  handoff_ = std::make_shared<Handoff>();
  thread_.reset(
      QThread::create([engine = engine_, profile, folder, stop = stop_.get_token(),
                       handoff = handoff_] { work(engine, profile, folder, stop, *handoff); }));
  thread_->setObjectName(QStringLiteral("measure"));
  running_ = true;
  emit runningChanged(true);
  thread_->start();
  timer_.start();
}

void RunController::stop() { stop_.request_stop(); }

bool RunController::shutDown(std::chrono::milliseconds patience) {
  stop();
  return !thread_ || thread_->wait(QDeadlineTimer(patience));
}

void RunController::endThread() {
  if (!thread_) return;
  thread_->wait();
  thread_.reset();
}

void RunController::drain() {
  if (!handoff_) return;
  bool changed = false;
  std::optional<Progress> progress;
  for (auto& batch : handoff_->take()) {
    accept(*batch);
    changed = true;
    if (batch->progress) progress = batch->progress;
    const bool ended = batch->finished || batch->failure;
    const auto failure = batch->failure;
    handoff_->giveBack(std::move(batch));
    if (!ended) continue;
    timer_.stop();
    endThread();  // the batch was its last act
    handoff_.reset();
    running_ = false;
    emit advanced();
    if (failure) {
      emit failed(qs(*failure));
    } else {
      emit finished();
    }
    emit runningChanged(false);
    return;
  }
  if (changed) emit advanced();
  if (progress) emit progressed(*progress);
}

void RunController::accept(const Batch& batch) {
  if (batch.plan) {
    emit replacing();
    finished_.reset();
    verdicts_.reset();
    shown_ = LiveRun(*batch.plan);
    emit planned();
  }
  for (const auto& [index, result] : batch.cases) shown_.update(index, result);
  shown_.add(batch.samples);
  if (batch.finished) {
    finished_ = batch.finished->run;
    verdicts_ = batch.finished->verdicts;
    shown_.finish(*batch.finished->run, batch.finished->rows);
  }
}

}  // namespace cwb
