// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "codecs/protobuf/runtime_types.h"

#include <utility>

#include <fmt/format.h>
#include <google/protobuf/descriptor.pb.h>

#include "codecs/proto3_fit.h"

namespace cwb::protobuf {
namespace {

namespace pb = google::protobuf;

// The schema's own names are not used: a document's key may be any text, a name in protobuf may
// not, and names that differ in case or underscores only may not stand in one message. Bytes and
// speed do not depend on names.
std::string message_name(std::size_t place) { return fmt::format("M{}", place); }
std::string field_name(std::uint32_t tag) { return fmt::format("f{}", tag); }
std::string entry_name(std::uint32_t tag) { return fmt::format("F{}Entry", tag); }

pb::FieldDescriptorProto::Type wire_type(FieldType type) {
  switch (type) {
    case FieldType::boolean:
      return pb::FieldDescriptorProto::TYPE_BOOL;
    case FieldType::int32:
      return pb::FieldDescriptorProto::TYPE_INT32;
    case FieldType::int64:
      return pb::FieldDescriptorProto::TYPE_INT64;
    case FieldType::uint64:
      return pb::FieldDescriptorProto::TYPE_UINT64;
    case FieldType::float64:
      return pb::FieldDescriptorProto::TYPE_DOUBLE;
    case FieldType::string:
      return pb::FieldDescriptorProto::TYPE_STRING;
    case FieldType::bytes:
      return pb::FieldDescriptorProto::TYPE_BYTES;
    case FieldType::message:
      return pb::FieldDescriptorProto::TYPE_MESSAGE;
  }
  return pb::FieldDescriptorProto::TYPE_BYTES;
}

void declare_value(const Field& field, pb::FieldDescriptorProto& out) {
  out.set_type(wire_type(field.type));
  out.set_label(pb::FieldDescriptorProto::LABEL_OPTIONAL);
  if (field.type == FieldType::message) {
    out.set_type_name(fmt::format(".{}", message_name(field.message)));
  }
}

/// What protoc makes of `map<string, T>`: a repeated message with a key and a value.
void declare_map(const Field& field, std::size_t message, pb::DescriptorProto& parent,
                 pb::FieldDescriptorProto& out) {
  pb::DescriptorProto& entry = *parent.add_nested_type();
  entry.set_name(entry_name(field.tag));
  entry.mutable_options()->set_map_entry(true);
  pb::FieldDescriptorProto& key = *entry.add_field();
  key.set_name("key");
  key.set_number(1);
  key.set_type(pb::FieldDescriptorProto::TYPE_STRING);
  key.set_label(pb::FieldDescriptorProto::LABEL_OPTIONAL);
  pb::FieldDescriptorProto& value = *entry.add_field();
  value.set_name("value");
  value.set_number(2);
  declare_value(field, value);
  out.set_type(pb::FieldDescriptorProto::TYPE_MESSAGE);
  out.set_label(pb::FieldDescriptorProto::LABEL_REPEATED);
  out.set_type_name(fmt::format(".{}.{}", message_name(message), entry.name()));
}

void declare_field(const Field& field, std::size_t message, pb::DescriptorProto& parent) {
  pb::FieldDescriptorProto& out = *parent.add_field();
  out.set_name(field_name(field.tag));
  out.set_number(static_cast<std::int32_t>(field.tag));
  if (field.cardinality == Cardinality::map) {
    declare_map(field, message, parent, out);
    return;
  }
  declare_value(field, out);
  if (field.cardinality == Cardinality::repeated) {
    out.set_label(pb::FieldDescriptorProto::LABEL_REPEATED);
  } else if (field.type != FieldType::message) {
    // What protoc makes of `optional`: a oneof of this field alone. Messages have presence as it
    // is.
    out.set_proto3_optional(true);
    out.set_oneof_index(parent.oneof_decl_size());
    parent.add_oneof_decl()->set_name("_" + out.name());
  }
}

/// Keeps what the pool finds wrong; by itself it would print it.
class FirstError final : public pb::DescriptorPool::ErrorCollector {
 public:
  void AddError(const std::string& /*file*/, const std::string& element,
                const pb::Message* /*descriptor*/, ErrorLocation /*location*/,
                const std::string& message) override {
    if (text.empty()) text = fmt::format("{}: {}", element, message);
  }
  std::string text;
};

}  // namespace

tl::expected<std::unique_ptr<RuntimeTypes>, Refusal> RuntimeTypes::make(const Schema& schema) {
  if (auto refusal = proto3_misfit(schema)) return tl::unexpected(std::move(*refusal));
  pb::FileDescriptorProto file;
  file.set_name("schema.proto");
  file.set_syntax("proto3");
  for (std::size_t i = 0; i < schema.messages.size(); ++i) {
    pb::DescriptorProto& message = *file.add_message_type();
    message.set_name(message_name(i));
    for (const Field& field : schema.messages[i].fields) declare_field(field, i, message);
  }
  // Not make_unique: the constructor is private.
  std::unique_ptr<RuntimeTypes> types(new RuntimeTypes(schema));
  FirstError error;
  const pb::FileDescriptor* built = types->pool_.BuildFileCollectingErrors(file, &error);
  if (!built) {
    return tl::unexpected(Refusal{"protobuf does not take the schema: " + error.text});
  }
  types->plan(*built);
  return types;
}

void RuntimeTypes::plan(const pb::FileDescriptor& file) {
  plans_.resize(schema_.messages.size());
  for (std::size_t i = 0; i < plans_.size(); ++i) {
    MessagePlan& plan = plans_[i];
    const pb::Descriptor& type = *file.message_type(static_cast<int>(i));
    plan.prototype = factory_.GetPrototype(&type);
    plan.reflection = plan.prototype->GetReflection();
    plan.fields.reserve(schema_.messages[i].fields.size());
    for (const Field& field : schema_.messages[i].fields) {
      const MessagePlan* message =
          field.type == FieldType::message ? &plans_[field.message] : nullptr;
      FieldPlan made;
      made.key = field.name;
      made.cardinality = field.cardinality;
      made.slot = {plan.reflection, type.FindFieldByNumber(static_cast<int>(field.tag)), field.type,
                   message};
      if (field.cardinality == Cardinality::map) {
        const pb::Descriptor& entry = *made.slot.field->message_type();
        made.entry_key = entry.map_key();
        made.entry_value = {factory_.GetPrototype(&entry)->GetReflection(), entry.map_value(),
                            field.type, message};
      }
      plan.fields.push_back(std::move(made));
    }
    for (std::size_t j = 0; j < plan.fields.size(); ++j) {
      plan.by_key.emplace(plan.fields[j].key, j);
    }
  }
}

}  // namespace cwb::protobuf
