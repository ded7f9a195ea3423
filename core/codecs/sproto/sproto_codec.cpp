// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include "codecs/list_check.h"
#include "codecs/loop_subject.h"
#include "codecs/registry.h"
#include "codecs/sproto/check.h"
#include "codecs/sproto/decode.h"
#include "codecs/sproto/encode.h"
#include "codecs/sproto/pack.h"
#include "codecs/sproto/sproto_codecs.h"

namespace cwb {
namespace {

/// What both modes share: the document is the native object, straight from and to the bytes.
struct SprotoAdapter {
  using Source = Document;
  using Native = Document;
  using Output = sproto::ByteBuffer;
  static constexpr bool reuses_destination = false;

  tl::expected<Source, Refusal> source(const Payload& payload) const {
    if (auto refusal = sproto::check(plan, payload.document)) {
      return tl::unexpected(std::move(*refusal));
    }
    return payload.document;
  }
  Native fresh() const { return {}; }
  void read(const Native& document, LeafSum& sum) const { visit_leaves(document, sum); }
  bool check(const Native& document, const ListCheck& wanted) const {
    return matches(document, wanted);
  }
  Document document(const Native& document) const { return document; }
  std::string error() const { return failure; }

  sproto::Plan plan;
  std::string failure;

 protected:
  bool worked(std::optional<sproto::WireError> error) {
    if (!error) return true;
    failure = std::move(error->message);
    return false;
  }
};

struct RawAdapter : SprotoAdapter {
  void encode(const Native& document, Output& out) const { sproto::encode(plan, document, out); }
  bool decode(std::span<const std::byte> bytes, Native& document) {
    return worked(sproto::decode(plan, bytes, document));
  }
};

struct PackedAdapter : SprotoAdapter {
  void encode(const Native& document, Output& out) {
    sproto::encode(plan, document, unpacked);
    sproto::pack(unpacked.bytes(), out);
  }
  bool decode(std::span<const std::byte> bytes, Native& document) {
    return worked(sproto::unpack(bytes, unpacked)) &&
           worked(sproto::decode(plan, unpacked.bytes(), document, sproto::Trailing::zero_padding));
  }

  sproto::ByteBuffer unpacked;  ///< reused, as the output buffer is
};

template <class Adapter>
CodecInfo info_of(const std::string& mode, std::string description) {
  CodecInfo info = sproto::common_info(mode, mode);
  info.description = std::move(description);
  info.phases = phases_of<Adapter>();
  return info;
}

template <class Adapter>
class SprotoCodec final : public Codec {
 public:
  explicit SprotoCodec(CodecInfo info) : info_(std::move(info)) {}

  const CodecInfo& info() const override { return info_; }

  tl::expected<std::unique_ptr<Subject>, Refusal> prepare(const Payload& payload) const override {
    if (!payload.schema) return tl::unexpected(lacks_schema(payload));
    auto plan = sproto::make_plan(*payload.schema);
    if (!plan) return tl::unexpected(std::move(plan.error()));
    Adapter adapter;
    adapter.plan = std::move(*plan);
    return make_subject(std::move(adapter), payload);
  }

 private:
  CodecInfo info_;
};

}  // namespace

CodecInfo sproto::common_info(const std::string& mode, const std::string& label) {
  CodecInfo info;
  info.id = "sproto/" + mode;
  info.label = "sproto, " + label;
  info.format = "sproto";
  info.library = "Codec Workbench's own sproto";
  info.version = CWB_PROJECT_VERSION;
  info.documentation_url = "https://github.com/cloudwu/sproto";
  info.family = Family::dynamic;
  info.traits.needs_schema = true;
  info.traits.checks_utf8 = true;
  return info;
}

void add_sproto_codecs(CodecList& list) {
  list.push_back(std::make_unique<SprotoCodec<RawAdapter>>(info_of<RawAdapter>(
      "raw",
      "The schema is read at run time, and bytes go straight from and to the document. Strings are "
      "checked for UTF-8, which the format itself does not ask for.")));
  list.push_back(std::make_unique<SprotoCodec<PackedAdapter>>(info_of<PackedAdapter>(
      "packed",
      "As sproto/raw, and zeros are packed away in groups of 8 bytes, which both encode and decode "
      "pay for.")));
  list.push_back(sproto::make_struct_raw_codec());
  list.push_back(sproto::make_struct_packed_codec());
}

}  // namespace cwb
