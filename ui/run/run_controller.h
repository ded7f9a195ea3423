// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>

#include <QObject>
#include <QTimer>

#include "ui/run/handoff.h"
#include "ui/run/live_run.h"

class QThread;

namespace cwb {

/// What does the work: the core's planner and runner, or a test's own.
struct Engine {
  std::function<tl::expected<Plan, Problems>(const Profile&, const std::filesystem::path&,
                                             const std::stop_token&)>
      plan;
  std::function<Run(const Plan&, std::stop_token, RunSink&)> execute;
};
Engine coreEngine();

/// Owns the worker thread and what is known of its run. Lives on the GUI thread, which never waits
/// for the worker (but for shutDown) and shares no lock with it: it empties the hand-off on a timer
/// of its own.
class RunController : public QObject {
  Q_OBJECT

 public:
  explicit RunController(Engine engine = coreEngine(), QObject* parent = nullptr);
  ~RunController() override;

  /// Plans and runs the profile on the worker; `folder` is what its file payloads are relative to.
  /// Nothing happens while a run goes on.
  void start(const Profile& profile, const std::filesystem::path& folder);

  /// Ends the run within a sample; what was measured is kept.
  void stop();

  bool isRunning() const { return running_; }
  bool isStopping() const { return running_ && stop_.stop_requested(); }

  /// Stops and waits for the worker, at most so long. False: it is still inside a library's call,
  /// and the process can only be ended as a whole.
  bool shutDown(std::chrono::milliseconds patience);

  /// The run going on, or the last one: never null. Valid as long as the controller.
  /// A run that is asked for takes the last one's place when its plan is made.
  LiveRun& shown() { return shown_; }
  /// The run that shown() shows, once it has ended; null before.
  std::shared_ptr<const Run> finishedRun() const { return finished_; }
  /// What was judged of finishedRun(); null where that is.
  std::shared_ptr<const Verdicts> verdicts() const { return verdicts_; }

  /// Takes what the worker has handed over; the timer's work, public for tests and figures.
  void drain();

  static constexpr std::chrono::milliseconds frame_interval{33};

 signals:
  void replacing();  ///< what shown() holds is about to go
  void planned();    ///< shown() has the cases of the run
  void advanced();   ///< shown() has changed: at most once a frame
  void progressed(const cwb::Progress& progress);
  void finished();                      ///< finishedRun() is there
  void failed(const QString& message);  ///< there is no run
  void runningChanged(bool running);

 private:
  void accept(const Batch& batch);
  void endThread();

  Engine engine_;
  std::shared_ptr<Handoff> handoff_;
  std::stop_source stop_{std::nostopstate};
  std::unique_ptr<QThread> thread_;
  QTimer timer_;
  LiveRun shown_;
  std::shared_ptr<const Run> finished_;
  std::shared_ptr<const Verdicts> verdicts_;
  bool running_ = false;
};

}  // namespace cwb
