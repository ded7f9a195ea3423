// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/log_records_message.h"

namespace cwb::protobuf {
namespace {

namespace pb = codec_workbench::log_records;

void build(const shapes::LogContext& value, pb::LogContext& message) {
  message.set_trace(value.trace);
  message.set_span(value.span);
  if (value.user) message.set_user(*value.user);
  auto& tags = *message.mutable_tags();
  for (const auto& [key, held] : value.tags) tags[key] = held;
}

void build(const shapes::LogSource& value, pb::LogSource& message) {
  message.set_file(value.file);
  message.set_line(value.line);
}

void build(const shapes::LogRecord& value, pb::LogRecord& message) {
  message.set_time_ns(value.time_ns);
  message.set_level(value.level);
  message.set_logger(value.logger);
  message.set_message(value.message);
  if (value.error) message.set_error(*value.error);
  if (value.source) build(*value.source, *message.mutable_source());
  if (value.context) build(*value.context, *message.mutable_context());
}

void read(const pb::LogContext& message, LeafSum& sum) {
  sum.add(std::string_view(message.trace()));
  sum.add(std::string_view(message.span()));
  if (message.has_user()) sum.add(message.user());
  for (const auto& entry : message.tags()) sum.add(std::string_view(entry.second));
}

void read(const pb::LogSource& message, LeafSum& sum) {
  sum.add(std::string_view(message.file()));
  sum.add(message.line());
}

void read(const pb::LogRecord& message, LeafSum& sum) {
  sum.add(message.time_ns());
  sum.add(std::string_view(message.level()));
  sum.add(std::string_view(message.logger()));
  sum.add(std::string_view(message.message()));
  if (message.has_error()) sum.add(std::string_view(message.error()));
  if (message.has_source()) read(message.source(), sum);
  if (message.has_context()) read(message.context(), sum);
}

}  // namespace

using LogRecordsMessage = ShapeMessage<shapes::LogRecords>;

void LogRecordsMessage::build(const shapes::LogRecords& value, Message& message) {
  for (const auto& item : value.records) protobuf::build(item, *message.add_records());
}

void LogRecordsMessage::read(const Message& message, LeafSum& sum) {
  for (const auto& item : message.records()) protobuf::read(item, sum);
}

}  // namespace cwb::protobuf
