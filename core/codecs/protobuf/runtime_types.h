// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include <google/protobuf/descriptor.h>
#include <google/protobuf/dynamic_message.h>
#include <tl/expected.hpp>

#include "base/problem.h"
#include "model/schema.h"

namespace cwb::protobuf {

struct MessagePlan;

/// Where one value lies: a field of a message, or the value of a map's entry.
struct Slot {
  const google::protobuf::Reflection* reflection = nullptr;  ///< of the message that has the field
  const google::protobuf::FieldDescriptor* field = nullptr;
  FieldType type = FieldType::int64;
  const MessagePlan* message = nullptr;  ///< of the value, where type is message
};

struct FieldPlan {
  std::string key;  ///< in the document
  Cardinality cardinality = Cardinality::single;
  Slot slot;
  // Of a map: reflection sees it as a repeated field of entries.
  const google::protobuf::FieldDescriptor* entry_key = nullptr;
  Slot entry_value;
};

/// A message type's fields, with all that reflection needs looked up once.
struct MessagePlan {
  const google::protobuf::Message* prototype = nullptr;
  const google::protobuf::Reflection* reflection = nullptr;
  std::vector<FieldPlan> fields;  ///< in the schema's order
  std::unordered_map<std::string_view, std::size_t> by_key;

  /// The field of this key, which the schema must have. `next` is where it is looked for first, and
  /// becomes the place after it: most documents keep the schema's order.
  const FieldPlan& field(std::string_view key, std::size_t& next) const {
    if (next >= fields.size() || fields[next].key != key) next = by_key.find(key)->second;
    return fields[next++];
  }
};

/// Message types made from a schema while the program runs. Messages of these types must be gone
/// before it is.
class RuntimeTypes {
 public:
  /// The refusal says what protobuf does not take in a schema: a tag outside its range, say.
  static tl::expected<std::unique_ptr<RuntimeTypes>, Refusal> make(const Schema& schema);

  const Schema& schema() const { return schema_; }
  const MessagePlan& root() const { return plans_[schema_.root]; }

 private:
  explicit RuntimeTypes(const Schema& schema) : schema_(schema) {}
  void plan(const google::protobuf::FileDescriptor& file);

  Schema schema_;
  google::protobuf::DescriptorPool pool_;
  google::protobuf::DynamicMessageFactory factory_{&pool_};
  std::vector<MessagePlan> plans_;  ///< one for each of the schema's messages
};

}  // namespace cwb::protobuf
