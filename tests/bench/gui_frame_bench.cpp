// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <thread>
#include <vector>

#include <QApplication>
#include <QComboBox>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "base/random.h"
#include "measure/affinity.h"
#include "ui/common/theme.h"
#include "ui/window/main_window.h"

// What the window costs its thread: the processor time of one frame (hand-off, live series, table,
// chart, paint) while six series stream in, at 10,000, 100,000 and 1,000,000 samples in each; and
// the time from main() to the first painted frame. Prints figures, asserts nothing.
using namespace cwb;

namespace {

constexpr std::size_t series = 6;
constexpr std::array<std::uint64_t, 3> sizes{10'000, 100'000, 1'000'000};
constexpr int frames = 90;                       // watched at each size
constexpr std::uint64_t samples_a_frame = 1000;  // of each series: 180,000 a second in all

/// Which size is being watched; -1: none, samples come in as fast as they can.
std::atomic<int> watched = -1;

/// Times as codecs give them: a narrow peak, a second mode, a long tail.
double sampleOf(std::size_t place, Random& random) {
  const auto uniform = [&] { return static_cast<double>(random.below(1 << 30)) / (1 << 30); };
  double ns = 200 * std::pow(1.7, static_cast<double>(place)) *
              (1 + 0.01 * (uniform() + uniform() + uniform()));
  const double chance = uniform();
  if (chance < 0.1) ns *= 1.15;
  if (chance < 0.005) ns *= 1 + 50 * uniform();
  return ns;
}

tl::expected<Plan, Problems> plan(const Profile& profile, const std::filesystem::path& /*folder*/,
                                  const std::stop_token& /*stop*/) {
  Plan plan;
  plan.profile = profile;
  auto payload = std::make_shared<Payload>();
  payload->id = "cookie";
  payload->json_bytes = 437;
  plan.payloads.push_back(payload);
  const std::array ids{"nlohmann-json/dom", "msgpack-cxx/object", "protobuf/generated",
                       "protobuf/dynamic",  "sproto/raw",         "sproto/packed"};
  for (const char* codec : ids) {
    plan.cases.push_back({{codec, "cookie", Phase::encode}, 0, CaseState::runs, {}});
  }
  return plan;
}

Run stream(const Plan& plan, std::stop_token stop, RunSink& sink) {
  Random random(1);
  std::uint32_t round = 0;
  const auto give = [&](std::uint64_t count) {
    std::vector<SampleEvent> batch;
    for (std::uint64_t i = 0; i < count; ++i, ++round) {
      for (std::uint32_t place = 0; place < series; ++place) {
        batch.push_back({place, round, {}, sampleOf(place, random)});
      }
    }
    sink.on_samples(batch);
  };
  for (std::size_t size = 0; size < sizes.size() && !stop.stop_requested(); ++size) {
    while (round < sizes[size]) {
      give(std::min<std::uint64_t>(1000, sizes[size] - round));
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(300));  // the view catches up
    watched = static_cast<int>(size);
    auto due = std::chrono::steady_clock::now();
    for (int frame = 0; frame < frames && !stop.stop_requested(); ++frame) {
      give(samples_a_frame);
      due += RunController::frame_interval;
      std::this_thread::sleep_until(due);
    }
    watched = -1;
  }
  Run run;
  run.profile = plan.profile;
  for (const PlannedCase& planned : plan.cases) {
    CaseResult result;
    result.id = planned.id;
    run.cases.push_back(result);
  }
  return run;
}

/// Processor time that this thread has used, ms: what others do on the machine does not count.
double threadTime() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

double part(std::vector<double> values, double p) {
  if (values.empty()) return 0;
  std::sort(values.begin(), values.end());
  return values[static_cast<std::size_t>(p * static_cast<double>(values.size() - 1))];
}

void watchRun(MainWindow& window, const QString& kind) {
  auto* kinds = window.findChild<QComboBox*>(QStringLiteral("chartKind"));
  kinds->setCurrentText(kind);
  std::array<std::vector<double>, sizes.size()> frame_ms;
  double before = threadTime();
  int size_before = -1;
  QTimer frame;
  frame.setTimerType(Qt::PreciseTimer);
  QObject::connect(&frame, &QTimer::timeout, &window, [&] {
    const double now = threadTime();
    const int size = watched;
    if (size >= 0 && size == size_before) {
      frame_ms[static_cast<std::size_t>(size)].push_back(now - before);
    }
    before = now;
    size_before = size;
  });
  frame.start(RunController::frame_interval);
  auto* run = window.findChild<QAction*>(QStringLiteral("run"));
  auto* stop = window.findChild<QAction*>(QStringLiteral("stop"));
  run->trigger();
  while (stop->isEnabled()) QApplication::processEvents(QEventLoop::WaitForMoreEvents);
  for (std::size_t i = 0; i < sizes.size(); ++i) {
    std::printf(
        "gui frame, %s, 6 series of %8llu samples: median %.2f ms, p99 %.2f ms (%zu frames)\n",
        qPrintable(kind), static_cast<unsigned long long>(sizes[i]), part(frame_ms[i], 0.5),
        part(frame_ms[i], 0.99), frame_ms[i].size());
  }
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const auto begin = std::chrono::steady_clock::now();
  keep_off_worker_core();
  QApplication application(argc, argv);
  const QTemporaryDir folder;
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
  applyTheme(Theme::light);
  MainWindow window(Engine{plan, stream});
  window.resize(1200, 800);
  window.openLast();
  window.show();
  if (!QTest::qWaitForWindowExposed(&window)) return 1;
  QApplication::processEvents();  // the first paint
  std::printf(
      "start: main() to the first painted frame %.0f ms\n",
      std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
  for (const char* kind : {"ECDF", "Histogram", "Timeline"}) watchRun(window, QLatin1String(kind));
  return 0;
}
