// SPDX-FileCopyrightText: 2026 The Codec Workbench authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <vector>

#include "codecs/loop_subject.h"
#include "codecs/nlohmann_json/dom_value.h"
#include "codecs/nlohmann_json/nlohmann_json_codecs.h"

namespace cwb::nlohmann_json {
namespace {

using nlohmann::json;

/// A binary format of the library, by the two functions that its documentation shows.
struct MessagePack {
  static void write(const json& value, std::vector<std::uint8_t>& out) {
    json::to_msgpack(value, out);
  }
  static json read(std::span<const std::uint8_t> bytes) {
    return json::from_msgpack(bytes.begin(), bytes.end());
  }
};

struct Cbor {
  static void write(const json& value, std::vector<std::uint8_t>& out) {
    json::to_cbor(value, out);
  }
  static json read(std::span<const std::uint8_t> bytes) {
    return json::from_cbor(bytes.begin(), bytes.end());
  }
};

template <class Format>
struct BinaryAdapter {
  using Source = Document;
  using Native = json;
  using Output = std::vector<std::uint8_t>;
  static constexpr bool reuses_destination = false;

  tl::expected<Source, Refusal> source(const Payload& payload) const { return payload.document; }
  Native fresh() const { return {}; }
  void build(const Source& document, Native& value) const { build_value(document, value); }
  void encode(const Native& value, Output& out) const {
    out.clear();
    Format::write(value, out);  // appends
  }
  bool decode(std::span<const std::byte> bytes, Native& value) const {
    const auto* first = reinterpret_cast<const std::uint8_t*>(bytes.data());
    value = Format::read({first, bytes.size()});  // throws where the bytes are of no such format
    return true;
  }
  void read(const Native& value, LeafSum& sum) const { read_value(value, sum); }
  bool check(const Native& value, const ListCheck& check) const { return matches(value, check); }
  Document document(const Native& value) const { return to_document(value); }
};

template <class Format>
class BinaryCodec final : public Codec {
 public:
  explicit BinaryCodec(CodecInfo info) : info_(std::move(info)) {
    info_.family = Family::dynamic;
    info_.traits.checks_utf8 = false;  // the library checks strings in text only
    info_.phases = phases_of<BinaryAdapter<Format>>();
  }

  const CodecInfo& info() const override { return info_; }

  tl::expected<std::unique_ptr<Subject>, Refusal> prepare(const Payload& payload) const override {
    return make_subject(BinaryAdapter<Format>{}, payload);
  }

 private:
  CodecInfo info_;
};

}  // namespace

std::unique_ptr<const Codec> make_msgpack_codec() {
  CodecInfo info = common_info();
  info.id = "nlohmann-json/msgpack";
  info.label = "nlohmann/json, MessagePack";
  info.format = "MessagePack";
  info.documentation_url = "https://json.nlohmann.me/features/binary_formats/messagepack/";
  info.description =
      "Holds the document as nlohmann::json, which keeps keys sorted; to_msgpack() writes it and "
      "from_msgpack() reads it.";
  return std::make_unique<BinaryCodec<MessagePack>>(std::move(info));
}

std::unique_ptr<const Codec> make_cbor_codec() {
  CodecInfo info = common_info();
  info.id = "nlohmann-json/cbor";
  info.label = "nlohmann/json, CBOR";
  info.format = "CBOR";
  info.documentation_url = "https://json.nlohmann.me/features/binary_formats/cbor/";
  info.description =
      "Holds the document as nlohmann::json, which keeps keys sorted; to_cbor() writes it and "
      "from_cbor() reads it.";
  return std::make_unique<BinaryCodec<Cbor>>(std::move(info));
}

}  // namespace cwb::nlohmann_json
