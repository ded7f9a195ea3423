// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "shapes/describe.h"

// Records of a log, the document a bare list of them.
namespace cwb::shapes {

struct LogContext {
  std::string trace;
  std::string span;
  std::optional<std::int64_t> user;
  std::map<std::string, std::string> tags;
};

struct LogSource {
  std::string file;
  std::int32_t line = 0;
};

struct LogRecord {
  std::int64_t time_ns = 0;
  std::string level;
  std::string logger;
  std::string message;
  std::optional<std::string> error;
  std::optional<LogSource> source;
  std::optional<LogContext> context;
};

struct LogRecords {
  std::vector<LogRecord> records;
};

}  // namespace cwb::shapes

namespace cwb {

template <>
struct Describe<shapes::LogContext> {
  using S = shapes::LogContext;
  static constexpr std::string_view name = "LogContext";
  static constexpr std::tuple members{member(1, "trace", &S::trace), member(2, "span", &S::span),
                                      member(3, "user", &S::user), member(4, "tags", &S::tags)};
};

template <>
struct Describe<shapes::LogSource> {
  using S = shapes::LogSource;
  static constexpr std::string_view name = "LogSource";
  static constexpr std::tuple members{member(1, "file", &S::file), member(2, "line", &S::line)};
};

template <>
struct Describe<shapes::LogRecord> {
  using S = shapes::LogRecord;
  static constexpr std::string_view name = "LogRecord";
  static constexpr std::tuple members{
      member(1, "time_ns", &S::time_ns), member(2, "level", &S::level),
      member(3, "logger", &S::logger),   member(4, "message", &S::message),
      member(5, "error", &S::error),     member(6, "source", &S::source),
      member(7, "context", &S::context)};
};

template <>
struct Describe<shapes::LogRecords> {
  using S = shapes::LogRecords;
  static constexpr std::string_view name = "LogRecords";
  static constexpr std::string_view shape = "log-records";
  static constexpr bool root_is_wrapped = true;
  static constexpr std::tuple members{member(1, "records", &S::records)};
};

}  // namespace cwb
