// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/scaling_data.h"

#include <cmath>

#include <QTest>

#include "run/payloads.h"

using namespace cwb;

namespace {

/// A run of the profile's payloads in which a codec's every sample is what `time` says.
template <class Time>
LiveRun runOf(std::vector<PayloadChoice> payloads, std::vector<std::string> codecs, Time time) {
  Run run;
  run.profile.codecs = codecs;
  run.profile.payloads = std::move(payloads);
  const std::vector<std::string> ids = payload_ids(run.profile.payloads);
  for (const std::string& codec : codecs) {
    for (std::size_t size = 0; size < ids.size(); ++size) {
      CaseResult result;
      result.id = {codec, ids[size], Phase::encode};
      result.json_bytes = static_cast<std::size_t>(std::pow(10.0, static_cast<double>(size) + 2));
      result.state = CaseState::runs;
      for (int i = 0; i < 40; ++i) {
        result.series.ns.push_back(time(codec, static_cast<double>(result.json_bytes)) *
                                   (1 + 0.001 * (i % 5)));
        result.series.marks.push_back({});
      }
      run.cases.push_back(std::move(result));
    }
  }
  return LiveRun(run);
}

PayloadChoice lists(std::vector<std::int64_t> items) {
  PayloadChoice choice{"scroll-list", {}, ""};
  choice.sweeps["items"] = {std::move(items), {}};
  return choice;
}

const ChartSubject subject{
    "scroll-list(items=1)", Phase::encode, ChartKind::scaling, true, false, {}};

/// One codec costs 100 ns to begin with, the other more for each byte: they meet at 1,000 bytes.
double fixedOrSteep(const std::string& codec, double bytes) {
  return codec == "a" ? 100 + bytes * 0.1 : bytes * 0.2;
}

}  // namespace

class ScalingDataTest : public QObject {
  Q_OBJECT

 private slots:
  void aLineForEachCodecGoesFromTheSmallestPayloadToTheLargest() {
    const LiveRun run = runOf({lists({1, 10, 1000})}, {"a", "b"}, fixedOrSteep);
    const ScalingData data = scalingData(run, subject);
    QCOMPARE(data.title, QStringLiteral("scroll-list by items, encode"));
    QCOMPARE(data.lines.size(), std::size_t{2});
    QCOMPARE(data.lines[0].codec, std::string("a"));
    QCOMPARE(data.lines[0].points.size(), std::size_t{3});
    QCOMPARE(data.lines[0].points[0].bytes, 100.0);
    QCOMPARE(data.lines[0].points[2].bytes, 10000.0);
    QVERIFY(std::abs(data.lines[1].points[2].ns - 2004) < 1);
  }

  void aCrossingLiesBetweenTheSizesWhereTheOrderTurns() {
    const LiveRun run = runOf(
        {lists({1, 10, 100, 1000})}, {"a", "b"},
        [](auto& codec, double bytes) { return codec == "a" ? 100 + bytes * 0.1 : bytes * 0.15; });
    const ScalingData data = scalingData(run, subject);
    QCOMPARE(data.crossovers.size(), std::size_t{1});
    QCOMPARE(data.crossovers[0].below, std::string("b"));
    QCOMPARE(data.crossovers[0].above, std::string("a"));
    QVERIFY(data.crossovers[0].bytes > 1000 && data.crossovers[0].bytes < 10000);
    // Straight lines between logarithms meet where the ratio, 4/3 at 1,000 bytes and 11/15 at
    // 10,000, would be 1.
    QVERIFY(std::abs(data.crossovers[0].bytes - 3028) < 30);
  }

  void aTurnInsideTheNoiseIsNoCrossing() {
    const LiveRun run = runOf({lists({1, 10, 1000})}, {"a", "b"}, [](auto& codec, double bytes) {
      return bytes * (codec == "a" ? 1 : bytes < 1000 ? 1.0005 : 0.9995);
    });
    QVERIFY(scalingData(run, subject).crossovers.empty());
  }

  void touchingAtOneSizeDoesNotHideTheCrossing() {
    // At 1,000 bytes both take 200 ns: the order turns between 100 and 10,000 bytes.
    const LiveRun run = runOf({lists({1, 10, 1000})}, {"a", "b"}, fixedOrSteep);
    const auto crossings = scalingData(run, subject).crossovers;
    QCOMPARE(crossings.size(), std::size_t{1});
    QCOMPARE(crossings[0].above, std::string("a"));
  }

  void ofTwoSweptParametersOnlyOneVariesAlongALine() {
    PayloadChoice choice{"string-array", {}, ""};
    choice.sweeps["count"] = {{1, 2, 3}, {}};
    choice.sweeps["bytes"] = {{5, 6}, {}};
    const LiveRun run = runOf({choice}, {"a"}, fixedOrSteep);
    ChartSubject of_five = subject;
    of_five.payload = "string-array(count=1,bytes=5)";
    const ScalingData data = scalingData(run, of_five);
    QCOMPARE(data.title, QStringLiteral("string-array by count, encode"));
    QCOMPARE(data.lines[0].points.size(), std::size_t{3});
    QCOMPARE(data.lines[0].points[1].payload, std::string("string-array(count=2,bytes=5)"));
  }

  void aSingleSizeIsASentenceThatSaysWhatToGive() {
    const LiveRun run = runOf({lists({1}), {"cookie", {}, ""}}, {"a"}, fixedOrSteep);
    const ScalingData data = scalingData(run, subject);
    QVERIFY(data.lines.empty());
    QVERIFY(data.why_empty.contains("several values"));
  }

  void hiddenCodecsHaveNoLineButKeepTheirPlaceInTheMenu() {
    const LiveRun run = runOf({lists({1, 10})}, {"a", "b"}, fixedOrSteep);
    ChartSubject hiding = subject;
    hiding.hidden = {"a"};
    const ScalingData data = scalingData(run, hiding);
    QCOMPARE(data.lines.size(), std::size_t{1});
    QCOMPARE(data.codecs.size(), std::size_t{2});
  }
};

QTEST_MAIN(ScalingDataTest)
#include "scaling_data_test.moc"
