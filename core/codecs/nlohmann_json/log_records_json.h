// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/nlohmann_json/optional_member.h"
#include "shapes/log_records.h"

// As struct_json.h, for the shape log-records. Structs with optional members have the two functions
// that the macro would write, for the macro knows no member that may be absent.
namespace cwb::shapes {

inline void to_json(nlohmann::json& j, const LogContext& value) {
  j["trace"] = value.trace;
  j["span"] = value.span;
  nlohmann_json::put(j, "user", value.user);
  j["tags"] = value.tags;
}

inline void from_json(const nlohmann::json& j, LogContext& value) {
  j.at("trace").get_to(value.trace);
  j.at("span").get_to(value.span);
  nlohmann_json::take(j, "user", value.user);
  j.at("tags").get_to(value.tags);
}

NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(LogSource, file, line)

inline void to_json(nlohmann::json& j, const LogRecord& value) {
  j["time_ns"] = value.time_ns;
  j["level"] = value.level;
  j["logger"] = value.logger;
  j["message"] = value.message;
  nlohmann_json::put(j, "error", value.error);
  nlohmann_json::put(j, "source", value.source);
  nlohmann_json::put(j, "context", value.context);
}

inline void from_json(const nlohmann::json& j, LogRecord& value) {
  j.at("time_ns").get_to(value.time_ns);
  j.at("level").get_to(value.level);
  j.at("logger").get_to(value.logger);
  j.at("message").get_to(value.message);
  nlohmann_json::take(j, "error", value.error);
  nlohmann_json::take(j, "source", value.source);
  nlohmann_json::take(j, "context", value.context);
}

}  // namespace cwb::shapes
