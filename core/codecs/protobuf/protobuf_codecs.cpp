// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <string_view>
#include <type_traits>
#include <utility>

#include <fmt/format.h>
#include <google/protobuf/stubs/common.h>
#include <google/protobuf/stubs/logging.h>

#include "codecs/loop_subject.h"
#include "codecs/protobuf/api_events_message.h"
#include "codecs/protobuf/cookie_message.h"
#include "codecs/protobuf/deep_tree_message.h"
#include "codecs/protobuf/dynamic_adapter.h"
#include "codecs/protobuf/generated_adapter.h"
#include "codecs/protobuf/geometry_message.h"
#include "codecs/protobuf/log_records_message.h"
#include "codecs/protobuf/multilingual_message.h"
#include "codecs/protobuf/order_message.h"
#include "codecs/protobuf/save_game_message.h"
#include "codecs/protobuf/scroll_list_message.h"
#include "codecs/protobuf/string_array_message.h"
#include "codecs/protobuf/string_map_message.h"
#include "codecs/protobuf/telemetry_message.h"
#include "codecs/registry.h"
#include "shapes/typed.h"

namespace cwb {
namespace {

using protobuf::Destination;
using Prepared = tl::expected<std::unique_ptr<Subject>, Refusal>;

/// What all modes of the library have in common.
CodecInfo library_info() {
  CodecInfo info;
  info.format = "Protocol Buffers";
  info.library = "libprotobuf";
  info.version = google::protobuf::internal::VersionString(GOOGLE_PROTOBUF_VERSION);
  info.traits.needs_schema = true;
  info.traits.checks_utf8 = true;
  return info;
}

template <Destination destination>
class GeneratedCodec final : public Codec {
 public:
  const CodecInfo& info() const override {
    static const CodecInfo info = [] {
      CodecInfo made = library_info();
      made.documentation_url = "https://protobuf.dev/getting-started/cpptutorial/";
      made.family = Family::typed;
      made.phases = phases_of<protobuf::GeneratedAdapter<shapes::Cookie, destination>>();
      if constexpr (destination == Destination::reused) {
        made.id = "protobuf/generated-reuse";
        made.label = "protobuf, generated, reused message";
        made.description =
            "The class that protoc generates for the shape; one message is emptied and filled "
            "again, so that its strings and submessages keep their memory.";
        made.traits.reuses_destination = true;
      } else {
        made.id = "protobuf/generated";
        made.label = "protobuf, generated";
        made.description =
            "The class that protoc generates for the shape; a fresh message each time.";
      }
      return made;
    }();
    return info;
  }

  Prepared prepare(const Payload& payload) const override {
    return with_shape_struct<Prepared>(
        payload.shape, no_class(payload), [&payload]<class Struct>(std::type_identity<Struct>) {
          return make_subject(protobuf::GeneratedAdapter<Struct, destination>{}, payload);
        });
  }

 private:
  static Prepared no_class(const Payload& payload) {
    return tl::unexpected(
        Refusal{fmt::format("works on the generated class of a built-in shape; {} is not one; take "
                            "protobuf/dynamic with a schema",
                            payload.id)});
  }
};

class DynamicCodec final : public Codec {
 public:
  const CodecInfo& info() const override {
    static const CodecInfo info = [] {
      CodecInfo made = library_info();
      made.id = "protobuf/dynamic";
      made.label = "protobuf, dynamic";
      made.documentation_url =
          "https://protobuf.dev/reference/cpp/api-docs/google.protobuf.dynamic_message/";
      made.description =
          "DynamicMessage: message types made from the schema while the program runs, filled and "
          "read by reflection; nothing is generated.";
      made.family = Family::dynamic;
      made.phases = phases_of<protobuf::DynamicAdapter>();
      made.losses.empty_list_absent = true;
      return made;
    }();
    return info;
  }

  Prepared prepare(const Payload& payload) const override {
    if (!payload.schema) return tl::unexpected(lacks_schema(payload));
    auto types = protobuf::RuntimeTypes::make(*payload.schema);
    if (!types) return tl::unexpected(std::move(types.error()));
    return make_subject(protobuf::DynamicAdapter(std::move(*types)), payload);
  }
};

}  // namespace

void add_protobuf_codecs(CodecList& list) {
  // The library prints why it refuses bytes to stderr, from inside decode; what it returns is
  // enough.
  google::protobuf::SetLogHandler(nullptr);
  list.push_back(std::make_unique<GeneratedCodec<Destination::fresh>>());
  list.push_back(std::make_unique<GeneratedCodec<Destination::reused>>());
  list.push_back(std::make_unique<DynamicCodec>());
}

}  // namespace cwb
