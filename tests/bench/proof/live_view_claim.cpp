// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>

#include <QAction>
#include <QApplication>
#include <QLoggingCategory>
#include <QSettings>
#include <QTemporaryDir>
#include <fmt/format.h>

#include "proof/claim.h"
#include "proof/runs.h"
#include "ui/common/theme.h"
#include "ui/window/main_window.h"

namespace cwb::proof {
namespace {

using namespace std::chrono_literals;

constexpr int blocks = 40;
constexpr auto block_time = 500ms;
constexpr int nothing = -1;

/// Passes all on to the window, and keeps each sample by the block in which it was taken.
class BlockSink final : public RunSink {
 public:
  BlockSink(RunSink& window, const std::atomic<int>& block) : window_(window), block_(block) {}

  void on_case(std::size_t case_index, const CaseResult& result) override {
    window_.on_case(case_index, result);
  }
  void on_samples(std::span<const SampleEvent> samples) override {
    const int block = block_;
    // The first batch of a block began in the one before.
    if (block == last_ && block != nothing) {
      for (const SampleEvent& sample : samples) {
        times[static_cast<std::size_t>(block)].push_back(sample.ns);
      }
    }
    last_ = block;
    window_.on_samples(samples);
  }
  void on_progress(const Progress& progress) override { window_.on_progress(progress); }

  std::vector<std::vector<double>> times = std::vector<std::vector<double>>(blocks);

 private:
  RunSink& window_;
  const std::atomic<int>& block_;
  int last_ = nothing;
};

void process_events_for(std::chrono::milliseconds time) {
  const auto end = std::chrono::steady_clock::now() + time;
  while (std::chrono::steady_clock::now() < end) {
    QApplication::processEvents(QEventLoop::AllEvents, 5);
    std::this_thread::sleep_for(1ms);
  }
}

/// on, off, off, on, ...
bool is_on(int block) { return block % 4 == 0 || block % 4 == 3; }

}  // namespace

std::vector<Line> live_view_claim(int argc, char** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  // The offscreen platform complains of what it does not have.
  QLoggingCategory::setFilterRules(QStringLiteral("*.warning=false"));
  QApplication application(argc, argv);
  const QTemporaryDir folder;
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
  applyTheme(Theme::light);

  std::atomic<int> block = nothing;
  std::vector<std::vector<double>> times;
  const Engine engine{[](const Profile&, const std::filesystem::path&, const std::stop_token&) {
                        Plan plan = plan_of({{"protobuf/generated", Phase::encode}});
                        plan.profile.sampling.rounds = 2'000'000;
                        plan.profile.sampling.time_budget_s = 600;
                        plan.profile.sampling.generations = 1;
                        return tl::expected<Plan, Problems>(plan);
                      },
                      [&](const Plan& plan, const std::stop_token& stop, RunSink& window) {
                        BlockSink sink(window, block);
                        Run run = execute(plan, stop, sink);
                        times = std::move(sink.times);
                        return run;
                      }};
  MainWindow window(engine);
  window.resize(1200, 800);
  window.openLast();
  window.show();
  window.findChild<QAction*>(QStringLiteral("run"))->trigger();
  process_events_for(1500ms);
  for (int i = 0; i < blocks; ++i) {
    process_events_for(100ms);  // what piled up is drawn outside of any block
    block = i;
    if (is_on(i)) {
      process_events_for(block_time);
    } else {
      std::this_thread::sleep_for(block_time);
    }
    block = nothing;
  }
  auto* stop = window.findChild<QAction*>(QStringLiteral("stop"));
  stop->trigger();
  while (stop->isEnabled()) process_events_for(20ms);

  std::vector<double> on;
  std::vector<double> off;
  for (int i = 0; i < blocks; ++i) {
    auto& samples = times[static_cast<std::size_t>(i)];
    if (!samples.empty()) (is_on(i) ? on : off).push_back(median_of(samples));
  }
  if (on.empty() || off.empty()) {
    return {{"live view on and off", "", "no samples were taken", false}};
  }
  const double difference = median_of(on) / median_of(off) - 1;
  return {{fmt::format("live view on and off, {} blocks in one run (protobuf/generated, encode)",
                       on.size() + off.size()),
           "medians within 0.5 %", fmt::format("{:+.2f} %", difference * 100),
           std::abs(difference) <= 0.005}};
}

}  // namespace cwb::proof
