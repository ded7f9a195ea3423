// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "codecs/msgpack_cxx/adaptor_forms.h"
#include "shapes/log_records.h"

namespace cwb::msgpack_cxx {

auto as_map(Is<shapes::LogContext> auto& v) {
  return map_of_present("trace", v.trace, "span", v.span, "user", v.user, "tags", v.tags);
}
auto as_array(Is<shapes::LogContext> auto& v) {
  return msgpack::type::make_define_array(v.trace, v.span, v.user, v.tags);
}

auto as_map(Is<shapes::LogSource> auto& v) {
  return msgpack::type::make_define_map("file", v.file, "line", v.line);
}
auto as_array(Is<shapes::LogSource> auto& v) {
  return msgpack::type::make_define_array(v.file, v.line);
}

auto as_map(Is<shapes::LogRecord> auto& v) {
  return map_of_present("time_ns", v.time_ns, "level", v.level, "logger", v.logger, "message",
                        v.message, "error", v.error, "source", v.source, "context", v.context);
}
auto as_array(Is<shapes::LogRecord> auto& v) {
  return msgpack::type::make_define_array(v.time_ns, v.level, v.logger, v.message, v.error,
                                          v.source, v.context);
}

}  // namespace cwb::msgpack_cxx
