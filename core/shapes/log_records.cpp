// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shapes/log_records.h"

#include <array>

#include "shapes/builtin.h"
#include "shapes/make_payload.h"
#include "shapes/random_values.h"

namespace cwb {
namespace {

using namespace std::string_view_literals;

constexpr std::array levels{"debug"sv, "info"sv, "info"sv, "info"sv, "warning"sv, "error"sv};
constexpr std::array loggers{"net.http"sv, "store.index"sv, "jobs.nightly"sv, "auth"sv};
constexpr std::array files{"src/net/server.cpp"sv, "src/store/index.cpp"sv, "src/jobs/run.cpp"sv};
constexpr std::array zones{"north-1"sv, "north-2"sv, "south-1"sv};
constexpr std::array builds{"5.1.0"sv, "5.1.1"sv, "5.2.0"sv};

class LogRecordsShape final : public Shape {
 public:
  const ShapeInfo& info() const override {
    static const ShapeInfo info{
        "log-records",
        "Log records",
        "A bare list of records of a log: a time of 19 digits, short words, a message of some "
        "length, and an error, a source and a context that only some have. It stresses 64-bit "
        "integers, strings of mixed length and members that may be absent.",
        {{"count", "records in the list", 100, 1, 1'000'000},
         {"min_bytes", "bytes of the shortest message", 20, 0, 100'000},
         {"max_bytes", "bytes of the longest message", 120, 0, 100'000},
         {"optional_percent", "percent of the optional members that are present", 30, 0, 100}}};
    return info;
  }

  std::optional<std::string> mistake(const ShapeParameters& parameters) const override {
    return byte_range_mistake(parameters);
  }

  std::uint64_t estimated_json_bytes(const ShapeParameters& parameters) const override {
    constexpr std::uint64_t fixed = 89;
    constexpr std::uint64_t all_optional = 39 + 46 + 134;
    const std::uint64_t percent = amount(parameters, "optional_percent");
    const std::uint64_t user = 14 * percent / 100;
    const std::uint64_t message =
        (amount(parameters, "min_bytes") + amount(parameters, "max_bytes")) / 2;
    return 2 +
           amount(parameters, "count") * (fixed + message + (all_optional + user) * percent / 100);
  }

  Payload make(const ShapeParameters& parameters, std::uint64_t seed) const override {
    Random random(seed);
    const std::uint64_t percent = amount(parameters, "optional_percent");
    std::int64_t time_ns = 1'700'000'000'000'000'000;
    shapes::LogRecords log;
    log.records.resize(amount(parameters, "count"));
    for (shapes::LogRecord& record : log.records) {
      time_ns += static_cast<std::int64_t>(random.below(5'000'000));
      record.time_ns = time_ns;
      record.level = one_of(random, levels);
      record.logger = one_of(random, loggers);
      record.message = words(random, between(random, amount(parameters, "min_bytes"),
                                             amount(parameters, "max_bytes")));
      record.error = perhaps(random, percent, [&] { return words(random, 28); });
      record.source = perhaps(random, percent, [&] { return source(random); });
      record.context = perhaps(random, percent, [&] { return context(random, percent); });
    }
    return make_payload(payload_id(parameters), log);
  }

 private:
  static shapes::LogSource source(Random& random) {
    shapes::LogSource source;
    source.file = one_of(random, files);
    source.line = static_cast<std::int32_t>(between(random, 10, 999));
    return source;
  }

  static shapes::LogContext context(Random& random, std::uint64_t percent) {
    shapes::LogContext context;
    context.trace = hex_digits(random, 32);
    context.span = hex_digits(random, 16);
    context.user = perhaps(random, percent, [&] {
      return static_cast<std::int64_t>(between(random, 100'000, 999'999));
    });
    context.tags["zone"] = one_of(random, zones);
    context.tags["build"] = one_of(random, builds);
    return context;
  }
};

}  // namespace

const Shape& log_records_shape() {
  static const LogRecordsShape shape;
  return shape;
}

}  // namespace cwb
