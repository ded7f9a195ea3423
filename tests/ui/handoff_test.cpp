// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/run/handoff.h"

#include <set>
#include <thread>

#include <QTest>

using namespace cwb;

class HandoffTest : public QObject {
  Q_OBJECT

 private slots:
  void everySampleArrivesOnceAndInOrder() {
    constexpr std::uint32_t rounds = 200'000;
    Handoff handoff;
    std::jthread worker([&] {
      HandoffSink sink(handoff);
      for (std::uint32_t round = 0; round < rounds; ++round) {
        const SampleEvent sample{round % 3, round, {}, double(round)};
        sink.on_samples({&sample, 1});
        if (round % 1000 == 0) sink.flush();
      }
      sink.flush();
    });
    std::uint32_t expected = 0;
    bool in_order = true;
    while (expected < rounds) {
      for (auto& batch : handoff.take()) {
        for (const SampleEvent& sample : batch->samples) {
          in_order = in_order && sample.round == expected && sample.ns == double(expected);
          ++expected;
        }
        handoff.giveBack(std::move(batch));
      }
    }
    QVERIFY(in_order);
    QCOMPARE(expected, rounds);
  }

  void emptiedBatchesAreUsedAgain() {
    Handoff handoff;
    std::set<const Batch*> seen;
    for (int i = 0; i < 100; ++i) {
      auto batch = handoff.blank();
      QVERIFY(batch->samples.empty() && !batch->finished && batch->next == nullptr);
      seen.insert(batch.get());
      batch->samples.resize(10);
      handoff.push(std::move(batch));
      for (auto& taken : handoff.take()) handoff.giveBack(std::move(taken));
    }
    QVERIFY(seen.size() <= 2);
  }

  void aChangeOfStageIsHandedOverAtOnce() {
    Handoff handoff;
    HandoffSink sink(handoff);
    Progress progress;
    progress.stage = Stage::sampling;
    sink.on_progress(progress);
    const auto batches = handoff.take();
    QCOMPARE(batches.size(), std::size_t{1});
    QVERIFY(batches.front()->progress.has_value());
  }

  void whatNobodyTookIsFreed() {  // the address sanitizer watches
    Handoff handoff;
    auto batch = handoff.blank();
    batch->samples.resize(1000);
    handoff.push(std::move(batch));
    handoff.giveBack(handoff.blank());
  }
};

QTEST_MAIN(HandoffTest)
#include "handoff_test.moc"
