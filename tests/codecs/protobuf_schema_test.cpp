// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#if __has_include(<google/protobuf/descriptor.h>)

#include <algorithm>
#include <string>
#include <string_view>

#include <google/protobuf/descriptor.h>
#include <gtest/gtest.h>

#include "codecs/registry.h"
#include "shapes/convert.h"
#include "shapes/typed.h"

namespace cwb {
namespace {

namespace pb = google::protobuf;

FieldType type_of(const pb::FieldDescriptor& field) {
  switch (field.type()) {
    case pb::FieldDescriptor::TYPE_BOOL:
      return FieldType::boolean;
    case pb::FieldDescriptor::TYPE_INT32:
      return FieldType::int32;
    case pb::FieldDescriptor::TYPE_INT64:
      return FieldType::int64;
    case pb::FieldDescriptor::TYPE_UINT64:
      return FieldType::uint64;
    case pb::FieldDescriptor::TYPE_DOUBLE:
      return FieldType::float64;
    case pb::FieldDescriptor::TYPE_STRING:
      return FieldType::string;
    case pb::FieldDescriptor::TYPE_BYTES:
      return FieldType::bytes;
    case pb::FieldDescriptor::TYPE_MESSAGE:
      return FieldType::message;
    default:
      ADD_FAILURE() << field.full_name() << " has a type that no shape has: " << field.type_name();
      return FieldType::bytes;
  }
}

std::size_t add_message(Schema& schema, const pb::Descriptor& type) {
  for (std::size_t i = 0; i < schema.messages.size(); ++i) {
    if (schema.messages[i].name == type.name()) return i;
  }
  const std::size_t place = schema.messages.size();
  schema.messages.push_back({type.name(), {}});
  for (int i = 0; i < type.field_count(); ++i) {
    const pb::FieldDescriptor& described = *type.field(i);
    const pb::FieldDescriptor& value =
        described.is_map() ? *described.message_type()->map_value() : described;
    Field field;
    field.tag = static_cast<std::uint32_t>(described.number());
    field.name = described.name();
    field.type = type_of(value);
    field.cardinality = described.is_map()        ? Cardinality::map
                        : described.is_repeated() ? Cardinality::repeated
                                                  : Cardinality::single;
    if (field.type == FieldType::message)
      field.message = add_message(schema, *value.message_type());
    if (field.cardinality == Cardinality::single) {
      EXPECT_TRUE(described.has_presence()) << described.full_name() << " must be optional";
    }
    if (described.is_map()) {
      EXPECT_EQ(described.message_type()->map_key()->type(), pb::FieldDescriptor::TYPE_STRING);
    }
    schema.messages[place].fields.push_back(std::move(field));
  }
  return place;
}

/// Compares the schema of the shape's struct with what protoc read from the shape's .proto file.
template <class Struct>
void expect_same_schema(const std::string& file_name) {
  if (!find_codec("protobuf/generated")) GTEST_SKIP() << "this build has no protobuf";
  const pb::FileDescriptor* file =
      pb::DescriptorPool::generated_pool()->FindFileByName(file_name + ".proto");
  ASSERT_TRUE(file);
  EXPECT_EQ(file->syntax(), pb::FileDescriptor::SYNTAX_PROTO3);
  EXPECT_EQ(file->package(), "codec_workbench." + file_name);
  const pb::Descriptor* root = file->FindMessageTypeByName(std::string(Describe<Struct>::name));
  ASSERT_TRUE(root) << file_name;
  const Schema expected = schema_of<Struct>();
  Schema actual;
  actual.root = add_message(actual, *root);
  actual.root_is_wrapped = expected.root_is_wrapped;  // a .proto file cannot say it
  EXPECT_EQ(static_cast<std::size_t>(file->message_type_count()), actual.messages.size())
      << file_name << " has a message that its root does not reach";
  ASSERT_EQ(actual.messages.size(), expected.messages.size());
  for (std::size_t i = 0; i < actual.messages.size(); ++i) {
    EXPECT_EQ(actual.messages[i].name, expected.messages[i].name);
    ASSERT_EQ(actual.messages[i].fields.size(), expected.messages[i].fields.size());
    for (std::size_t j = 0; j < actual.messages[i].fields.size(); ++j) {
      EXPECT_EQ(actual.messages[i].fields[j], expected.messages[i].fields[j])
          << actual.messages[i].name << '.' << actual.messages[i].fields[j].name;
    }
  }
  EXPECT_EQ(actual, expected);
}

/// The name of a shape's schema file: its id, with _ for -.
std::string file_of(std::string_view shape) {
  std::string name(shape);
  std::ranges::replace(name, '-', '_');
  return name;
}

template <class Struct>
class ProtobufSchema : public testing::Test {};

template <class List>
struct TypesOf;
template <class... Structs>
struct TypesOf<StructList<Structs...>> {
  using Types = testing::Types<Structs...>;
};
TYPED_TEST_SUITE(ProtobufSchema, TypesOf<ShapeStructs>::Types);

TYPED_TEST(ProtobufSchema, OfAShapeIsItsStructs) {
  expect_same_schema<TypeParam>(file_of(Describe<TypeParam>::shape));
}

}  // namespace
}  // namespace cwb

#endif
