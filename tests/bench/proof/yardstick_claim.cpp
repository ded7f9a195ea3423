// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdlib>
#include <functional>
#include <memory>
#include <msgpack.hpp>

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "codecs/registry.h"
#include "cookie.pb.h"
#include "measure/affinity.h"
#include "measure/heap_padding.h"
#include "measure/subject_host.h"
#include "proof/claim.h"
#include "proof/runs.h"
#include "string_array.pb.h"

// The workbench's figure beside that of a loop as a user of Google Benchmark would write it with
// the same library. Blocks of the two alternate, each with objects prepared anew, since where an
// object lies decides as much as a percent or three.
namespace cwb::proof {
namespace {

using benchmark::DoNotOptimize;
using benchmark::State;

constexpr int blocks = 31;

template <class Message>
struct Protobuf {
  explicit Protobuf(const std::string& text) : bytes(text) { message.ParseFromString(bytes); }
  void encode(State& state) {
    for (auto _ : state) {
      DoNotOptimize(message);
      message.SerializeToString(&out);
      DoNotOptimize(out);
    }
  }
  void decode(State& state) {
    for (auto _ : state) {
      DoNotOptimize(bytes);
      Message fresh;
      fresh.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()));
      DoNotOptimize(fresh);
    }
  }
  std::string bytes;
  std::string out;
  Message message;
};

struct Json {
  explicit Json(const std::string& text) : bytes(text), value(nlohmann::json::parse(text)) {}
  void encode(State& state) {
    for (auto _ : state) {
      DoNotOptimize(value);
      out = value.dump();
      DoNotOptimize(out);
    }
  }
  void decode(State& state) {
    for (auto _ : state) {
      DoNotOptimize(bytes);
      nlohmann::json fresh = nlohmann::json::parse(bytes);
      DoNotOptimize(fresh);
    }
  }
  std::string bytes;
  std::string out;
  nlohmann::json value;
};

struct Msgpack {
  explicit Msgpack(const std::string& text)
      : bytes(text), handle(msgpack::unpack(bytes.data(), bytes.size())) {}
  void encode(State& state) {
    for (auto _ : state) {
      DoNotOptimize(handle);
      out.clear();
      msgpack::pack(out, handle.get());
      DoNotOptimize(out);
    }
  }
  void decode(State& state) {
    for (auto _ : state) {
      DoNotOptimize(bytes);
      msgpack::object_handle fresh = msgpack::unpack(bytes.data(), bytes.size());
      DoNotOptimize(fresh);
    }
  }
  std::string bytes;
  msgpack::sbuffer out;
  msgpack::object_handle handle;
};

/// Keeps the time of one iteration and prints nothing.
class LastFigure final : public benchmark::BenchmarkReporter {
 public:
  bool ReportContext(const Context& /*context*/) override { return true; }
  void ReportRuns(const std::vector<Run>& runs) override {
    for (const Run& run : runs) ns = run.GetAdjustedRealTime();
  }
  double ns = 0;
};

struct Yardstick {
  std::string codec;
  Phase phase;
  PayloadChoice payload;
  std::string target;
  double low;
  double high;
  /// A loop over an object made of these bytes.
  std::function<std::function<void(State&)>(const std::string& bytes)> loop;
};

template <class Library>
std::function<std::function<void(State&)>(const std::string&)> loop_of(
    void (Library::*member)(State&)) {
  return [member](const std::string& bytes) {
    auto library = std::make_shared<Library>(bytes);
    return [library, member](State& state) { ((*library).*member)(state); };
  };
}

std::vector<Yardstick> yardsticks() {
  using Cookie = Protobuf<codec_workbench::cookie::Cookie>;
  using Array = Protobuf<codec_workbench::string_array::StringArray>;
  const PayloadChoice cookie{"cookie", {}, ""};
  const PayloadChoice array{"string-array", {}, ""};
  const std::string exact = "0.98 to 1.02";
  const std::string near = "0.92 to 1.08";
  return {
      {"protobuf/generated", Phase::encode, cookie, exact, 0.98, 1.02, loop_of(&Cookie::encode)},
      {"protobuf/generated", Phase::decode, cookie, exact, 0.98, 1.02, loop_of(&Cookie::decode)},
      {"nlohmann-json/dom", Phase::encode, cookie, exact, 0.98, 1.02, loop_of(&Json::encode)},
      {"nlohmann-json/dom", Phase::decode, cookie, exact, 0.98, 1.02, loop_of(&Json::decode)},
      {"msgpack-cxx/object", Phase::encode, cookie, near, 0.92, 1.08, loop_of(&Msgpack::encode)},
      {"msgpack-cxx/object", Phase::decode, cookie, near, 0.92, 1.08, loop_of(&Msgpack::decode)},
      {"protobuf/generated", Phase::decode, array, "", 0, 0, loop_of(&Array::decode)},
      {"nlohmann-json/dom", Phase::decode, array, "", 0, 0, loop_of(&Json::decode)},
      {"msgpack-cxx/object", Phase::decode, array, "", 0, 0, loop_of(&Msgpack::decode)},
  };
}

std::string encoded_text(const Codec& codec, const Payload& payload) {
  auto subject = codec.prepare(payload);
  if (!subject) {
    fmt::print(stderr, "{}: {}\n", codec.info().id, subject.error().reason);
    std::exit(1);
  }
  const auto bytes = (*subject)->encoded();
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

double measured_by_the_yardstick(const std::function<void(State&)>& loop) {
  benchmark::ClearRegisteredBenchmarks();
  constexpr double seconds = 0.02;
  benchmark::RegisterBenchmark("loop", [&loop](State& state) { loop(state); })
      ->Unit(benchmark::kNanosecond)
      ->MinTime(seconds);
  LastFigure figure;
  benchmark::RunSpecifiedBenchmarks(&figure, "loop");
  return figure.ns;
}

double measured_here(SubjectHost& host, Phase phase) {
  constexpr double block_ns = 20e6;
  const Reading first = host.sample({phase, 1, 1});
  const double one = std::max(1.0, static_cast<double>(first.elapsed.count()));
  const auto iterations = static_cast<std::uint64_t>(std::max(1.0, block_ns / one));
  const Reading reading =
      host.sample({phase, std::max<std::uint64_t>(1, iterations / 10), iterations});
  return static_cast<double>(reading.elapsed.count()) / static_cast<double>(iterations);
}

Line compare(const Yardstick& yardstick, Random& random) {
  const Plan plan = plan_of({{yardstick.codec, yardstick.phase}}, yardstick.payload);
  const Codec& codec = *find_codec(yardstick.codec);
  SteadyClock clock;
  const auto host = make_local_host(codec, plan.payloads[0], clock);
  if (const auto verified = host->verify(); !verified) {
    fmt::print(stderr, "{}: {}\n", yardstick.codec, verified.error());
    std::exit(1);
  }
  const std::string bytes = encoded_text(codec, *plan.payloads[0]);
  std::vector<double> here;
  std::vector<double> yard;
  for (int block = 0; block < blocks; ++block) {
    HeapPadding padding;
    padding.add(random);
    const auto loop = yardstick.loop(bytes);
    padding.add(random);
    host->prepare();
    if (block % 2 == 0) here.push_back(measured_here(*host, yardstick.phase));
    yard.push_back(measured_by_the_yardstick(loop));
    if (block % 2 == 1) here.push_back(measured_here(*host, yardstick.phase));
    host->discard();
  }
  const double ratio = median_of(here) / median_of(yard);
  const bool holds =
      yardstick.target.empty() || (ratio >= yardstick.low && ratio <= yardstick.high);
  return {fmt::format("against a Google Benchmark loop: {}, {}, {}", yardstick.codec,
                      plan.payloads[0]->id, to_string(yardstick.phase)),
          yardstick.target,
          fmt::format("{:.3f} ({:.4g} by {:.4g} ns)", ratio, median_of(here), median_of(yard)),
          holds};
}

}  // namespace

std::vector<Line> yardstick_claim() {
  const PinToWorkerCore pin;
  Random random(1);
  std::vector<Line> lines;
  for (const Yardstick& yardstick : yardsticks()) lines.push_back(compare(yardstick, random));
  return lines;
}

}  // namespace cwb::proof
