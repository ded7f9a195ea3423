// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/run_controller.h"

#include <stdexcept>
#include <thread>

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include "support/fake_engine.h"

using namespace cwb;

namespace {

Profile someProfile() {
  Profile profile;
  profile.codecs = {"alpha/one"};
  return profile;
}

}  // namespace

class RunControllerTest : public QObject {
  Q_OBJECT

 private slots:
  void aRunIsShownWhileItGoesOnAndKeptAfter() {
    RunController controller(fakeEngine({.rounds = 40, .pause = std::chrono::milliseconds(3)}));
    const QSignalSpy planned(&controller, &RunController::planned);
    const QSignalSpy progressed(&controller, &RunController::progressed);
    QSignalSpy finished(&controller, &RunController::finished);
    controller.start(someProfile(), {});
    QVERIFY(controller.isRunning());
    QTRY_VERIFY(!controller.shown().cases().empty() &&
                controller.shown().cases()[0].live.histogram().count() > 0);
    QVERIFY(controller.isRunning());
    QVERIFY(controller.finishedRun() == nullptr);
    QVERIFY(finished.wait());
    QVERIFY(!controller.isRunning());
    QCOMPARE(planned.count(), 1);
    QVERIFY(progressed.count() > 1);
    QCOMPARE(controller.finishedRun()->rounds, std::uint64_t{40});
    QCOMPARE(controller.shown().cases()[0].live.histogram().count(), std::uint64_t{40});
    QVERIFY(controller.shown().isFinished());
  }

  void stoppingKeepsWhatWasMeasured() {
    RunController controller(
        fakeEngine({.rounds = 1'000'000, .pause = std::chrono::milliseconds(2)}));
    QSignalSpy finished(&controller, &RunController::finished);
    controller.start(someProfile(), {});
    QTRY_VERIFY(!controller.shown().cases().empty() &&
                controller.shown().cases()[0].live.histogram().count() > 5);
    QElapsedTimer clock;
    clock.start();
    controller.stop();
    QVERIFY(finished.wait());
    QVERIFY2(clock.elapsed() < 200, qPrintable(QString::number(clock.elapsed())));
    QCOMPARE(controller.finishedRun()->ended_by, StopReason::user);
    QVERIFY(controller.finishedRun()->cases[0].series.ns.size() > 5);
  }

  void anExceptionOnTheWorkerBecomesAMessage() {
    Engine engine = fakeEngine({});
    engine.execute = [](const Plan&, std::stop_token, RunSink&) -> Run {
      throw std::runtime_error("the library gave up");
    };
    RunController controller(engine);
    QSignalSpy failed(&controller, &RunController::failed);
    controller.start(someProfile(), {});
    QVERIFY(failed.wait());
    QVERIFY(failed.first().first().toString().contains("the library gave up"));
    QVERIFY(!controller.isRunning());
  }

  void aPlanThatCannotBeMadeLeavesTheLastRunShown() {
    auto fail = std::make_shared<bool>(false);
    Engine engine = fakeEngine({.rounds = 5});
    engine.plan = [fail, plan = engine.plan](const Profile& profile,
                                             const std::filesystem::path& folder,
                                             const std::stop_token& stop) {
      if (*fail) {
        return tl::expected<Plan, Problems>(
            tl::unexpected(Problems{{"/payloads/0/file", "there is no file x.json"}}));
      }
      return plan(profile, folder, stop);
    };
    RunController controller(engine);
    QSignalSpy finished(&controller, &RunController::finished);
    QSignalSpy failed(&controller, &RunController::failed);
    controller.start(someProfile(), {});
    QVERIFY(finished.wait());
    *fail = true;
    controller.start(someProfile(), {});
    QVERIFY(failed.wait());
    QVERIFY(
        failed.first().first().toString().contains("/payloads/0/file: there is no file x.json"));
    QVERIFY(controller.finishedRun() != nullptr);
    QCOMPARE(controller.shown().cases().size(), std::size_t{4});
  }

  void aSecondStartWhileRunningDoesNothing() {
    RunController controller(fakeEngine({.rounds = 10, .pause = std::chrono::milliseconds(5)}));
    QSignalSpy running(&controller, &RunController::runningChanged);
    controller.start(someProfile(), {});
    controller.start(someProfile(), {});
    QTRY_COMPARE(running.count(), 2);
  }

  void shutDownGivesUpOnALibraryThatDoesNotReturn() {
    auto release = std::make_shared<std::atomic<bool>>(false);
    Engine engine = fakeEngine({});
    engine.execute = [release](const Plan& plan, std::stop_token, RunSink&) {
      while (!*release) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      Run run;
      run.profile = plan.profile;
      return run;
    };
    RunController controller(engine);
    controller.start(someProfile(), {});
    QVERIFY(!controller.shutDown(std::chrono::milliseconds(50)));
    *release = true;
    QVERIFY(controller.shutDown(std::chrono::seconds(5)));
  }
};

QTEST_MAIN(RunControllerTest)
#include "run_controller_test.moc"
